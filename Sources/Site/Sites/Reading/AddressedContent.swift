import Articles
import Dates
import Diagnostics

/// The articles and the copied files of a site with their addresses, which are known before any text is read.
struct AddressedContent: Sendable {
  /// The addresses of sections.
  let sections: SectionAddresses
  let schedule: PublishingSchedule
  /// The files that are copied, with their addresses.
  let copies: [(path: String, address: String)]
  let links: SiteLinks
  let diagnostics: [Diagnostic]

  /// The published articles, by path.
  var articles: [PlacedArticle] { schedule.published }

  /// Gives addresses to all articles, published or not, and to all files.
  init(
    _ written: [ArticleFile], _ rules: FrontMatterRules, copying copies: [ContentTree.Copy],
    in content: any SourceFolder, _ site: SettingsFile, _ options: SiteOptions
  ) {
    let settings = site.settings
    let defaults = FolderDefaults(written, rules: rules)
    let files = defaults.added(to: written)
    let history = settings.updates.usesHistory ? options.history : nil
    sections = SectionAddresses(files, settings.addresses, settings.taxonomies)
    schedule = PublishingSchedule(
      Self.place(files, sections, settings, changed: history?.dates ?? [:]), options, in: settings.zone)
    let articles = schedule.published
    self.copies = Self.place(copies, beside: articles, sections)
    links = SiteLinks(
      articles, unpublished: schedule.unpublished, sections: sections, copies: self.copies, at: site.address,
      in: content)
    let noHistory = (history?.problem).map { SiteProblem.noHistory($0).diagnostic(at: settings.updates.range) }
    let knownSections = Set(files.map(\.place.section).flatMap(SectionPath.chain))
    diagnostics =
      (noHistory.map { [$0] } ?? []) + settings.addresses.permalinks.unknownSections(among: knownSections)
      + defaults.diagnostics + defaults.missingImages(links) + ContentChecks.letterCase(of: articles, sections)
      + EntryChecks.frontMatter(of: articles, settings.addresses)
  }

  /// Returns the articles with their addresses and dates.
  private static func place(
    _ files: [ArticleFile], _ addresses: SectionAddresses, _ settings: SiteSettings, changed: [String: Int]
  ) -> [PlacedArticle] {
    let posts = PostSections(files)
    var sections: [String: String] = [:]
    return files.map { file in
      let name = file.place.section
      let section = sections[name] ?? addresses.address(of: name)
      sections[name] = section
      return PlacedArticle(
        file, isPost: posts.isPost(file), below: section, addresses, zone: settings.zone,
        naiveZone: settings.naiveZone, committed: changed[file.place.path].map { Instant(secondsSince1970: $0) })
    }
  }

  /// Returns the files to copy with their addresses.
  ///
  /// An unread article may be a draft, so it is not copied, even if its error is lowered to a warning. Files in the
  /// bundle of an unpublished article have no address.
  private static func place(
    _ copies: [ContentTree.Copy], beside articles: [PlacedArticle], _ addresses: SectionAddresses
  ) -> [(path: String, address: String)] {
    let folders = Dictionary(articles.map { ($0.place.path, $0.folder) }) { first, _ in first }
    return copies.filter { $0.isStatic || UnreadFormat(of: $0.path) == nil }.compactMap { copy in
      copy.address(in: folders, addresses).map { (path: copy.path, address: $0) }
    }
  }
}
