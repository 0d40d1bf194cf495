import Addresses
import Articles
import Diagnostics
import Parsing
import Records

/// Checks of articles as parts of a site.
enum EntryChecks {
  /// The keys that are read as parameters of an article.
  static let parameterNames = [
    "badge", FolderDefaults.key, "comments", "group", "image_alt", "image_caption", "math", "sidebar_title", "words",
    SocialLinks.key,
  ]

  /// Reports problems of the addresses and dates of articles.
  static func frontMatter(of articles: [PlacedArticle], _ settings: AddressSettings) -> [Diagnostic] {
    days(of: articles) + slugs(of: articles, settings) + permalinks(of: articles) + updates(of: articles)
      + feedIDs(of: articles)
  }

  /// Reports problems that are known only after the texts of articles were read; `layouts` are the existing ones.
  static func texts(
    _ texts: ArticleTexts, _ content: AddressedContent, _ settings: SiteSettings, _ headings: TranslatedHeadings?,
    layouts names: [String]
  ) -> [Diagnostic] {
    let entries = texts.entries
    return dates(of: entries, content.articles) + parts(of: texts, content.links, headings) + titles(of: entries)
      + social(of: entries, settings) + layouts(of: entries, among: names) + heroes(of: entries, content.links)
      + featured(of: entries)
  }

  /// Reports parameters that no template reads, but that are almost the name of one that has a meaning.
  ///
  /// A theme's parameter such as `grid` is no field, so nothing else would notice `gird`. `known` are the names with a
  /// meaning.
  static func parameters(of files: [ArticleFile], known: Set<String>) -> [Diagnostic] {
    let names = NameList(known.filter { $0.count > 3 })
    var found: [String: String?] = [:]
    return files.flatMap { file in
      file.metadata.parameters.entries.compactMap { entry in
        // The parameters of `defaults` have no range in the article.
        guard !known.contains(entry.key), entry.key.count > 3, !entry.keyRange.isEmpty else { return nil }
        let nearest =
          found[entry.key]
          ?? names.nearest(to: entry.key).flatMap { near in
            editDistance(Array(near.lowercased().utf8), Array(entry.key.lowercased().utf8), limit: 1).map { _ in near }
          }
        found[entry.key] = .some(nearest)
        return nearest.map { near in
          SiteProblem.misspeltParameter(entry.key, nearest: near)
            .diagnostic(at: SourceRange(file.source, entry.keyRange))
        }
      }
    }
  }

  /// Reports posts without a date.
  ///
  /// Files with invalid front matter or an invalid date are skipped, because those are reported already.
  private static func dates(of entries: [Entry], _ articles: [PlacedArticle]) -> [Diagnostic] {
    zip(entries, articles).compactMap { entry, article in
      guard entry.isPost, entry.date == nil, !entry.place.isDraft, article.file.impossibleDayInPath == nil,
        !article.frontMatter.diagnostics.contains(where: {
          $0.severity == .error || $0.location != nil && $0.location == article.metadata.ranges[.date]
        })
      else { return nil }
      return SiteProblem.undated.diagnostic(at: .start(of: entry.source))
    }
  }

  /// Reports names and addresses that begin with a day that does not exist.
  private static func days(of articles: [PlacedArticle]) -> [Diagnostic] {
    articles.compactMap { article in
      article.file.impossibleDayInPath.map { SiteProblem.noSuchDay($0).diagnostic(at: .start(of: article.file.source)) }
    }
  }

  /// Reports slugs with characters that addresses replace.
  private static func slugs(of articles: [PlacedArticle], _ settings: AddressSettings) -> [Diagnostic] {
    articles.compactMap { article in
      guard article.metadata.url == nil, let slug = article.metadata.slug else { return nil }
      let part = settings.part(slug)
      return part == slug ? nil : SiteProblem.changedSlug(slug, part).diagnostic(at: article.metadata.ranges[.slug])
    }
  }

  /// Reports articles with the same id in feeds: feed readers show only one of them.
  private static func feedIDs(of articles: [PlacedArticle]) -> [Diagnostic] {
    var owners: [String: String] = [:]
    return articles.compactMap { article in
      guard let id = article.metadata.feedID else { return nil }
      guard let first = owners.updateValue(article.place.path, forKey: id) else { return nil }
      return SiteProblem.sameFeedID(id, first: first).diagnostic(at: article.metadata.ranges[.feedID])
    }
  }

  /// Reports articles whose permalink needs a date that they lack.
  private static func permalinks(of articles: [PlacedArticle]) -> [Diagnostic] {
    articles.filter(\.lacksDateForPermalink).map { article in
      PermalinkProblem.undated(address: article.address).diagnostic(at: .start(of: article.file.source))
    }
  }

