extension MarkdownText {
  /// Returns the text with other paths in the links of Markdown and HTML; `nil` keeps a path.
  ///
  /// A fragment behind a path stays as it is.
  func relinked(_ rule: (String) -> String?) -> MarkdownText {
    replacingLines { line in
      guard line.text.contains("](") || line.text.contains("=\"") else { return nil }
      return line.text.replacing(/(\]\(|(?:src|href)=")([^)\s#?"]+)/) { match in
        let path = String(match.2)
        return String(match.1) + (path.contains("://") ? path : rule(path) ?? path)
      }
    }
  }
}
