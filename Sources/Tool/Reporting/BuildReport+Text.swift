import Dates
import Diagnostics
import Publishing
import Sites

extension BuildReport {
  /// What is wrong or doubtful, for people, with what stands in the site's folder and is not of it where they want to hear that.
  package func problems(as format: OutputFormat, colored isColored: Bool, isQuiet: Bool) -> String {
    let text = problems(colored: isColored, isQuiet: isQuiet)
    return format == .github ? WorkflowCommand.disarmed(text) : text
  }

  private func problems(colored isColored: Bool, isQuiet: Bool) -> String {
    var text = ""
    if !diagnostics.isEmpty {
      text += DiagnosticText(sources: sources, colored: isColored).text(of: diagnostics)
      text += "\(DiagnosticText.summary(of: diagnostics))\n"
    }
    if diagnostics.hasErrors, purpose == .publishing { text += "nothing was published\n" }
    if checked == nil, purpose == .checking { text += "the site cannot be built, so nothing else was checked\n" }
    if let refusal { text += "garland: \(refusal.message)\nnothing was published in `\(output)`\n" }
    guard !isQuiet else { return text }
    for path in publication?.foreign ?? [] {
      text += "`\(output)/\(path)` was not published from here; it is left as it is\n"
    }
    return text
  }

  /// The last lines: what happened, and what will; nothing where nothing was published.
  package var conclusion: String {
    if let checked { return "\(checked.words), in \(time.milliseconds.grouped) ms\n" }
    guard publication != nil else { return "" }
    let lines = [verified, nextPublication, nextOtherChange, "\(counts), in \(time.milliseconds.grouped) ms"]
    return lines.compactMap(\.self).map { "\($0)\n" }.joined()
  }

  /// How many pages there are, and how many of them were written.
  var counts: String {
    let pages = "\(pageCount.grouped) pages"
    return "\(pages): \(renderedCount.grouped) rendered, \((pageCount - renderedCount).grouped) unchanged"
  }

  /// That a first build makes the same.
  var verified: String? { verifiedCount.map { "a first build makes the same: \($0.of("file")), byte for byte" } }

  /// When the next article is due, and how many wait.
  var nextPublication: String? {
    waiting.next.map {
      "next publication at \($0); \(waiting.count.of("article")) wait\(waiting.count == 1 ? "s" : "")"
    }
  }

  /// When the site changes because an article's time is over, and none comes before.
  var nextOtherChange: String? {
    nextChange.flatMap { $0 == waiting.next ? nil : "the site changes by itself at \($0)" }
  }
}
