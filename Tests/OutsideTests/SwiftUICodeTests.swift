import Foundation
import TestSupport
import Testing

/// Code as it is written for SwiftUI, in `Tests/Fixtures/SwiftUICode`.
///
/// `// Kind:` begins a kind of code from articles about containers. `// Garland:` has the line that replaces the next one.
@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct `Code for SwiftUI` {
  @Test func `compiles with another import`() throws {
    let fixtures = Program.repository.appending(path: "Tests/Fixtures/SwiftUICode")
    let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path).filter { $0.hasSuffix(".swift") }
    var rows: [(kind: String, needs: [String])] = []
    try Program.inScratchFolder { folder in
      let files = try names.sorted().map { name in
        let text = try String(contentsOf: fixtures.appending(path: name), encoding: .utf8)
        try #require(text.contains("import SwiftUI\n"))
        let file = folder.appending(path: name)
        let adapted = Adapted(text.replacing("import SwiftUI\n", with: "import Garland\n"))
        try Data(adapted.text.utf8).write(to: file)
        rows += adapted.rows
        return file
      }
      let changed = rows.count { !$0.needs.isEmpty }
      #expect(rows.count >= 42 && changed <= 3, "\(changed) of \(rows.count) kinds need another line")
      for error in try Compiler.errors(in: files, ["-parse-as-library"]) {
        Issue.record("\(error.file):\(error.line): \(error.message)")
      }
    }
  }

  @Test func `has a row for each kind in the manual, with the lines that it needs`() throws {
    let fixtures = Program.repository.appending(path: "Tests/Fixtures/SwiftUICode")
    let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path).filter { $0.hasSuffix(".swift") }
    let rows = try names.sorted().flatMap { name in
      Adapted(try String(contentsOf: fixtures.appending(path: name), encoding: .utf8)).rows
    }
    let page = Program.repository.appending(path: "Content/manual/from-swiftui.md")
    let table = try String(contentsOf: page, encoding: .utf8).split(separator: "| listing | what it needs |\n").last
    let written = table?.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }.map(String.init)
    let expected = rows.map { kind, needs in
      "| \(kind) | \(needs.isEmpty ? "nothing" : needs.joined(separator: "; ")) |"
    }
    #expect(written == expected)
  }

  @Test func `uses the types of Foundation beside those that Garland names as unavailable`() throws {
    let errors = try Compiler.errors(
      in: """
        import Foundation
        import Garland
        func link(_ url: URL, _ day: Date, _ width: CGFloat, _ id: UUID) -> some View { Text(url.absoluteString) }
        """)
    #expect(errors.map(\.message) == [])
  }

  @Test func `that cannot work in a page says what to write`() throws {
    let mistakes: [(code: String, message: String)] = [
      ("ul { ForEach(site.tagz) { tag in li { Text(tag) } } }", "value of type 'SiteHandle' has no member 'tagz'"),
      ("div { p { Text(site.titel) }; p() }", "value of type 'SiteHandle' has no member 'titel'"),
      ("p { text }", "a String is not a view: write Text(…) around it"),
      ("ul { for _ in 0..<3 { li() } }", "a builder has no loops: write ForEach(rows) { row in … }"),
      ("p(.href(text))", "this element has no href; it belongs to a, area, base and link"),
      ("Image(text)", "an image needs a text for readers who do not see it"),
      ("Text(text).onAppear {}", "a page runs no Swift: compute the value before or in body"),
    ]
    let functions = mistakes.enumerated().map { index, mistake in
      "func mistake\(index)(_ site: SiteHandle, _ text: String) -> some View { \(mistake.code) }"
    }
    let errors = try Compiler.errors(in: (["import Garland"] + functions).joined(separator: "\n"))
    for (index, mistake) in mistakes.enumerated() {
      let messages = errors.filter { $0.line == index + 2 }.map(\.message)
      #expect(messages.count == 1 && messages[0].contains(mistake.message), "\(mistake.code): \(messages)")
    }
  }
}

@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct `The macro @Entry` {
  @Test(arguments: [
    (
      "extension ContainerValues { @Entry var rank: Int }",
      "rank needs a default value: write `= …`, or an optional type"
    ),
    ("extension ContainerValues { @Entry var rank: Int { 3 } }", "rank has a body: write a default value"),
    (
      "extension ContainerValues { @Entry let rank = 3 }",
      "@Entry belongs to a variable: write `@Entry var name = value`"
    ),
    ("struct Row { @Entry var rank = 3 }", "write @Entry in an extension of EnvironmentValues or ContainerValues"),
  ])
  func `says what to write`(code: String, message: String) throws {
    let errors = try Compiler.errors(in: "import Garland\n\n\(code)\n")
    #expect(errors.contains { $0.line == 3 && $0.message.contains(message) }, "\(errors)")
  }

  @Test func `reports at the declaration, below its comment`() throws {
    let errors = try Compiler.errors(
      in: """
        import Garland
        extension ContainerValues {
          /// The rank of a child: é, "var".
          @Entry
          var rank: Int // = 3
        }
        """)
    #expect(errors.map(\.line) == [4], "\(errors)")
  }
}

/// Code for SwiftUI with the lines that Garland needs instead.
private struct Adapted {
  var text = ""
  /// The kinds of code, each with what its lines need.
  var rows: [(kind: String, needs: [String])] = []

  init(_ code: String) {
    var replacements: [Substring]?
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.trimmingPrefix { $0 == " " }
      if words.hasPrefix("// Kind: ") { rows.append((String(words.dropFirst("// Kind: ".count)), [])) }
      if words.hasPrefix("// Garland:") {
        replacements = (replacements ?? []) + [words.dropFirst("// Garland:".count).trimmingPrefix { $0 == " " }]
        continue
      }
      if let replacements, !rows.isEmpty {
        let new = replacements.filter { !$0.isEmpty }.joined(separator: " ")
        rows[rows.count - 1].needs.append(new.isEmpty ? "without `\(words)`" : "`\(new)` instead of `\(words)`")
      }
      text += (replacements?.joined(separator: "\n") ?? String(line)) + "\n"
      replacements = nil
    }
  }
}
