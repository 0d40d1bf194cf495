import Articles
import Diagnostics
import Records

/// What is wrong or doubtful about articles as parts of a site.
enum EntryChecks {
  /// Posts without a date; where front matter cannot be read, or its date is none that there is, that has its error already.
  static func dates(of entries: [Entry], _ heads: [PlacedArticle]) -> [Diagnostic] {
    zip(entries, heads).compactMap { entry, head in
      guard entry.isPost, entry.date == nil, !entry.place.isDraft,
        !head.head.diagnostics.contains(where: { $0.severity == .error })
      else { return nil }
      let problem = DatedName(entry.place.name).impossibleDay.map { SiteProblem.noSuchDay($0) } ?? .undated
      return problem.diagnostic(at: .start(of: entry.source))
    }
  }

  /// Slugs that are not what becomes of them.
  static func slugs(of heads: [PlacedArticle]) -> [Diagnostic] {
    heads.compactMap { head in
      guard head.metadata.url == nil, let slug = head.metadata.slug else { return nil }
      let part = AddressPart.inAddress(slug)
      return part == slug ? nil : SiteProblem.changedSlug(slug, part).diagnostic(at: head.metadata.ranges[.slug])
    }
  }

  /// Articles that were changed before they were published.
  static func updates(of heads: [PlacedArticle]) -> [Diagnostic] {
    heads.compactMap { head in
      head.isUpdatedTooEarly ? SiteProblem.updatedTooEarly.diagnostic(at: head.metadata.ranges[.updated]) : nil
    }
  }

  /// Templates that other tools have, unless they are those that every site has there.
  static func layouts(of entries: [Entry], among names: [String]) -> [Diagnostic] {
    let known = Set(names + PageKind.allCases.map(\.rawValue) + ["base", "default", "index", "list", "single"])
    return entries.compactMap { entry in
      guard let layout = entry.fallbackLayout, !known.contains(layout) else { return nil }
      return SiteProblem.missingLayout(layout, names: names).diagnostic(at: entry.metadata.ranges[.layout])
    }
  }

  /// Headings of level 1 besides the one that is the title.
  static func titles(of entries: [Entry]) -> [Diagnostic] {
    entries.flatMap { entry in
      entry.facts.furtherTitles.map { SiteProblem.secondTitle.diagnostic(at: SourceRange(entry.source, $0)) }
    }
  }

  /// Links to parts of other articles that those do not have.
  static func parts(of entries: [Entry], _ links: SiteLinks) -> [Diagnostic] {
    // Most sites have few such links, or none.
    lazy var byPath = Dictionary(entries.enumerated().map { ($1.path, $0) }) { first, _ in first }
    var found: [Diagnostic] = []
    for entry in entries {
      for link in entry.facts.parts {
        guard let (path, part) = links.part(of: link.written, from: entry.path), let target = byPath[path] else {
          continue
        }
        if entries[target].facts.holds(id: part) { continue }
        let nearest = nearestName(to: part, among: Set(entries[target].article.ids).sorted())
        let problem = SiteProblem.missingPart(link.written, nearest: nearest)
        found.append(problem.diagnostic(at: SourceRange(entry.source, link.range)))
      }
    }
    return found
  }
}
