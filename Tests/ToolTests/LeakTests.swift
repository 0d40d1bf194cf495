import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Program.find("valgrind") != nil, "valgrind is not installed"), .serialized)
struct `Memory` {
  /// Every golden article, and thirty random ones.
  private static let texts = Result {
    try GoldenCase.all.map { String(decoding: try Data(contentsOf: $0.article), as: UTF8.self) }
      + (1...30).map { RandomArticle.text(seed: $0) }
  }

  /// Links from one page to many articles make one process read them all, each with its own parse.
  @Test(arguments: [0, 1])
  func `is given back after many articles`(half: Int) throws {
    let texts = try Self.texts.get()
    try Tool.inScratchFolder { folder in
      var page = ""
      for (number, text) in texts.enumerated() where number % 2 == half {
        try Data(text.utf8).write(to: folder.appending(path: "\(number).md"))
        page += "[x](\(number).md#no-such-part)\n\n"
      }
      try check(["render"], page, in: folder)
    }
  }

  /// Quotes hold them, so that no fence or markup of one swallows the others; a quarter at a time, for there is a deadline.
  @Test(arguments: [(["render"], 0), (["render"], 1), (["render"], 2), (["render"], 3), (["render", "--plain"], 0)])
  func `is given back after one that holds many`(command: [String], quarter: Int) throws {
    let quotes = try Self.texts.get().enumerated().filter { $0.offset % 4 == quarter }.map { text in
      text.element.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { "> \($0)\n" }.joined()
    }
    try Tool.inScratchFolder { try check(command, quotes.joined(separator: "\n"), in: $0) }
  }

  /// What constants hold, which live as long as the process.
  ///
  /// Valgrind takes some of it for lost, for pointers within an enum carry a mark of its case; `_WZ` ends the names of the
  /// functions that make constants.
  private static let constants = """
    {
      constants
      Memcheck:Leak
      match-leak-kinds: definite
      ...
      fun:*_WZ
      ...
    }
    """

  /// Only what is definitely lost counts: the Swift runtime keeps its metadata to the end.
  private func check(_ command: [String], _ page: String, in folder: URL) throws {
    let valgrind = try #require(Program.find("valgrind"))
    let options = [
      "--leak-check=full", "--show-leak-kinds=definite", "--errors-for-leak-kinds=definite", "--undef-value-errors=no",
      "--error-exitcode=99", "--log-file=log", "--suppressions=constants",
    ]
    try Data(Self.constants.utf8).write(to: folder.appending(path: "constants"))
    try Data(page.utf8).write(to: folder.appending(path: "page.md"))
    let outcome = try Tool.run(valgrind, options + [Tool.path()] + command + ["page.md"], in: folder)
    let log = String(decoding: try Data(contentsOf: folder.appending(path: "log")), as: UTF8.self)
    #expect(outcome.isExit && [0, 1].contains(outcome.status), "\(log)")
    #expect(!outcome.errors.contains("article.deadline"), "it came to the end")
    #expect(log.contains("definitely lost: 0 bytes") || log.contains("All heap blocks were freed"), "\(log)")
    let count = log.firstMatch(of: /total heap usage: ([0-9,]+) allocs/).flatMap { Int($0.1.filter { $0 != "," }) }
    #expect(try #require(count) > 20_000, "it did read the articles")
  }
}
