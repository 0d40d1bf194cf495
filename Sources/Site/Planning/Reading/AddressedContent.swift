package import Addresses
import Articles
package import Diagnostics

/// The articles and the copied files of a site with their addresses, which are known before any text is read.
package struct AddressedContent: Sendable {
  /// The addresses of sections.
  package let sections: SectionAddresses
  package let schedule: PublishingSchedule
  /// The files that are copied, with their addresses.
  package let copies: [(path: String, address: String)]
  package let links: SiteLinks
  package let diagnostics: [Diagnostic]

  /// The published articles, by path.
  package var articles: [PlacedArticle] { schedule.published }

  /// Gives addresses to all articles, published or not, and to all files.
  init(
    _ written: [ArticleFile], _ rules: FrontMatterRules, copying copies: [ContentTree.Copy],
    in content: any SourceFolder, _ site: BuildSettings, _ options: SiteOptions
  ) {
    let settings = site.settings
    let history = settings.updates.usesHistory ? options.history : nil
    let placed = PlacedContent.placing(written, settings.placement(rules), changes: history?.dates ?? [:])
    sections = placed.sections
    schedule = PublishingSchedule(placed.articles, options, in: settings.zone)
    let articles = schedule.published
    self.copies = Self.place(copies, beside: articles, sections)
    let pictures = SitePictures(
      self.copies, in: content, isOn: settings.derivesPictures, avifEncoder: options.avifEncoder,
      failures: options.pictureFailures)
    links = SiteLinks(
      articles, unpublished: schedule.unpublished, sections: sections, copies: self.copies, at: site.address, pictures)
    let noHistory = (history?.problem).map { SiteProblem.noHistory($0).diagnostic(at: settings.updates.range) }
    let noEncoder = settings.avifRange.flatMap { range in
      options.avifEncoder == nil ? SiteProblem.noAVIFEncoder.diagnostic(at: range) : nil
    }
    let knownSections = Set(written.map(\.place.section).flatMap(SectionPath.chain))
    diagnostics =
      [noHistory, noEncoder].compactMap(\.self) + settings.addresses.permalinks.unknownSections(among: knownSections)
      + placed.defaults.diagnostics + placed.defaults.imageProblems(links)
      + ContentChecks.letterCase(of: articles, sections) + EntryChecks.frontMatter(of: articles, settings.addresses)
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

extension SiteSettings {
  /// Returns what decides the addresses and dates of articles; `rules` are those for their front matter.
  func placement(_ rules: FrontMatterRules) -> PlacementSettings {
    PlacementSettings(
      addresses, zone: zone, naiveDates, taxonomies: taxonomies.map { ($0.slug, $0.paths) }, rules: rules)
  }
}

extension FolderDefaults {
  /// Reports default images that are missing or damaged.
  func imageProblems(_ links: SiteLinks) -> [Diagnostic] {
    images.compactMap { image in
      links.problem(ofImage: image.written, from: image.file)?.diagnostic(at: image.range)
    }
  }
}
