import Foundation
import Highlighting
import TestSupport
import Testing

/// A sample of a language in `Fixtures/Languages`, with a file of the expected tokens.
struct LanguageSample: CustomTestStringConvertible, Sendable {
  let language: Language

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Languages")

  /// One sample for each language except plain text.
  static let all = Language.all.filter { $0.name != "text" }.map(LanguageSample.init)

  var testDescription: String { language.name }
  var code: URL { Self.folder.appending(path: "\(language.name).code") }
  var tokens: URL { Self.folder.appending(path: "\(language.name).tokens") }

  func text() throws -> [UInt8] { Array(try Data(contentsOf: code)) }

  /// Returns the code with `⟨kind …⟩` around each token that is not plain.
  static func marked(_ text: [UInt8], _ language: Language) -> String {
    var start = 0
    return language.tokens(in: text).map { token in
      defer { start = token.end }
      let piece = String(decoding: text[start..<token.end], as: UTF8.self)
      return token.kind == .plain ? piece : "⟨\(token.kind) \(piece)⟩"
    }.joined()
  }
}
