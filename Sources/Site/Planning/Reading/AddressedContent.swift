package import Addresses
import Articles
package import Diagnostics

/// The articles of an edition and the copied files of the site with their addresses, which are known before any text is
/// read.
package struct AddressedContent: Sendable {
  /// The addresses of sections.
  package let sections: SectionAddresses
  /// The published articles, by path.
  package let articles: [PlacedArticle]
  /// The published texts of sections in the first edition; their settings apply where this edition has none.
  let borrowed: [PlacedArticle]
  /// The files that are copied, with their addresses.
  package let copies: [(path: String, address: String)]
  package let links: SiteLinks
  package let diagnostics: [Diagnostic]
}

/// The articles and the copied files of all editions of a site with their addresses.
struct AddressedSite {
  let editions: [AddressedContent]
  /// The files in folders of drafts, and beside the texts of unpublished articles.
  let unpublishedFiles: [UnpublishedFile]
  let schedule: PublishingSchedule
  let diagnostics: [Diagnostic]

  /// Gives addresses to all articles, published or not, and to all files.
  init(
    _ written: [ArticleFile], _ rules: FrontMatterRules, copying copies: [ContentTree.Copy],
    in content: any SourceFolder, _ site: BuildSettings, _ options: SiteOptions
  ) {
    let settings = site.settings
    let history = settings.updates.usesHistory ? options.history : nil
    let placed = PlacedEditions.placing(written, settings, rules, changes: history?.dates ?? [:])
    let schedule = PublishingSchedule(
      placed.flatMap(\.articles).filter { $0.originalLanguage == nil }, options, in: settings.zone)
    let paths = placed.count == 1 ? [] : Set(schedule.published.map(\.place.path))
    let published = placed.map { edition in
      placed.count == 1 ? schedule.published : edition.published(paths)
    }
    let folders = Dictionary(schedule.published.map { ($0.place.path, $0.folder) }) { first, _ in first }
    let (hidden, shown) = copies.reduce(into: ([UnpublishedFile](), [ContentTree.Copy]())) { parts, copy in
      if let file = copy.unpublished(folders, options) { parts.0.append(file) } else { parts.1.append(copy) }
    }
    unpublishedFiles = hidden
    let hiddenFiles = Self.names(of: hidden, copies, beside: schedule.hidden)
    let copied = Self.place(shown, in: folders, placed[0].sections)
    let addresses = copied.map { (path: $0.path, address: $0.address) }
    let pictures = SitePictures(
      addresses, in: content, isOn: settings.derivesPictures, avifEncoder: options.avifEncoder,
      failures: options.pictureFailures)
    let sites = site.editions.map(\.address)
    editions = placed.indices.map { edition in
      let (placed, articles) = (placed[edition], published[edition])
      let others = schedule.published.filter { $0.place.edition != edition }.map { other in
        (article: other, address: sites[other.place.edition].address(of: other.address, from: sites[edition]))
      }
      let links = SiteLinks(
        articles, besides: others, unpublished: schedule.hidden, hiddenFiles, sections: placed.sections,
        copies: addresses,
        at: sites[edition], pictures)
      return AddressedContent(
        sections: placed.sections, articles: articles,
        borrowed: edition == 0 ? [] : published[0].filter(\.place.isTextOfMainSection),
        copies: Self.copies(copied, ofDomainOf: edition, site.editions.map(\.folder), published), links: links,
        diagnostics: placed.defaults.diagnostics + placed.defaults.imageProblems(links)
          + ContentChecks.letterCase(of: articles, placed.sections)
          + EntryChecks.frontMatter(of: articles, placed.sections.settings))
    }
    self.schedule = schedule
    let noHistory = (history?.problem).map { SiteProblem.noHistory($0).diagnostic(at: settings.updates.range) }
    let noEncoder = settings.avifRange.flatMap { range in
      options.avifEncoder == nil ? SiteProblem.noAVIFEncoder.diagnostic(at: range) : nil
    }
    let knownSections = Set(written.map(\.place.section).flatMap(SectionPath.chain))
    diagnostics =
      [noHistory, noEncoder].compactMap(\.self) + settings.addresses.permalinks.unknownSections(among: knownSections)
      + editions.flatMap(\.diagnostics)
  }

  /// Returns the files to copy with their addresses; `folders` are those of published articles, by path.
  ///
  /// An unread article may be a draft, so it is not copied, even if its error is lowered to a warning.
  private static func place(
    _ copies: [ContentTree.Copy], in folders: [String: String], _ addresses: SectionAddresses
  ) -> [PlacedCopy] {
    copies.filter { $0.isStatic || UnreadFormat(of: $0.path) == nil }.compactMap { copy in
      copy.address(in: folders, addresses).map { address in
        PlacedCopy(path: copy.path, address: address, bundles: copy.bundles.filter { folders[$0] != nil })
      }
    }
  }

  /// Returns the paths of unpublished files, and the addresses that they would have, with the article of each.
  private static func names(
    of files: [UnpublishedFile], _ copies: [ContentTree.Copy], beside articles: [PlacedArticle]
  ) -> [String: String?] {
    var names = Dictionary(files.map { ($0.path, $0.article) }) { first, _ in first }
    let folders = Dictionary(articles.map { ($0.place.path, $0.folder) }) { first, _ in first }
    for copy in copies where names[copy.path] != nil {
      guard let article = copy.bundles.first, let folder = folders[article] else { continue }
      names[folder + SitePath.encoded(copy.target)] = article
    }
    return names
  }

  /// A file to copy, with the paths of the published articles whose bundle it is in.
  private struct PlacedCopy {
    let path: String
    let address: String
    let bundles: [String]
  }

  /// Returns the files that the domain of an edition publishes: all but those of bundles that only other domains show.
  ///
  /// A file of a translation replaces the original's file of the same name.
  private static func copies(
    _ all: [PlacedCopy], ofDomainOf edition: Int, _ folders: [String], _ published: [[PlacedArticle]]
  ) -> [(path: String, address: String)] {
    let editions = folders.indices.filter { folders[$0] == folders[edition] }
    if editions.count == folders.count { return all.map { ($0.path, $0.address) } }
    let articles = Set(editions.flatMap { published[$0].map(\.place.path) })
    let shown = all.filter { $0.bundles.isEmpty || $0.bundles.contains(where: articles.contains) }
    let own = Set(
      shown.filter { !$0.bundles.isEmpty && $0.bundles.allSatisfy(articles.contains) }.map(\.address))
    return shown.filter { $0.bundles.allSatisfy(articles.contains) || !own.contains($0.address) }
      .map { ($0.path, $0.address) }
  }
}

extension ContentTree.Copy {
  /// Returns why the file is not published; `folders` are those of published articles, by path.
  ///
  /// A bundle is hidden if its article is published in no language.
  fileprivate func unpublished(_ folders: [String: String], _ options: SiteOptions) -> UnpublishedFile? {
    if isDraft, !options.showsDrafts { return UnpublishedFile(path, .draft) }
    guard let article = bundles.first, !bundles.contains(where: { folders[$0] != nil }) else { return nil }
    return UnpublishedFile(path, .bundle, article: article)
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
