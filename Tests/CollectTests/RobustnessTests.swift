import Facts
import Testing

@Suite("No input makes it trap")
struct RobustnessTests {
  static let source = """
    import SwiftUI
    @MainActor @Observable final class Router<T: Hashable>: Base where T: P {
      private(set) var path: [Route] = [] { didSet { log("\\(path.count) of \\(oldValue)") } }
      var sheet: Sheet? = nil, other = { $0 + 1 }(2)
      func push(_ route: Route, animated: Bool = true) async throws -> Bool {
        guard let self, case .a(let x, b: _) = route else { return false }
        path.append(route); path = x > 0 ? [.a, .b(c: "d\\n")] : path + [route as? Route ?? .e]
        switch route {
        case .detail(let id) where id != nil, let .other(id): try await go(id) { [weak self] in self?.done($0) } label: { Text("x") }
        #if DEBUG
        case is Int: break
        #endif
        @unknown default: for case let (a, b)? in c.d where a { continue }
        }
        do { try f() } catch E.a { } catch { throw error }
        let v = if a { b } else { c }, k = \\Root.a[0]?.b, m = #selector(a(_:)), (p, q) = (1, [2: 3])
        return true
      }
      subscript(i: Int) -> some View { get { view.a().b { c } #if X
        .d() #else .e() #endif } set { } }
    }
    enum Route: String { case a, b(c: String = "x"), indirect; typealias X = (A, B<[C: D]>) -> any E & F }
    #Preview("y") { Router() }
    extension A.B: C { static func + (l: A, r: A) -> A { l } }

    """

  @Test func everyPrefix() throws {
    let bytes = Array(Self.source.utf8)
    for end in 0...bytes.count { checkInvariants(try facts(Array(bytes[..<end])), "prefix of \(end) bytes") }
  }

  @Test func everySuffix() throws {
    let bytes = Array(Self.source.utf8)
    for start in 0..<bytes.count { checkInvariants(try facts(Array(bytes[start...])), "suffix from \(start)") }
  }

  @Test func mutations() throws {
    let bytes = Array(Self.source.utf8)
    let alphabet = Array("(){}[]<>\"#\\.,:;=?!&@$_ \n/*ab1\u{e4}".utf8) + [0, 0xff]
    var state: UInt64 = 88_172_645_463_325_252
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    for round in 0..<1500 {
      var mutated = bytes
      for _ in 0...random(8) {
        switch random(3) {
        case 0: mutated[random(mutated.count)] = alphabet[random(alphabet.count)]
        case 1: mutated.remove(at: random(mutated.count))
        default: mutated.insert(alphabet[random(alphabet.count)], at: random(mutated.count))
        }
      }
      checkInvariants(try facts(mutated), "round \(round)")
    }
  }

  @Test func reuseForgetsTheLastFile() throws {
    let first = try facts(Self.source)
    let second = try facts("let a = 1")
    let both = try reused([Self.source, "let a = 1", "", Self.source])
    #expect(both[0] == first)
    #expect(both[1] == second)
    #expect(both[2] == FileFacts())
    #expect(both[3] == first)
  }
}
