import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A headless Chromium, driven over its DevTools pipe (`--remote-debugging-pipe`: messages are JSON, each ended by a NUL, on the file
/// descriptors 3 and 4). One for all tests; it ends with this process, and when something takes too long.
@MainActor final class Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The longest that one command may take. The machine may be busy: nothing is measured by it.
  nonisolated static let patience = 60.0

  private static var running: Browser?

  /// The browser that is running, or a new one.
  static func shared() throws -> Browser {
    if let running, running.process.isRunning { return running }
    let browser = try Browser()
    running = browser
    return browser
  }

  private let folder: URL
  private let process = Process()
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []
  private var lastNumber = 0
  private var answers: [Int: [String: Any]] = [:]
  /// Events by session, in the order of their coming.
  private var events: [String: [(method: String, parameters: [String: Any])]] = [:]

  private init() throws {
    let program = try Self.program()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (inputPath, outputPath) = (folder.appendingPathComponent("in").path, folder.appendingPathComponent("out").path)
    guard mkfifo(inputPath, 0o600) == 0, mkfifo(outputPath, 0o600) == 0 else { throw Failure(description: "cannot make pipes in \(folder.path)") }
    // Opened for both, so that neither side waits for the other; the browser sees the end of its input when this process is gone.
    input = open(inputPath, O_RDWR | O_CLOEXEC)
    output = open(outputPath, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard input >= 0, output >= 0 else { throw Failure(description: "cannot open pipes in \(folder.path)") }

    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", #"program=$1; in=$2; out=$3; shift 3; exec "$program" "$@" 3<"$in" 4>"$out""#, "sh", program, inputPath, outputPath] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Self.endWithThisProcess(process.processIdentifier, folder.path)
  }

  private var arguments: [String] {
    [
      "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
      "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--disable-extensions", "--disable-domain-reliability", "--disable-breakpad", "--disable-dev-shm-usage",
      "--metrics-recording-only", "--mute-audio", "--force-color-profile=srgb", "--password-store=basic", "--use-mock-keychain",
      "--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider", "--no-pings", "about:blank",
    ]
  }

  // MARK: The program

  /// Chromium's usual names and places.
  private static func program() throws -> String {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let places = path.flatMap { folder in names.map { "\(folder)/\($0)" } } + [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]
    guard let found = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Failure(
        description: """
          no Chromium to test the page in. Debian, Ubuntu: apt-get install chromium (Scripts/bootstrap does it); \
          macOS: brew install --cask google-chrome, or Chrome from its own page
          """)
    }
    return found
  }

  // MARK: Its end

  /// The browser leads a process group of its own. Read at the end of this process, by then unchanged.
  nonisolated(unsafe) private static var leftovers: [(group: pid_t, folder: String)] = []

  private static func endWithThisProcess(_ group: pid_t, _ folder: String) {
    if leftovers.isEmpty {
      atexit {
        for (group, folder) in Browser.leftovers {
          Browser.kill(group)
          try? FileManager.default.removeItem(atPath: folder)
        }
      }
    }
    leftovers.append((group, folder))
  }

  nonisolated private static func kill(_ process: pid_t) {
    guard process > 1 else { return }
    #if canImport(Darwin)
      if getpgid(process) == process { Darwin.kill(-process, SIGKILL) }
      Darwin.kill(process, SIGKILL)
    #else
      if getpgid(process) == process { Glibc.kill(-process, SIGKILL) }
      Glibc.kill(process, SIGKILL)
    #endif
  }

  /// Ends it and whatever it started; the next test starts another.
  private func end() {
    Self.kill(process.processIdentifier)
    process.waitUntilExit()
    Self.running = nil
  }

  // MARK: Messages

  /// Sends a command and waits for its answer.
  @discardableResult func send(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil, patience: Double = Browser.patience
  ) throws -> [String: Any] {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try write(Array(try JSONSerialization.data(withJSONObject: message)) + [0])
    let deadline = Date(timeIntervalSinceNow: patience)
    while answers[lastNumber] == nil {
      guard try read(until: deadline) else {
        end()
        throw Failure(description: "the browser gave no answer to \(method) within \(patience) s, and was ended")
      }
    }
    let answer = answers.removeValue(forKey: lastNumber) ?? [:]
    if let error = answer["error"] as? [String: Any] { throw Failure(description: "\(method): \(error["message"] ?? error)") }
    return answer["result"] as? [String: Any] ?? [:]
  }

  /// The events of a session so far.
  func events(of session: String) -> [(method: String, parameters: [String: Any])] { events[session] ?? [] }

  func forget(_ session: String) { events[session] = nil }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard process.isRunning else { throw Failure(description: "the browser ended by itself") }
      let count = rest.withUnsafeBytes { pointer in
        #if canImport(Darwin)
          Darwin.write(input, pointer.baseAddress, min(pointer.count, 4096))
        #else
          Glibc.write(input, pointer.baseAddress, min(pointer.count, 4096))
        #endif
      }
      guard count > 0 || errno == EINTR else { throw Failure(description: "cannot write to the browser") }
      if count > 0 { rest = rest.dropFirst(count) }
    }
  }

  /// Waits for messages and sorts them. False at the deadline.
  private func read(until deadline: Date) throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(output, &buffer, buffer.count)
      #else
        let count = Glibc.read(output, &buffer, buffer.count)
      #endif
      if count > 0 {
        received += buffer[..<count]
        if try sort() { return true }
        continue
      }
      guard process.isRunning else { throw Failure(description: "the browser ended by itself") }
      guard deadline.timeIntervalSinceNow > 0 else { return false }
      var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      _ = poll(&descriptor, 1, 200)
    }
  }

  private func sort() throws -> Bool {
    var isNew = false
    while let end = received.firstIndex(of: 0) {
      let message = try JSONSerialization.jsonObject(with: Data(received[..<end])) as? [String: Any] ?? [:]
      received.removeSubrange(...end)
      isNew = true
      if let number = message["id"] as? Int {
        answers[number] = message
      } else if let method = message["method"] as? String {
        events[message["sessionId"] as? String ?? "", default: []].append((method, message["params"] as? [String: Any] ?? [:]))
      }
    }
    return isNew
  }
}