  /// Reports articles that were updated before they were published.
  private static func updates(of articles: [PlacedArticle]) -> [Diagnostic] {
    articles.compactMap { article in
      article.isUpdatedTooEarly ? SiteProblem.updatedTooEarly.diagnostic(at: article.metadata.ranges[.updated]) : nil
    }
  }

  /// Reports missing layouts, except for names that every site of another generator uses.
  private static func layouts(of entries: [Entry], among names: [String]) -> [Diagnostic] {
    let layouts = Set(names + PageKind.allCases.map(\.rawValue) + ["base", "default", "index", "list", "single"])
    return entries.compactMap { entry in
      guard let layout = entry.fallbackLayout, !layouts.contains(layout) else { return nil }
      return SiteProblem.missingLayout(layout, names: names).diagnostic(at: entry.metadata.ranges[.layout])
    }
  }

  /// Reports a hero that is neither keys with values nor a boolean, and images of heroes that are missing or damaged.
  private static func heroes(of entries: [Entry], _ links: SiteLinks) -> [Diagnostic] {
    entries.filter { $0.metadata.parameters[Hero.key] != nil }.flatMap { entry in
      var fields = FieldReader(entry.metadata.parameters, in: entry.source)
      if entry.metadata.parameters[Hero.key]?.map == nil { _ = fields.flag(Hero.key) }
      if let image = entry.metadata.parameters[Hero.key]?.map?["image"], let written = image.textual,
        let problem = links.problem(ofImage: written, from: entry.path)
      {
        fields.report(problem.diagnostic(at: fields.range(of: image)))
      }
      return fields.diagnostics
    }
  }

  /// Reports unknown values of `featured` on the home page; on other pages, the key is the author's own.
  private static func featured(of entries: [Entry]) -> [Diagnostic] {
    entries.filter { $0.place.role == .home }.flatMap { entry -> [Diagnostic] in
      // In another language, a key without a range is that of the main home page, which is checked itself.
      if entry.place.edition != 0, entry.metadata.parameters.entry(for: "featured")?.keyRange.isEmpty ?? true {
        return []
      }
      var fields = FieldReader(entry.metadata.parameters, in: entry.source)
      _ = fields.flag("featured", or: ["large"])
      return fields.diagnostics
    }
  }

  /// Reports headings of level 1 in addition to the title.
  private static func titles(of entries: [Entry]) -> [Diagnostic] {
    entries.flatMap { entry in
      entry.facts.furtherTitles.map { SiteProblem.secondTitle.diagnostic(at: SourceRange(entry.source, $0)) }
    }
  }

  /// Reports links to missing fragments of other articles.
  private static func parts(of texts: ArticleTexts, _ links: SiteLinks, _ headings: TranslatedHeadings?) -> [Diagnostic]
  {
    let entries = texts.entries
    // Lazy, because most sites have few links to fragments, or none.
    lazy var byPath = Dictionary(entries.enumerated().map { ($1.path, $0) }) { first, _ in first }
    var names: [Int: NameList] = [:]
    var diagnostics: [Diagnostic] = []
    for entry in entries {
      for link in entry.facts.parts {
        let written = headings?.translated(link.written, from: entry.path, links) ?? link.written
        guard let (path, part) = links.part(of: written, from: entry.path), let target = byPath[path] else {
          continue
        }
        if entries[target].facts.holds(id: part) { continue }
        // Many links may lead to missing fragments of one article, which may have to be read again for its ids.
        let ids = names[target] ?? NameList(Set(texts.article(of: target).ids))
        names[target] = ids
        let problem = SiteProblem.missingPart(link.written, nearest: ids.nearest(to: part))
        diagnostics.append(problem.diagnostic(at: SourceRange(entry.source, link.range)))
      }
    }
    return diagnostics
  }
}

extension EntryChecks {
  /// Reports wrong links to the profiles of authors.
  static func social(of entries: [Entry], _ settings: SiteSettings) -> [Diagnostic] {
    guard settings.taxonomies.contains(where: { $0.name == TaxonomySettings.authors }) else { return [] }
    return entries.filter { SectionPath.chain(to: $0.place.section).first == TaxonomySettings.authors }.flatMap {
      entry in
      let node = entry.metadata.parameters[SocialLinks.key]
      return node.map { SocialLinks($0).invalid }.map { invalid in
        invalid.map { node in
          Diagnostic(
            .warning, "front-matter.wrong-type",
            "`\(SocialLinks.key)` must have \(SocialLinks.expectation), so this is ignored",
            at: SourceRange(entry.source, node.range))
        }
      } ?? []
    }
  }
}
