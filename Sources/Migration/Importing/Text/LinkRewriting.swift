/// Links in a line of Markdown, and in its HTML.
enum LinkRewriting {
  /// Returns a line in which `rule` has replaced the paths of links; `nil` keeps a path.
  ///
  /// A fragment behind a path stays as it is.
  static func rewrite(_ line: String, rule: (String) -> String?) -> String {
    guard line.contains("](") || line.contains("=\"") else { return line }
    return line.replacing(/(\]\(|(?:src|href)=")([^)\s#?"]+)/) { match in
      let path = String(match.2)
      return String(match.1) + (path.contains("://") ? path : rule(path) ?? path)
    }
  }
}
