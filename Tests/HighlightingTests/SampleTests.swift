import Foundation
import Highlighting
import Testing

@Suite struct `Every language` {
  /// With `GARLAND_RECORD=1` the expected files are written anew.
  @Test(arguments: LanguageSample.all)
  func `reads its sample as it stands beside it`(_ sample: LanguageSample) throws {
    let actual = LanguageSample.marked(try sample.text(), sample.language)
    if ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1" {
      try Data(actual.utf8).write(to: sample.tokens)
    }
    #expect(try String(contentsOf: sample.tokens, encoding: .utf8) == actual)
  }

  /// What a sample must show, for what it does not show nobody looks at.
  private static let shown: [String: Set<TokenKind>] = [
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
  func `shows what it has in its sample`(_ sample: LanguageSample) throws {
    let kinds = Set(sample.language.tokens(in: try sample.text()).map(\.kind))
    let missing = Self.shown[sample.language.name, default: [.comment]].subtracting(kinds)
    let hasNoComments = ["console", "diff", "json", "markdown"].contains(sample.language.name)
    #expect(missing.isEmpty || (hasNoComments && missing == [.comment]), "\(missing)")
    #expect(kinds.count >= 3)
  }

  @Test func `has a sample, and every sample a language`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: LanguageSample.folder.path)
    let expected = LanguageSample.all.flatMap { ["\($0.language.name).code", "\($0.language.name).tokens"] }
    #expect(files.sorted() == expected.sorted())
  }
}
