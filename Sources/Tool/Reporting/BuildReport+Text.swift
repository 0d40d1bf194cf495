import Dates
import Diagnostics
import Planning
import Publishing

extension BuildReport {
  /// The diagnostics as text and, unless `isQuiet`, the foreign files in the output folder.
  package func problems(colored isColored: Bool, isQuiet: Bool) -> String {
    var text = ""
    if !diagnostics.isEmpty {
      let grouped = diagnostics.groupingRepeats(in: sources)
      text += DiagnosticText(sources: sources, colored: isColored).text(of: grouped)
      text += "\(DiagnosticText.summary(of: diagnostics))\n"
    }
    if diagnostics.hasErrors, purpose == .publishing { text += "nothing was published\n" }
    if let refusal { text += "garland: \(refusal.message)\nnothing was published in `\(output)`\n" }
    guard !isQuiet else { return text }
    for path in publication?.foreign ?? [] {
      text += "`\(output)/\(path)` was not published by Garland, so it is left unchanged\n"
    }
    return text
  }

  /// The last lines: counts, durations and the next publication; empty if nothing was published.
  package var conclusion: String {
    if let checked { return "\(checked.text), in \(time.milliseconds.grouped) ms\n" }
    guard publication != nil else { return "" }
    let lines = [
      isVerbose ? unpublishedFileList : nil, verified, leftOutArticles, unpublishedFiles, nextPublication,
      nextOtherChange, "\(counts), in \(time.milliseconds.grouped) ms",
    ]
    return lines.compactMap(\.self).map { "\($0)\n" }.joined()
  }

  /// How many pages the site has, and how many of them were rendered.
  package var counts: String {
    let pages = "\(pageCount.grouped) pages"
    return "\(pages): \(renderedCount.grouped) rendered, \((pageCount - renderedCount).grouped) unchanged"
  }

  /// The result of `--verify`.
  var verified: String? {
    verifiedCount.map { "verified: \($0.of("file")), identical to a build without a cache" }
  }

  /// The message about the unpublished articles, by the key that decided it.
  var leftOutArticles: String? {
    let counts = leftOut.otherCounts
    guard let first = counts.first else { return nil }
    let others = counts.dropFirst().map { ", \($0.count.grouped) by `\($0.key)`" }.joined()
    return "not published: \(first.count.of("article")) by `\(first.key)`\(others)"
  }

  /// The message about the unpublished files, by the reason.
  var unpublishedFiles: String? {
    let counts = Dictionary(grouping: leftOut.files) { $0.reason == .bundle ? .hidden : $0.reason }.mapValues(\.count)
    let words = UnpublishedFile.Reason.allCases.compactMap { reason in counts[reason].map { reason.counted($0) } }
    guard !words.isEmpty else { return nil }
    return "not published: " + words.joined(separator: ", ") + (isVerbose ? "" : "; `--verbose` lists them")
  }

  /// A line for each unpublished file; `nil` if there are none.
  private var unpublishedFileList: String? {
    let lines = leftOut.files.map { "`\(content)/\($0.path)` is not published: \($0.explanation)" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The message about the date of the next article, and about the number of articles with a date in the future.
  var nextPublication: String? {
    leftOut.nextPublication.map {
      "next publication at \($0.civilDate(in: leftOut.zone)); \(leftOut.waitingCount.of("article")) wait\(leftOut.waitingCount == 1 ? "s" : "")"
    }
  }

  /// The message about the next time at which the site changes without an edit, for example because an article expires.
  ///
  /// It is `nil` if this change is the publication that `nextPublication` announces.
  var nextOtherChange: String? {
    nextChange.flatMap {
      $0 == leftOut.nextPublication
        ? nil : "the site changes without an edit at \($0.civilDate(in: leftOut.zone))"
    }
  }
}
