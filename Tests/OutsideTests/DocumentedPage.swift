import Foundation
import TestSupport
import Testing

/// A Markdown page of the repository with the Swift code that it shows.
struct DocumentedPage: CustomTestStringConvertible, Sendable {
  /// The path in the repository.
  let path: String
  /// The code blocks that must compile.
  let blocks: [SwiftBlock]

  /// The path.
  var testDescription: String { path }

  /// The README and all pages of `Content` that show Swift code.
  static let all: [DocumentedPage] = {
    let content = Program.repository.appending(path: "Content").path
    let pages = (FileManager.default.enumerator(atPath: content)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".md") }.sorted().map { "Content/\($0)" }
    return (["README.md"] + pages).map(read).filter { !$0.blocks.isEmpty }
  }()

  private static func read(_ path: String) -> DocumentedPage {
    let data = FileManager.default.contents(atPath: Program.repository.appending(path: path).path) ?? Data()
    let blocks = SwiftBlock.blocks(in: String(decoding: data, as: UTF8.self))
    return DocumentedPage(path: path, blocks: blocks.filter { $0.skipReason == nil })
  }

  /// The programs that consist of the blocks.
  ///
  /// A block can use the declarations of earlier blocks. If a block declares a name again, a new program starts, in
  /// which the block replaces the earlier block.
  var programs: [String] {
    var programs: [[SwiftBlock]] = [[]]
    for block in blocks {
      let kept = programs[programs.count - 1].filter { $0.declaredNames.isDisjoint(with: block.declaredNames) }
      if kept.count == programs[programs.count - 1].count {
        programs[programs.count - 1].append(block)
      } else {
        programs.append(kept + [block])
      }
    }
    return programs.map(program)
  }

  private func program(of blocks: [SwiftBlock]) -> String {
    let code = blocks.map { block in
      // A file with statements at top level is a script, which cannot have a `@main` type.
      let code = block.code.replacing("@main", with: "     ")
      return "#sourceLocation(file: \"\(path)\", line: \(block.line))\n\(code)\n#sourceLocation()"
    }
    let names = blocks.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    return (["import Garland"] + Assumption.code(for: code.joined(separator: "\n"), declaring: names) + code)
      .joined(separator: "\n")
  }
}

/// A declaration that a page uses, but does not show.
private struct Assumption {
  let name: String
  let code: String

  /// All declarations; a declaration may use earlier declarations.
  private static let all = [
    Assumption(name: "name", code: #"let name = "Ada""#),
    Assumption(name: "Post", code: "struct Post: Identifiable, Sendable { let id: Int }"),
    Assumption(name: "posts", code: "let posts: [Post] = []"),
    Assumption(
      name: "PostRow",
      code: """
        struct PostRow: View {
          let post: Post
          init(_ post: Post) { self.post = post }
          var body: some View { Text("A post") }
        }
        """),
    Assumption(
      name: "Container.timeline",
      code: #"extension Container { static let timeline = Container("timeline") { use in use.content } }"#),
    Assumption(
      name: "Timeline",
      code: """
        struct Timeline<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }
        extension ContainerValues {
          var year: Int? {
            get { nil }
            set {}
          }
        }
        """),
    Assumption(
      name: "PackageResources",
      code: "enum PackageResources { static let aside_css: [UInt8] = [], price_mustache: [UInt8] = [] }"),
  ]

  /// Returns the declarations that a program uses but does not contain.
  static func code(for program: String, declaring names: Set<String>) -> [String] {
    all.reversed().reduce(into: [String]()) { needed, assumption in
      let name = assumption.name.split(separator: ".").last ?? ""
      let words = (needed + [program]).joined(separator: "\n").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if !names.contains(assumption.name), words.contains(name) { needed.insert(assumption.code, at: 0) }
    }
  }
}
