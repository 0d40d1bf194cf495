import Foundation
import Highlighting
import TestSupport
import Testing

/// A piece of code in `Fixtures/Languages` that shows what its language has, and beside it what each stretch of it is.
struct LanguageSample: CustomTestStringConvertible, Sendable {
  let language: Language

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Languages")

  /// One per language, plain text aside.
  static let all = Language.all.filter { $0.name != "text" }.map(LanguageSample.init)

  var testDescription: String { language.name }
  var code: URL { Self.folder.appending(path: "\(language.name).code") }
  var tokens: URL { Self.folder.appending(path: "\(language.name).tokens") }

  func text() throws -> [UInt8] { Array(try Data(contentsOf: code)) }

  /// The code with each token that is anything in particular between brackets, behind its kind.
  static func marked(_ text: [UInt8], _ language: Language) -> String {
    var start = 0
    return language.tokens(in: text).map { token in
      defer { start = token.end }
      let piece = String(decoding: text[start..<token.end], as: UTF8.self)
      return token.kind == .plain ? piece : "⟨\(token.kind) \(piece)⟩"
    }.joined()
  }
}
