/// The report of a comparison as text.
package struct ComparisonText {
  private let comparison: SiteComparison
  private let (old, new): (String, String)
  /// The maximum number of differences that are printed for each kind.
  private static let limit = 20

  /// Creates the report; `old` and `new` are the paths of the sites.
  package init(_ comparison: SiteComparison, old: String, new: String) {
    (self.comparison, self.old, self.new) = (comparison, old, new)
  }

  /// The text: a paragraph for each kind of difference, a summary, and a line about what is lost.
  package var text: String {
    let groups = Dictionary(grouping: comparison.differences, by: \.kind)
    return Difference.Kind.allCases.compactMap { kind in groups[kind].map { section(kind, $0) } }.joined() + summary
  }

  private func section(_ kind: Difference.Kind, _ differences: [Difference]) -> String {
    var lines = ["\(kind.name): \(differences.count)"]
    for difference in differences.prefix(Self.limit) {
      lines.append("  \(difference.page): \(difference.message)\(place(difference).map { " (\($0))" } ?? "")")
    }
    if differences.count > Self.limit {
      lines.append("  … and \(differences.count - Self.limit) more; `--format json` lists all")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func place(_ difference: Difference) -> String? {
    difference.place.map { "\($0.isOld ? old : new)/\($0.path):\($0.line)" }
  }

  private var summary: String {
    let equal = comparison.articles.count(where: \.isEqual)
    let articles =
      comparison.articles.isEmpty ? "" : "; \(equal) of \(comparison.articles.count) articles have the same words"
    let severe = comparison.differences.count { $0.kind.isSevere }
    let rest = comparison.differences.count - severe
    return "\(comparison.pageCount) pages compared: \(severe) severe and \(rest) minor differences\(articles)\n"
      + comparison.losses.line
  }
}
