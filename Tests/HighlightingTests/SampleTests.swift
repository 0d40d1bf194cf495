import Foundation
import Highlighting
import Testing

@Suite struct SampleTests {
  /// Compares the tokens with the expected ones; `GARLAND_RECORD=1` records them.
  @Test(arguments: LanguageSample.all)
  func `a sample has the expected tokens`(_ sample: LanguageSample) throws {
    let actual = LanguageSample.marked(try sample.text(), sample.language)
    if ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1" {
      try Data(actual.utf8).write(to: sample.tokens)
    }
    #expect(try String(contentsOf: sample.tokens, encoding: .utf8) == actual)
  }

  /// The kinds of tokens that a sample must contain.
  private static let requiredKinds: [String: Set<TokenKind>] = [
    "swift": [
      .attribute, .comment, .directive, .escape, .function, .interpolation, .keyword, .literal, .macro, .number, .regex,
      .string, .type,
    ],
    "javascript": [.comment, .escape, .function, .interpolation, .keyword, .number, .regex, .string],
    "python": [.attribute, .comment, .escape, .function, .interpolation, .keyword, .number, .string],
    "html": [.comment, .keyword, .property, .string, .tag],
    "markdown": [.emphasis, .heading, .link, .strong],
    "diff": [.deleted, .inserted],
    "console": [.output, .prompt],
  ]

  @Test(arguments: LanguageSample.all)
  func `a sample contains the main kinds of tokens`(_ sample: LanguageSample) throws {
    let kinds = Set(sample.language.tokens(in: try sample.text()).map(\.kind))
    let missing = Self.requiredKinds[sample.language.name, default: [.comment]].subtracting(kinds)
    let hasNoComments = ["console", "diff", "json", "markdown"].contains(sample.language.name)
    #expect(missing.isEmpty || (hasNoComments && missing == [.comment]), "\(missing)")
    #expect(kinds.count >= 3)
  }

  @Test func `every language has a sample, and every sample a language`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: LanguageSample.folder.path)
    let expected = LanguageSample.all.flatMap { ["\($0.language.name).code", "\($0.language.name).tokens"] }
    #expect(files.sorted() == expected.sorted())
  }
}
