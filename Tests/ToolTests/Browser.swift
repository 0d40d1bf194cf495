import Foundation
import TestSupport

/// Chromium without a window.
struct Browser {
  /// What became of a page.
  struct Visit {
    /// The numbers that the page's code called `fire` with.
    let fired: Set<Int>
    /// Whether the page's own script came to its end.
    let isDone: Bool
  }

  static let path = Program.find("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

  /// Opens a page of numbered sections, and does there what a reader might.
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
