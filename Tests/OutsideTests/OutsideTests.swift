import Foundation
import TestSupport
import Testing

/// Compiles code as part of another package, where only public declarations are visible.
@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct OutsideTests {
  @Test(arguments: DocumentedPage.all)
  func `the Swift code of a page compiles in another package`(page: DocumentedPage) throws {
    for program in page.programs { report(try Compiler.errors(in: program)) }
  }

  @Test(arguments: ["Tests/SwiftSite", "Tests/ArticleServer", "Sources/Library/Examples"])
  func `the sources of a folder compile in another package`(folder: String) throws {
    let root = Program.repository.appending(path: folder)
    let files = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted().map { root.appending(path: $0) }
    try #require(!files.isEmpty)
    report(try Compiler.errors(in: files, ["-parse-as-library"]))
  }

  // Each file is a step of a tutorial. The last steps of all tutorials are one program.
  @Test func `the code of the tutorials compiles in another package`() throws {
    let folder = Program.repository.appending(path: "Sources/Library/Garland/Garland.docc/Resources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    try #require(names.count > 10)
    for name in names.sorted() where !name.hasPrefix("Site-") {
      report(try Compiler.errors(in: [folder.appending(path: name)], ["-parse-as-library"]))
    }
    let program = ["Timeline-4", "Letter-3", "Books-3", "Years-3", "Site-4"].map {
      folder.appending(path: "\($0).swift")
    }
    report(try Compiler.errors(in: program, ["-parse-as-library"]))
  }

  @Test func `a package declaration is not visible in another package`() throws {
    let errors = try Compiler.errors(in: "import Garland\n_ = CodeMarkup.self\n")
    #expect(errors.contains { $0.line == 2 && $0.message.contains("CodeMarkup") }, "\(errors)")
  }

  @Test func `the README and the manual show Swift code`() {
    let paths = DocumentedPage.all.map(\.path)
    #expect(paths.contains("README.md"))
    #expect(paths.contains { $0.hasPrefix("Content/manual/") })
  }

  private func report(_ errors: [Compiler.Report]) {
    for error in errors { Issue.record("\(error.file):\(error.line): \(error.message)") }
  }
}

@Suite struct SwiftBlockTests {
  @Test func `only fences with the language swift at top level are Swift blocks`() {
    let markdown = """
      ```swift [Main.swift]
      let a = 1
      ```
      ````markdown
      ```swift
      let b = 2
      ```
      ````
      ~~~sh
      let c
      ~~~
        ~~~ swift
        if a {
          b()
        }
        ~~~
      """
    #expect(
      SwiftBlock.blocks(in: markdown) == [
        SwiftBlock(info: "[Main.swift]", code: "let a = 1", line: 2),
        SwiftBlock(info: "", code: "if a {\n  b()\n}", line: 13),
      ])
  }

  @Test func `a block that declares a name again starts a new program`() {
    let codes = ["struct A {}", "let b = A()", "struct A { let x: Int }", "print(1)"]
    let blocks = codes.map { SwiftBlock(info: "", code: $0, line: 1) }
    let programs = DocumentedPage(path: "page.md", blocks: blocks).programs
    #expect(
      programs.map { program in codes.map { program.contains($0 + "\n") } } == [
        [true, true, false, false], [false, true, true, true],
      ])
  }

  @Test func `declarations at top level and in extensions have names`() {
    let code = """
      @main enum Site {
        static func main() {}
      }
      public struct Row<Content: View> {
        let content: Content
      }
      extension Container {
        static let row = 1
      }
      let rows = [1]
      """
    #expect(
      SwiftBlock(info: "", code: code, line: 1).declaredNames == ["Site", "Row", "Container.row", "rows"])
  }
}
