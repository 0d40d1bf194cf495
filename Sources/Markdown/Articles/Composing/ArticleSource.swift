/// Something that an article is made of besides its own file.
package enum ArticleSource: Hashable, Sendable {
  /// A file of the content folder.
  case file(String)
  /// What a code block shows of a file.
  case code(CodeReference)
}
