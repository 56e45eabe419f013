import Foundation
import Testing

/// A page in a tab of its own, closed by `close`.
@MainActor final class BrowserPage {
  private let browser: Browser
  private let target: String
  private let session: String
  let address: String

  /// Opens a file and waits until its script is done.
  init(_ file: URL, fragment: String = "", width: Int = 1440, height: Int = 900, dark: Bool = false, media: String = "") throws {
    browser = try Browser.shared()
    let made = try browser.send("Target.createTarget", ["url": "about:blank", "newWindow": true])
    target = try #require(made["targetId"] as? String)
    let attached = try browser.send("Target.attachToTarget", ["targetId": target, "flatten": true])
    session = try #require(attached["sessionId"] as? String)
    address = file.absoluteString
    for domain in ["Page", "Runtime", "Network", "Log"] { try send("\(domain).enable") }
    try send("Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500])
    // Motion would have to be waited for.
    try setMedia(dark: dark, media: media)
    try send("Page.navigate", ["url": address + fragment])
    try wait("document.body?.classList.contains('ready')")
  }

  func setMedia(dark: Bool, media: String = "") throws {
    try send(
      "Emulation.setEmulatedMedia",
      [
        "media": media,
        "features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"], ["name": "prefers-reduced-motion", "value": "reduce"]],
      ])
  }

  @discardableResult func send(
    _ method: String, _ parameters: [String: Any] = [:], patience: Double = Browser.patience
  ) throws -> [String: Any] {
    try browser.send(method, parameters, session: session, patience: patience)
  }

  // MARK: Looking

  /// The value of an expression of JavaScript.
  @discardableResult func value(_ expression: String) throws -> Any? {
    let answer = try send("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      let exception = (details["exception"] as? [String: Any])?["description"] ?? details["text"] ?? details
      throw Browser.Failure(description: "\(exception) in \(expression)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }
  func number(_ expression: String) throws -> Double { (try value(expression) as? NSNumber)?.doubleValue ?? .nan }
  func isTrue(_ expression: String) throws -> Bool { try value("Boolean(\(expression))") as? Bool ?? false }

  /// Waits until an expression is true. At most 20 s: a limit, not a measure, for pages that never come there.
  func wait(_ expression: String, _ place: SourceLocation = #_sourceLocation) throws {
    let isMet = try value(
      """
      new Promise((done) => {
        const end = performance.now() + 20000;
        const ask = () => {
          let isMet = false;
          try { isMet = Boolean(\(expression)); } catch {}
          if (isMet || performance.now() > end) done(isMet);
          else setTimeout(ask, 15);
        };
        ask();
      })
      """)
    guard isMet as? Bool == true else {
      Issue.record("never came true: \(expression)", sourceLocation: place)
      throw Browser.Failure(description: "never came true: \(expression)")
    }
  }

  // MARK: Doing

  enum Modifier: Int {
    case none = 0
    case control = 2
    case meta = 4
    case shift = 8
  }

  private static let keyCodes = [
    "Enter": 13, "Escape": 27, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, " ": 32,
  ]

  /// Presses a key as a keyboard does, the letters included that it writes.
  func press(_ key: String, _ modifier: Modifier = .none) throws {
    var event: [String: Any] = ["key": key, "modifiers": modifier.rawValue]
    if let code = Self.keyCodes[key] { event["windowsVirtualKeyCode"] = code }
    if key.count == 1, modifier == .none { event["text"] = key }
    if key == "Enter" { event["text"] = "\r" }
    try send("Input.dispatchKeyEvent", event.merging(["type": event["text"] == nil ? "rawKeyDown" : "keyDown"]) { $1 })
    event["text"] = nil
    try send("Input.dispatchKeyEvent", event.merging(["type": "keyUp"]) { $1 })
  }

  func type(_ text: String) throws {
    for letter in text { try press(String(letter)) }
  }

  /// The middle of an element, seen from the window.
  func middle(of element: String) throws -> (x: Double, y: Double) {
    let point = try value("(() => { const f = (\(element)).getBoundingClientRect(); return [f.x + f.width / 2, f.y + f.height / 2]; })()")
    let numbers = (point as? [NSNumber] ?? []).map(\.doubleValue)
    try #require(numbers.count == 2)
    return (numbers[0], numbers[1])
  }

  func click(_ element: String) throws { try click(at: try middle(of: element)) }

  func click(at point: (x: Double, y: Double)) throws {
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] { try mouse(type, point) }
  }

  func mouse(_ type: String, _ point: (x: Double, y: Double), _ more: [String: Any] = [:]) throws {
    let isButton = type == "mousePressed" || type == "mouseReleased" || more["buttons"] != nil
    let event: [String: Any] = ["type": type, "x": point.x, "y": point.y, "button": isButton ? "left" : "none", "clickCount": isButton ? 1 : 0]
    try send("Input.dispatchMouseEvent", event.merging(more) { $1 })
  }

  // MARK: The end

  /// What the browser complained of: exceptions, errors and warnings of the console, what a policy forbade.
  var complaints: [String] {
    browser.events(of: session).compactMap { event in
      switch event.method {
      case "Runtime.exceptionThrown": return "exception: \(event.parameters["exceptionDetails"] ?? "")"
      case "Runtime.consoleAPICalled": return "console: \(event.parameters["type"] ?? "") \(event.parameters["args"] ?? "")"
      case "Log.entryAdded": return "log: \((event.parameters["entry"] as? [String: Any])?["text"] ?? event.parameters)"
      default: return nil
      }
    }
  }

  /// What it asked of the network, other than the file itself.
  var requests: [String] {
    browser.events(of: session).compactMap { event in
      guard event.method == "Network.requestWillBeSent", let request = event.parameters["request"] as? [String: Any] else { return nil }
      let url = request["url"] as? String ?? ""
      let isOwn = url == address || url == "about:blank" || url.hasPrefix("data:") || url.hasPrefix("blob:")
      return isOwn ? nil : url
    }
  }

  /// Closes the tab, and fails where anything was complained of or asked for.
  func close(_ place: SourceLocation = #_sourceLocation) throws {
    #expect(complaints == [], sourceLocation: place)
    #expect(requests == [], sourceLocation: place)
    try browser.send("Target.closeTarget", ["targetId": target])
    browser.forget(session)
  }
}
