import Foundation
import Sites
import TestSupport
import Testing

/// The stylesheets and scripts of a page, joined into few files.
@Suite struct `The files that a page links to` {
  /// A site with the built-in theme, as a folder.
  private static func inFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    try Program.inScratchFolder { folder in
      var files = files
      files["Content/site.yml"] = "title: Workshop\nurl: https://example.org/\n" + (files["Content/site.yml"] ?? "")
      files["Content/index.md"] = files["Content/index.md"] ?? "# Hello\n\n:::tabs\n## A\nOne\n\n## B\nTwo\n:::\n"
      try FileTree.write(files.mapValues { Data($0.utf8) }, to: folder)
      try body(folder)
    }
  }

  private static func build(_ folder: URL, _ more: [String] = []) throws -> Program.Outcome {
    try BuiltTool.build(["--now", "2026-11-21", "--output", "_site"] + more, in: folder)
  }

  /// Returns the texts of the linked files with an extension, in order.
  private static func linked(_ kind: String, from page: String = "index.html", in folder: URL) throws -> [String] {
    let html = try text(page, in: folder)
    return try html.matches(of: #/<(?:link rel="stylesheet" href|script(?: type="module"| defer|) src)="/([^"]+)"/#)
      .map { String($0.1) }.filter { $0.hasSuffix("." + kind) }.map { try text($0, in: folder) }
  }

  private static func text(_ path: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: "_site/\(path)"), encoding: .utf8)
  }

  @Test func `are one stylesheet, one module and two early scripts on a page with tabs and code`() throws {
    try Self.inFolder([
      "Content/index.md": "# Hello\n\n```swift\nlet a = 1\n```\n\n:::tabs\n## A\nOne\n\n## B\nTwo\n:::\n"
    ]) {
      let outcome = try Self.build($0)
      #expect(outcome.status == 0)
      let styles = try Self.linked("css", in: $0)
      #expect(styles.count == 1)
      for part in ["--ground:", ".site-header", ".hl-keyword", ".tabs"] { #expect(styles[0].contains(part), "\(part)") }
      let linked = try Self.linked("js", in: $0)
      #expect(linked.count == 3)
    }
  }

  @Test func `hold each file once, at its first place`() throws {
    let text = "# Hello\n\n```swift\nlet a = 1\n```\n\n> [!TIP]\n> Text.\n"
    try Self.inFolder(["Content/index.md": text, "Content/site.yml": "palette: forest\n"]) {
      _ = try Self.build($0)
      let style = try Self.linked("css", in: $0).joined()
      // The default palette, then the chosen one.
      #expect(style.matches(of: #/--ground:/#).count == 2)
      #expect(style.matches(of: #/\.callout-title\{/#).count == 1)
    }
  }

  @Test(.enabled(if: Program.find("gzip") != nil, "gzip is not installed"))
  func `weigh less than 10 kB with the home page of a blog, compressed`() throws {
    var files = ["Content/index.md": "# Workshop\n\nThings made of wood.\n"]
    for day in 10...22 {
      files["Content/posts/2026-05-\(day)-chair-\(day).md"] =
        "---\ntitle: Chair \(day)\ntags: [oak]\n---\nIt has four legs.\n"
    }
    try Self.inFolder(files) { folder in
      _ = try Self.build(folder)
      let texts = try [Self.text("index.html", in: folder)] + ["css", "js"].flatMap { try Self.linked($0, in: folder) }
      #expect(texts.count == 4 && texts[0].contains("Chair 22"))
      let sizes = try texts.map { try Program.compressedSize(of: $0.utf8) }
      #expect(sizes.reduce(0, +) < 10_000, "\(sizes)")
    }
  }

  @Test func `end with the site's custom stylesheet, also when it is added later`() throws {
    try Self.inFolder([:]) { folder in
      _ = try Self.build(folder)
      let custom = "body{color:red}"
      try FileTree.write(["Templates/assets/custom.css": Data(custom.utf8)], to: folder)
      let outcome = try Self.build(folder)
      #expect(outcome.status == 0)
      let linked = try Self.linked("css", in: folder)
      #expect(linked[0].hasSuffix(custom + "\n"))
      try FileTree.write(["Templates/assets/custom.css": Data("body{color:blue}".utf8)], to: folder)
      _ = try Self.build(folder)
      let edited = try FileTree.files(in: folder.appending(path: "_site"))
      let relinked = try Self.linked("css", in: folder)
      #expect(relinked[0].hasSuffix("body{color:blue}\n"))
      _ = try Self.build(folder, ["--no-cache"])
      let fresh = try FileTree.files(in: folder.appending(path: "_site"))
      #expect(edited["index.html"] == fresh["index.html"])
    }
  }

  static let broken: [Case<String, String>] = [
    Case("a brace that does not end", "body { color: red;", "body"),
    Case("a comment that does not end", "body {} /* oh", "body"),
    Case("a statement that does not end", "body {} @layer late", "body"),
    Case("an import", "@import \"other.css\";", "@import"),
    Case("a byte order mark", "\u{FEFF}body {}", "body"),
    Case("an escape in an address", "body { background: url(a\\ b.png) }", "body"),
    Case("an escape in a quoted address", "body { background: url('a\\ b.png') }", "body"),
  ]

  @Test(arguments: broken)
  func `leave a stylesheet alone that would change the others`(_ row: Case<String, String>) throws {
    try Self.inFolder(["Templates/assets/custom.css": row.input, "Templates/assets/other.css": "a{}"]) { folder in
      _ = try Self.build(folder)
      let styles = try Self.linked("css", in: folder)
      #expect(styles.count == 2)
      #expect(styles.last?.hasPrefix(row.expected) ?? false)
    }
  }

  @Test func `are joined although a text in them has an escape`() throws {
    try Self.inFolder(["Templates/assets/custom.css": "q::before { content: \"\\201C\" }"]) { folder in
      _ = try Self.build(folder)
      #expect(try Self.linked("css", in: folder).count == 1)
    }
  }

  static let unclosed: [Case<String, String>] = [
    Case("at the end", "body { color: red;", "1:6"),
    Case("before another rule", "a { b: c }\np { color: red;\na { b: c }", "2:3"),
    Case("in a layer", "@layer x {\n  p { color: red; }\n", "1:10"),
  ]

  @Test(arguments: unclosed)
  func `report a brace that is never closed, in each build`(_ row: Case<String, String>) throws {
    try Self.inFolder(["Templates/assets/custom.css": row.input]) { folder in
      let message = "Templates/assets/custom.css:\(row.expected): warning: this `{` is never closed"
      for build in ["first", "second"] {
        let outcome = try Self.build(folder)
        #expect(outcome.status == 0 && outcome.errors.contains(message), "\(build): \(outcome.errors)")
      }
    }
  }

  @Test func `keep the kind of a script that stays alone`() throws {
    try Self.inFolder([
      "Content/index.md": "```swift\nlet a = 1\n```\n\n:::tabs\n## A\nOne\n:::\n",
      "Templates/assets/code.js": "var shared = 1\n", "Templates/containers/tabs.js": "const own = 2\n",
    ]) { folder in
      _ = try Self.build(folder)
      let html = try Self.text("index.html", in: folder)
      #expect(html.contains(#/<script defer src="/assets/code\.\w+\.js"/#))
      #expect(html.contains(#/<script type="module" src="/containers/tabs\.\w+\.js"/#))
    }
  }

  @Test func `catch the errors of each joined script`() throws {
    try Self.inFolder(["Content/index.md": "```swift\nlet a = 1\n```\n\n:::tabs\n## A\nOne\n:::\n"]) { folder in
      _ = try Self.build(folder)
      let script = try #require(try Self.linked("js", in: folder).first { $0.contains("code-copy") })
      #expect(script.components(separatedBy: "} catch (error) {\n  console.error(error);\n}\n").count == 6)
    }
  }

  @Test func `leave a script alone that the site changed`() throws {
    try Self.inFolder(["Templates/containers/tabs.js": "syntax error("]) { folder in
      _ = try Self.build(folder)
      let scripts = try Self.linked("js", in: folder)
      #expect(scripts.contains("syntax error("))
      #expect(scripts.contains { $0.contains("theme-switch") && !$0.contains("syntax error") })
    }
  }

  @Test func `keep the relative addresses of stylesheets in other folders`() throws {
    let style = ".tabs{background:url(tabs.svg)} .b{background:url('/up.svg')} .c{background:url(data:,x)}"
    try Self.inFolder([
      "Templates/containers/tabs.css": style, "Templates/containers/tabs.svg": "<svg/>",
      "Content/static/up.svg": "<svg/>",
    ]) { folder in
      _ = try Self.build(folder)
      let css = try Self.linked("css", in: folder)[0]
      #expect(
        css.contains("url(../containers/tabs.svg)") && css.contains("url('/up.svg')") && css.contains("url(data:,x)"))
    }
  }

  @Test func `follow the palette of the settings`() throws {
    try Self.inFolder(["Content/site.yml": "palette: forest\n"]) { folder in
      let outcome = try Self.build(folder)
      #expect(outcome.status == 0)
      let linked = try Self.linked("css", in: folder)
      #expect(linked[0].contains("#1c6434"))
      let settings = "title: Workshop\nurl: https://example.org/\npalette: rose\n"
      try FileTree.write(["Content/site.yml": Data(settings.utf8)], to: folder)
      _ = try Self.build(folder)
      let relinked = try Self.linked("css", in: folder)
      #expect(relinked[0].contains("#a8174f") && !relinked[0].contains("#1c6434"))
    }
    try Self.inFolder(["Content/site.yml": "palette: forrest\n"]) { folder in
      let outcome = try Self.build(folder)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("site.yml:3:10: error: `palette` must be one of `forest`"), "\(outcome.errors)")
      #expect(outcome.errors.contains("did you mean `forest`?"), "\(outcome.errors)")
    }
  }
}
