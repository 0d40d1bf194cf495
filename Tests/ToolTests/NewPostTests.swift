import Foundation
import TestSupport
import Testing

@Suite struct `A new post` {
  static let titles: [Case<String, String>] = [
    Case("of words", "Fresh bread", "-fresh-bread.md"),
    Case("of nothing that can stand in an address", "🎉", "-post.md"),
  ]

  @Test(arguments: titles) func `is made once`(_ title: Case<String, String>) throws {
    try Tool.inScratchFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: "Content"), withIntermediateDirectories: true)
      let outcome = try Tool.run(["new", "post", title.input], in: folder)
      #expect(outcome.status == 0 && outcome.output.hasSuffix(title.expected + "\n"), "\(outcome)")
      let again = try Tool.run(["new", "post", title.input], in: folder)
      #expect(again.status == 2 && again.errors.contains("has the same address already; choose another title"))
    }
  }

  @Test(arguments: ["", " \t"]) func `needs a title`(title: String) throws {
    try Tool.inScratchFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: "Content"), withIntermediateDirectories: true)
      let outcome = try Tool.run(["new", "post", title], in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("a post needs a title"), "\(outcome.errors)")
    }
  }
}
