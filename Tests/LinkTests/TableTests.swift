import Facts
import Knowledge
import Testing

@testable import Link

/// The tables that hold each thing once.
@Suite struct TableTests {
  @Test func aKeyKeepsItsNumberAsTheTableGrows() {
    var table = InternTable<MemberKey>()
    let keys = (0..<1_000).map { MemberKey(type: TypeID(raw: Int32($0 / 10)), name: Name(raw: Int32($0 % 10))) }
    for (number, key) in keys.enumerated() { #expect(table.intern(key) == (Int32(number), true)) }
    for (number, key) in keys.enumerated() { #expect(table.intern(key) == (Int32(number), false)) }
    #expect(table.keys == keys)
  }

  @Test func keysOfTheSameBitsAreToldApart() {
    struct Crowded: NumberKey {
      let number: Int
      var keyBits: UInt64 { 7 }
    }
    var table = InternTable<Crowded>()
    for number in 0..<100 { #expect(table.intern(Crowded(number: number)).number == Int32(number)) }
    for number in 0..<100 { #expect(table.intern(Crowded(number: number)).number == Int32(number)) }
  }

  @Test func aNameOfAFileIsThatOfTheProgram() {
    let names = Names()
    var table = NameTable()
    let spellings = ["a", "home", "homeScreen", "aVeryLongNameOfSomething", "x1"] + (0..<5_000).map { "name\($0)" }
    for spelling in spellings { _ = table.append(Array(spelling.utf8)) }
    let merged = names.merge(table)
    #expect(merged.first == Name.none)
    for (name, spelling) in zip(merged.dropFirst(), spellings) {
      #expect(names[name] == spelling)
      #expect(names.intern(spelling) == name)
    }
    #expect(names.merge(table) == merged)
  }

  @Test func aNameThatIsSpelledInTwoWaysIsOne() {
    let names = Names()
    let composed = names.intern("caf\u{e9}")
    #expect(names.intern("cafe\u{301}") == composed)
    #expect(names.intern("cafe") != composed)
    #expect(names[composed].utf8.count == 5)
  }

  @Test func noBytesAreTheEmptyName() {
    let names = Names()
    #expect(names.intern("") == .none)
    #expect(names.merge(NameTable()) == [.none])
  }

  @Test func aSetOfNamesKnowsNoneThatCameLater() {
    let names = Names()
    let (first, second) = (names.intern("first"), names.intern("second"))
    let set = NameSet([first], of: names)
    #expect(set.contains(first))
    #expect(!set.contains(second))
    #expect(!set.contains(names.intern("third")))
  }

  @Test func aTableOfTypesHasAPlaceForEach() {
    var table = TypeTable<Bool>()
    #expect(table[TypeID(raw: 3)] == nil)
    table[TypeID(raw: 3)] = true
    #expect(table[TypeID(raw: 3)] == true)
    #expect(table[TypeID(raw: 2)] == nil)
    table[TypeID(raw: 3)] = nil
    #expect(table[TypeID(raw: 3)] == nil)
  }

  @Test(arguments: [("isPad", "ispad", true), ("UIDevice", "device", true), ("pa", "pad", false), ("spade", "pad", true), ("Straße", "tra", true)])
  func wordsAreFoundInAnyCase(_ name: String, _ word: String, _ isSaid: Bool) {
    #expect(name.says(word) == isSaid)
  }

  @Test func termsKnowWhatTheyAreMadeOf() {
    let terms = Terms()
    let (type, owner) = (TypeID(raw: 1), TypeID(raw: 2))
    let parameter = terms.intern(.generic(Name(raw: 1), owner, .none))
    let plain = terms.nominal(type)
    let held = terms.optional(terms.optional(terms.nominal(type, [parameter])))
    #expect(terms.nominalType(held) == type)
    #expect(terms.unwrapped(held) == terms.nominal(type, [parameter]))
    #expect(terms.hasGeneric(held))
    #expect(!terms.hasGeneric(terms.optional(plain)))
    #expect(terms.nominalType(terms.intern(.composition([parameter, plain]))) == type)
    #expect(terms.nominalType(parameter) == nil)
    #expect(terms.nominalType(.unknown) == nil)
  }

  @Test func bothConditionsAreThoseOfTheFirstAndWhatTheSecondAdds() {
    let (guards, value) = (Guards(), Val(raw: 1))
    let first = guards.adding(.flag(value, true), to: .always)
    let second = guards.adding(.flag(Val(raw: 2), false), to: first)
    #expect(guards.and(first, second) == second)
    #expect(guards.and(first, second) == second)
    #expect(guards.and(first, first) == first)
    #expect(guards.and(.always, second) == second)
    #expect(guards.atoms(second).count == 2)
    #expect(Array(guards.atoms(second)) == [.flag(Val(raw: 2), false), .flag(value, true)])
    #expect(guards.atoms(.always).count == 0)
  }
}
