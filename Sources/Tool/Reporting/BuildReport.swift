import Addresses
package import Dates
package import Diagnostics
import Markup
package import Planning
package import Publishing
package import Sites

/// Everything that a build reports: its pages, its diagnostics, and what was published.
///
/// Each output format is an extension in its own file.
package struct BuildReport {
  /// The content folder, as it is written on the command line.
  package let content: String
  /// The output folder, as it is written on the command line.
  package let output: String
  /// The pages of the site; empty if the output format needs only their number.
  package var pages: [BuiltPage] = []
  /// How many pages the site has.
  package var pageCount = 0
  /// How many pages were rendered.
  package var renderedCount = 0
  /// The addresses of removed pages.
  package private(set) var removed: [String] = []
  /// How many times articles were rendered, in whole or in part.
  package private(set) var draws = 0
  /// How many times articles were parsed.
  private(set) var parses = 0
  /// How many times a file of the content or the templates was opened.
  package var openedFiles = 0
  /// The errors and warnings.
  package var diagnostics = DiagnosticList([])
  /// The files that diagnostics refer to.
  package var sources = SourceMap()
  /// The levels of diagnostics that the site sets.
  package var levels = DiagnosticLevels()
  /// The next time at which the site changes without an edit.
  package var nextChange: Instant?
  /// The articles that are not published.
  package var leftOut = LeftOutArticles()
  /// Whether the text lists each file that is not published.
  package var isVerbose = false
  /// What was checked; `nil` if no check was requested, or the build failed before it.
  package var checked: CheckedCounts?
  /// How many files `--verify` found to be equal to a first build; `nil` without `--verify`.
  package var verifiedCount: Int?
  /// The result of publishing; `nil` if nothing was published.
  package private(set) var publication: Publication?
  /// How the published files differ from the files published before.
  private var difference: Publication?
  /// Why the site could not be published, for reasons other than its content.
  package var refusal: PublishingProblem?
  /// The duration of each phase, in order.
  package var phases: [(name: String, time: Duration)] = []
  /// The total duration.
  package var time = Duration.zero

  /// The purpose of a build.
  package enum Purpose: Sendable {
    case publishing, checking
  }

  /// The purpose of the build.
  let purpose: Purpose

  package init(content: String, output: String, for purpose: Purpose = .publishing) {
    (self.content, self.output, self.purpose) = (content, output, purpose)
  }

  /// Whether the command succeeded.
  package var isDone: Bool { (publication != nil || checked != nil) && !diagnostics.hasErrors }

  /// Records the pages and diagnostics of a built site.
  package mutating func record(_ site: BuiltSite) {
    (pages, pageCount, renderedCount) = (site.pages, site.pages.count, site.renderedCount)
    // A check publishes nothing, so no page goes away.
    removed = purpose == .checking ? [] : site.removed
    (draws, parses) = (site.draws, site.parses)
    (diagnostics, sources, levels) = (site.diagnostics, site.sources, site.levels)
    (nextChange, leftOut) = (site.nextChange, site.leftOut)
    phases += [("reading", site.readingTime), ("writing", site.writingTime)]
  }

  /// Records the publication, and its difference from the previous build if that is known.
  package mutating func record(_ publication: Publication, sinceLastBuild difference: Publication?) {
    self.publication = publication
    // In a fresh clone, the output folder is empty, so the publisher reports every file as added. But visitors already
    // know the pages of the previous build, so the report shows the difference from that build.
    let wasEmpty = publication.unchanged.isEmpty && publication.changed.isEmpty && publication.removed.isEmpty
    self.difference = wasEmpty ? difference ?? publication : publication
  }

  /// The pages that changed since the previous build; `nil` if nothing was published.
  package var changes: PageChanges? { difference.map { PageChanges($0) } }

  /// The diagnostics, preceded by the reason why nothing was published.
  var messages: DiagnosticList {
    guard let refusal else { return diagnostics }
    return DiagnosticList([Diagnostic(.error, "publishing.refused", refusal.message)] + diagnostics)
  }
}

/// How many pages and links `garland check` checked.
package struct CheckedCounts: Sendable, Equatable {
  private let pages: Int
  private let links: Int
  private let external: Int

  /// Creates counts: pages, links and images on them, and requested links to other sites.
  package init(pages: Int, links: Int, external: Int) {
    (self.pages, self.links, self.external) = (pages, links, external)
  }

  /// The counts as a phrase.
  var text: String {
    let externalText = external > 0 ? ", \(external.grouped) of them external" : ""
    return "\(pages.of("page")) with \(links.of("link"))\(externalText) checked"
  }

  /// The counts as JSON.
  var json: JSONText {
    .object([("pages", .number(pages)), ("links", .number(links)), ("external", .number(external))])
  }
}

/// The addresses of the pages that changed.
package struct PageChanges: Equatable, Sendable {
  /// New pages.
  package let added: [String]
  /// Pages with new content.
  package let changed: [String]
  /// Removed pages.
  package let removed: [String]

  /// Selects the pages from a list of changed files.
  init(_ publication: Publication) {
    added = Self.addresses(publication.added)
    changed = Self.addresses(publication.changed)
    removed = Self.addresses(publication.removed)
  }

  /// The counts as a phrase, such as `1 page added, 2 changed`.
  var summary: String {
    let counts = [(added, "added"), (changed, "changed"), (removed, "removed")].filter { !$0.0.isEmpty }
    guard let first = counts.first else { return "no page changed" }
    let noun = first.0.count == 1 ? "page" : "pages"
    return
      (["\(first.0.count.grouped) \(noun) \(first.1)"] + counts.dropFirst().map { "\($0.0.count.grouped) \($0.1)" })
      .joined(separator: ", ")
  }

  private static func addresses(_ paths: [String]) -> [String] {
    paths.filter { $0.hasSuffix(".html") }.map { SiteFile.address(ofFile: $0) }
  }
}

extension Duration {
  /// The duration in milliseconds, rounded up.
  package var milliseconds: Int { Int((self / .milliseconds(1)).rounded(.up)) }
}
