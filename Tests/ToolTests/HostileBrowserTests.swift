import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"), .serialized)
struct `Hostile Markdown in a browser` {
  @Test func `the test detects markup that runs code`() throws {
    let control = [
      "<script>fire(1)</script>", "<img src=x onerror=fire(2)>", "<a href=\"java&Tab;script:fire(3)\">x</a>",
      "<svg onload=fire(4)>x</svg>", "<details ontoggle=fire(5)><summary>x</summary></details>",
      "<b tabindex=0 onfocus=fire(6)>x</b>", "<p onmouseover=\"fire(7)\">x</p>",
      "<form action=\"javascript:fire(8)\"><button>x</button></form>",
      "<iframe srcdoc=\"<script>parent.fire(9)</script>\"></iframe>",
      "<form><button formaction=javascript:fire(10)>x</button></form>",
      "<svg><a xlink:href=\"javascript:fire(11)\"><text>x</text></a></svg>",
      "<noscript><p title=\"</noscript><img src=x onerror=fire(12)>\"></noscript>",
    ]
    let visit = try Browser.visit(control.enumerated().map { ($0.offset + 1, $0.element) })
    #expect(visit.isDone)
    #expect(visit.fired == Set(1...control.count))
  }

  @Test(arguments: 0..<4)
  func `runs no code after rendering`(page: Int) throws {
    let payloads = try HostilePayload.rendered.get()
    let subset = payloads.filter { $0.number % 4 == page }
    let visit = try Browser.visit(subset.map { ($0.number, $0.outcome.output) })
    #expect(visit.isDone)
    #expect(visit.fired.isEmpty, "\(subset.filter { visit.fired.contains($0.number) }.map(\.name))")
  }
}

/// Opens pages in a headless Chromium.
struct Browser {
  /// The result of opening a page.
  struct Visit {
    /// The arguments of all calls of `fire`.
    let fired: Set<Int>
    /// Whether the script of the page ran to its end.
    let isDone: Bool
  }

  static let path = Program.find("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

  /// Opens a page of numbered sections and simulates a reader's clicks, focus and pointer.
  static func visit(_ sections: [(number: Int, html: String)]) throws -> Visit {
    guard let path else { return Visit(fired: [], isDone: false) }
    return try Tool.inScratchFolder { folder in
      let page = folder.appending(path: "page.html")
      try Data(Self.page(of: sections).utf8).write(to: page)
      let arguments = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder.path)/profile",
        "--virtual-time-budget=5000", "--dump-dom", page.absoluteString,
      ]
      return try read(Tool.run(path, arguments, in: folder).output)
    }
  }

  private static func page(of sections: [(number: Int, html: String)]) throws -> String {
    let script = try Data(contentsOf: HostilePayload.folder.appending(path: "watch.js"))
    let body = sections.map { "<section id=\"payload-\($0.number)\">\n\($0.html)</section>\n" }.joined()
    return """
      <!doctype html>
      <html><head><meta charset="utf-8"><title>Payloads</title><script>
      \(String(decoding: script, as: UTF8.self))
      </script></head><body><main>
      \(body)</main></body></html>
      """
  }

  private static func read(_ page: String) -> Visit {
    let root = TagReader.tags(in: page).first { $0.name == "html" }?.attributes ?? []
    let fired = root.first { $0.name == "data-fired" }?.value ?? ""
    return Visit(
      fired: Set(fired.split(separator: " ").compactMap { Int($0) }),
      isDone: root.contains(TagReader.Attribute(name: "data-done", value: "yes")))
  }
}
