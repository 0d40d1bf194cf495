import Dates
import Diagnostics
import Files
import Markup
import Publishing
import Sites

/// What a build did and why, for `--report`.
struct BuildReport {
  /// The folder of the content, as the call names it.
  let content: String
  /// The pages of the site.
  var pages: [BuiltPage] = []
  /// The addresses of pages that are gone.
  var removed: [String] = []
  /// How many times articles were drawn, whole or in part.
  var draws = 0
  var diagnostics = DiagnosticList([])
  var sources = SourceMap()
  /// When the site changes by itself.
  var nextChange: Instant?
  /// What became of the folder of the site; nothing where nothing was published.
  var publication: Publication?
  /// How long each part of the work took, in its order.
  var phases: [(name: String, time: Duration)] = []

  /// Takes down what was built.
  mutating func note(_ site: BuiltSite) {
    (pages, removed, draws) = (site.pages, site.removed, site.draws)
    (diagnostics, sources, nextChange) = (site.diagnostics, site.sources, site.nextChange)
    phases += [("reading", site.readingTime), ("writing", site.writingTime)]
  }

  /// Writes the report into a file; says what is wrong if that cannot be.
  func write(to path: String) -> ExitStatus {
    let (folder, name) = Files.split(path)
    do throws(FolderProblem) {
      try Folder(folder.isEmpty ? "." : folder).replaceFile(name, with: json.bytes + [UInt8(ascii: "\n")])
      return .done
    } catch {
      Streams.error("garland: the report `\(path)` cannot be written: \(error.message)\n")
      return .contentHasErrors
    }
  }

  private var json: JSONText {
    .object([
      ("pages", .list(pages.map(json) + removed.map(Self.json(ofRemoved:)))),
      ("draws", .number(draws)),
      ("diagnostics", .list(diagnostics.map { JSONText($0, in: sources) })),
      ("milliseconds", .object(phases.map { ($0.name, .number($0.time.milliseconds)) })),
      ("outputs", outputs),
      ("next_change", nextChange.map { .text("\($0)") } ?? .null),
    ])
  }

  private func json(of page: BuiltPage) -> JSONText {
    .object([
      ("path", .text(page.path)), ("address", .text(page.address)),
      ("source", page.article.map { .text("\(content)/\($0)") } ?? .null),
      ("status", .text(page.isRendered ? "rendered" : "unchanged")),
      ("reasons", .list(page.isRendered ? page.reasons.map { .text($0.text) } : [])),
    ])
  }

  private static func json(ofRemoved address: String) -> JSONText {
    .object([("address", .text(address)), ("status", .text("removed"))])
  }

  private var outputs: JSONText {
    guard let publication else { return .null }
    return .object([
      ("added", .list(publication.added.map { .text($0) })), ("changed", .list(publication.changed.map { .text($0) })),
      ("removed", .list(publication.removed.map { .text($0) })), ("unchanged", .number(publication.unchanged.count)),
      ("foreign", .list(publication.foreign.map { .text($0) })),
    ])
  }
}

extension Duration {
  /// The whole milliseconds, a begun one included.
  var milliseconds: Int { Int((self / .milliseconds(1)).rounded(.up)) }
}
