/// What some generators accept as front matter, other than YAML, TOML or JSON between fences at the start of a file.
enum FrontMatterForm: Sendable, CaseIterable {
  /// Empty lines before the front matter, as in Hugo and Zola.
  case emptyLinesBefore
  /// YAML with tabs, as in Hexo.
  case tabs
  /// YAML that only ends with a fence, as in Hexo.
  case closingFenceOnly
  /// Lines of any text between fences, as in Pelican and Publish: `title: Bread: a book`.
  case linesBetweenFences
  /// Lines without fences, as in Pelican: `Title: Bread`.
  case lines

  /// All forms but metadata without fences, which can be text, for the files of unknown generators.
  static let unambiguous = Set(allCases).subtracting([.lines])
}
