package import Dates
package import Diagnostics
package import Publishing
package import Sites

/// All that a build has to say: what it did and why, what is wrong, and what became of the site.
///
/// Each format is written from this one value, in a file of its own.
package struct BuildReport {
  /// The folder of the content, as the call names it.
  package let content: String
  /// The folder of the site, as the call names it.
  package let output: String
  /// The pages of the site; none where nobody asked for more than their number.
  package var pages: [BuiltPage] = []
  /// How many pages the site has.
  package var pageCount = 0
  /// How many of them were written.
  package var renderedCount = 0
  /// The addresses of pages that are gone.
  package private(set) var removed: [String] = []
  /// How many times articles were drawn, whole or in part.
  package private(set) var draws = 0
  /// What is wrong or doubtful.
  package var diagnostics = DiagnosticList([])
  /// The files that diagnostics are about.
  package var sources = SourceMap()
  /// When the site changes by itself.
  package var nextChange: Instant?
  /// The articles that wait for their date.
  package var waiting = WaitingArticles()
  /// What was looked at; nothing where that was not asked for, or errors came first.
  package var checked: CheckedCounts?
  /// How many files are what a first build makes of the same; nothing where nobody asked.
  package var verifiedCount: Int?
  /// What became of the folder of the site; nothing where nothing was published.
  package private(set) var publication: Publication?
  /// How what was published differs from what was there before.
  private var difference: Publication?
  /// Why the site could not be published, where that is no matter of what it is made of.
  package var refusal: PublishingProblem?
  /// How long each part of the work took, in its order.
  package var phases: [(name: String, time: Duration)] = []
  /// How long all of it took.
  package var time = Duration.zero

  /// What a site is built for.
  package enum Purpose: Sendable {
    case publishing, checking
  }

  /// What the site was built for.
  let purpose: Purpose

  /// Begins without anything to say.
  package init(content: String, output: String, for purpose: Purpose = .publishing) {
    (self.content, self.output, self.purpose) = (content, output, purpose)
  }

  /// Whether what was asked for is done.
  package var isDone: Bool { publication != nil || checked != nil && !diagnostics.hasErrors }

  /// Takes down what was built.
  package mutating func note(_ site: BuiltSite) {
    (pages, pageCount, renderedCount) = (site.pages, site.pages.count, site.renderedCount)
    (removed, draws) = (site.removed, site.draws)
    (diagnostics, sources) = (site.diagnostics, site.sources)
    (nextChange, waiting) = (site.nextChange, site.waiting)
    phases += [("reading", site.readingTime), ("writing", site.writingTime)]
  }

  /// Takes down what was published, and how that differs from what the last build made, if that is known.
  package mutating func note(_ publication: Publication, sinceLastBuild difference: Publication?) {
    self.publication = publication
    // Where no site stood, as in every fresh clone, all of it is new to the folder, and not to readers.
    let isOntoNothing = publication.unchanged.isEmpty && publication.changed.isEmpty && publication.removed.isEmpty
    self.difference = isOntoNothing ? difference ?? publication : publication
  }

  /// Which pages are others than before; nothing where nothing was published.
  package var changes: PageChanges? { difference.map { PageChanges($0) } }

  /// What is wrong or doubtful, and why nothing was published.
  var messages: DiagnosticList {
    guard let refusal else { return diagnostics }
    return DiagnosticList([Diagnostic(.error, "publishing.refused", refusal.message)] + diagnostics)
  }
}
