import Foundation
import Highlighting
import TestSupport
import Testing

@Suite struct CatalogTests {
  private static let rows: [Case<String, String?>] = [
    Case("a name", "swift", "swift"),
    Case("a name in capitals", "Swift", "swift"),
    Case("an alias", "sh", "bash"),
    Case("an alias with signs", "c++", "cpp"),
    Case("an alias of two words", "objective-c", "objc"),
    Case("JavaScript by its ending", "js", "javascript"),
    Case("TypeScript by its ending", "ts", "typescript"),
    Case("Python by its ending", "py", "python"),
    Case("YAML by its short ending", "yml", "yaml"),
    Case("an alias with a sharp", "C#", "csharp"),
    Case("Go templates of Hugo", "gotmpl", "go-html-template"),
    Case("Nunjucks", "njk", "jinja"),
    Case("Twig", "twig", "jinja"),
    Case("Terraform", "tf", "hcl"),
    Case("LaTeX", "latex", "tex"),
    Case("Vue in HTML", "vue-html", "html"),
    Case("a folder tree, which is plain", "tree", "text"),
    Case("a diagram, which is plain", "mermaid", "text"),
    Case("flags after a comma", "rust,ignore", "rust"),
    Case("an unknown name", "klingon", nil),
    Case("empty text", "", nil),
  ]

  @Test(arguments: rows)
  func `a language is found by name or alias`(_ row: Case<String, String?>) {
    row.check(Language.named(row.input)?.name)
  }

  @Test func `every documented language exists`() {
    let promised = """
      swift objc c c++ java kotlin go rust javascript typescript jsx tsx python ruby php bash shell console sql json yaml toml
      ini xml html css markdown diff dockerfile makefile lua text r perl haskell elixir scheme lisp clojure zig nix
      hcl tex mdx liquid jinja go-html-template ejs erb eex csharp powershell batch nginx apache graphql http
      """
    for name in promised.split(whereSeparator: \.isWhitespace) {
      #expect(Language.named(String(name)) != nil, "\(name)")
    }
  }

  @Test func `names and aliases are unique`() {
    #expect(Set(Language.names).count == Language.names.count)
    for name in Language.names { #expect(name == name.lowercased()) }
  }

  @Test func `every declared language is in the catalog`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Core/Highlighting/Languages")
    var declared = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      declared += try String(contentsOf: file, encoding: .utf8).matches(of: /= Language\(\s*"/).count
    }
    #expect(declared == Language.all.count { $0.name != "text" }, "plain text has no file of its own")
  }
}
