package import Diagnostics

/// What an article can be composed of besides its own text: rows of data or of articles, texts of other files, and
/// variables.
package protocol ArticleParts: Sendable {
  /// The path of the article in the content folder.
  var path: String { get }

  /// Returns the rows; `:::each` repeats its blocks for each of them.
  func rows(_ query: RowQuery) throws(CompositionProblem) -> [any RowValues]

  /// Returns the text that `:::include` names in a file of the content folder.
  func text(at written: String, from file: String) throws(CompositionProblem) -> IncludedText

  /// Returns the text that a code block in a file shows.
  func code(_ reference: CodeReference, from file: String) throws(CodeFileProblem) -> [UInt8]

  /// Resolves the address of a link in an included file.
  func resolve(_ written: String, in file: String) -> AddressResolution

  /// Returns the value of a variable; `nil` if it is not declared.
  func variable(_ name: String) -> String?

  /// The names of all declared variables.
  var variables: [String] { get }
}

/// Something that an article is made of besides its own file.
package enum ArticleSource: Hashable, Sendable {
  /// A file of the content folder.
  case file(String)
  /// The rows of `:::each`.
  case rows(RowQuery)
  /// A variable.
  case variable(String)
  /// What a code block shows of a file.
  case code(CodeReference)
}

/// The rows that `:::each` asks for.
package struct RowQuery: Hashable, Sendable {
  /// The attributes of `:::each`, by name.
  package var attributes: [String: String]
  /// The expressions in its blocks; an article depends only on their values.
  package var expressions: [String]

  package init(_ attributes: [String: String], _ expressions: [String]) {
    (self.attributes, self.expressions) = (attributes, expressions)
  }

  /// Whether the rows are articles, which may be known only after all others are read.
  package var selectsArticles: Bool { attributes["data"] == nil }

  package subscript(name: String) -> String? { attributes[name] }

  /// The attribute of a list of articles, for the numbers of the articles.
  package static let articles = "articles"

  /// The attributes of `:::each`.
  package static let names = ["author", "data", "except", "id", "limit", "section", "sort", "tag"]
}

/// The values of one row of `:::each`.
package protocol RowValues: Sendable {
  /// The number of the article that the row is; `nil` for a row of data.
  var article: Int? { get }

  /// Returns the value of an expression as text.
  func text(of expression: String) throws(CompositionProblem) -> String

  /// Returns the values for each repetition of a section: none if its value is empty, several if it is a list.
  func section(_ expression: String) throws(CompositionProblem) -> [any RowValues]
}

/// The text that an article includes.
package struct IncludedText: Sendable {
  /// The path in the content folder.
  package let path: String
  package let file: SourceFile
  package let source: SourceID
  /// The offset of the text after the front matter.
  package let start: Int

  package init(path: String, _ file: SourceFile, as source: SourceID, from start: Int) {
    (self.path, self.file, self.source, self.start) = (path, file, source, start)
  }
}
