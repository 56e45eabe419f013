import NavigationGraph
import Rules

extension Reporter {
  /// One page that needs nothing else, not even a network or scripts: for an artifact of a build, a mail, a printer.
  public static let html = Reporter(name: "html", summary: "one page to open, search and print, offline") { result, options in
    let page = HTMLPage(result: result, options: options)
    return Array(page.text().utf8)
  }
}
