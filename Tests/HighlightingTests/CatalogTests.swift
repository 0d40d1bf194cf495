import Foundation
import Highlighting
import TestSupport
import Testing

@Suite struct `The catalogue of languages` {
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
    Case("flags behind a comma", "rust,ignore", "rust"),
    Case("a name that nobody knows", "klingon", nil),
    Case("no name", "", nil),
  ]

  @Test(arguments: rows)
  func `finds a language by what people call it`(_ row: Case<String, String?>) {
    row.check(Language.named(row.input)?.name)
  }

  @Test func `holds every language that is promised`() {
    let promised = """
      swift objc c c++ java kotlin go rust javascript typescript jsx tsx python ruby php bash shell console sql json yaml toml
      ini xml html css markdown diff dockerfile makefile lua text
      """
    for name in promised.split(whereSeparator: \.isWhitespace) {
      #expect(Language.named(String(name)) != nil, "\(name)")
    }
  }

  @Test func `calls no two languages the same`() {
    #expect(Set(Language.names).count == Language.names.count)
    for name in Language.names { #expect(name == name.lowercased()) }
  }

  @Test func `leaves out no file of data`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Core/Highlighting/Languages")
    var declared = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      declared += try String(contentsOf: file, encoding: .utf8).matches(of: /= Language\(\s*"/).count
    }
    #expect(declared == Language.all.count)
  }
}
