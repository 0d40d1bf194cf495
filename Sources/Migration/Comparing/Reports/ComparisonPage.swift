package import Markup

/// The report of a comparison as an HTML page, with the texts of changed articles side by side.
package struct ComparisonPage {
  private let comparison: SiteComparison

  /// Creates the page of a comparison.
  package init(_ comparison: SiteComparison) { self.comparison = comparison }

  /// Appends the page.
  package func write(into buffer: inout MarkupBuffer) {
    buffer.append("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n")
    buffer.append("<meta name=\"viewport\" content=\"width=device-width\">\n<title>Comparison of two sites</title>\n")
    buffer.append("<style>\n")
    buffer.append(Self.style)
    buffer.append("</style>\n<main>\n<h1>Comparison of two sites</h1>\n")
    let groups = Dictionary(grouping: comparison.differences, by: \.kind)
    for kind in Difference.Kind.allCases { write(kind, groups[kind] ?? [], into: &buffer) }
    for article in comparison.articles where !article.isEqual { write(article, into: &buffer) }
    buffer.append("</main>\n</html>\n")
  }

  private func write(_ kind: Difference.Kind, _ differences: [Difference], into buffer: inout MarkupBuffer) {
    buffer.append(kind.isSevere && !differences.isEmpty ? "<details open>\n<summary>" : "<details>\n<summary>")
    buffer.appendText("\(kind.name): \(differences.count)")
    buffer.append("</summary>\n<ul>\n")
    for difference in differences {
      buffer.append("<li><b>")
      buffer.appendText(difference.page)
      buffer.append("</b> ")
      buffer.appendText(difference.message)
      buffer.append("</li>\n")
    }
    buffer.append("</ul>\n</details>\n")
  }

  private func write(_ article: ComparedArticle, into buffer: inout MarkupBuffer) {
    buffer.append("<section>\n<h2>")
    buffer.appendText(article.address)
    buffer.append("</h2>\n<div class=\"texts\">\n<div lang=\"\" dir=\"auto\"><h3>Old</h3>\n")
    write(article.runs, without: .added, into: &buffer)
    buffer.append("</div>\n<div lang=\"\" dir=\"auto\"><h3>New</h3>\n")
    write(article.runs, without: .missing, into: &buffer)
    buffer.append("</div>\n</div>\n</section>\n")
  }

  /// Appends the runs of one side, with its own words marked and long equal runs shortened.
  private func write(_ runs: [WordRun], without skipped: WordRun.Kind, into buffer: inout MarkupBuffer) {
    for run in runs where run.kind != skipped && !run.text.isEmpty {
      switch run.kind {
      case .same: buffer.appendText(Self.shortened(run.text) + " ")
      case .missing:
        buffer.append("<del>")
        buffer.appendText(run.text)
        buffer.append("</del> ")
      case .added:
        buffer.append("<ins>")
        buffer.appendText(run.text)
        buffer.append("</ins> ")
      }
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 400 ? text.prefix(180) + " […] " + text.suffix(180) : text
  }

  private static let style: StaticString = """
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 80rem; margin: auto; padding: 1rem; }
    summary { cursor: pointer; font-weight: 600; }
    h2 { overflow-wrap: anywhere; }
    .texts { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; overflow-wrap: anywhere; }
    @media (max-width: 40rem) { .texts { grid-template-columns: 1fr; } }
    del { background: light-dark(#ffd7d5, #67060c); }
    ins { background: light-dark(#ccffd8, #033a16); }

    """
}
