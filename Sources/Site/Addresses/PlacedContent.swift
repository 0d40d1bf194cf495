import Dates

/// All articles of a site with their addresses, published or not.
///
/// An article's address depends on its own file, on the settings and on all `_index.md` files.
package struct PlacedContent: Sendable {
  /// The articles, in the order of their files.
  package let articles: [PlacedArticle]
  /// The addresses of sections.
  package let sections: SectionAddresses
  /// The defaults of folders, with their problems.
  package let defaults: FolderDefaults

  /// Gives addresses to articles; `changes` are the times of their last commits in seconds since 1970, by path.
  ///
  /// `indexes` are the texts of sections in another edition. Their settings apply where this edition has none. The
  /// articles of that edition among `written` are in the language `original`.
  package static func placing(
    _ written: [ArticleFile], of edition: Int = 0, borrowing indexes: [ArticleFile] = [], original: String? = nil,
    _ settings: PlacementSettings, changes: [String: Int] = [:]
  ) -> PlacedContent {
    let defaults = FolderDefaults(
      written, borrowing: indexes, language: settings.defaults, rules: settings.rules)
    let files = defaults.added(to: written)
    let addresses = SectionAddresses(files, borrowing: indexes, settings.addresses, settings.taxonomies)
    let posts = PostSections(files + indexes)
    var sections: [String: String] = [:]
    let articles = files.map { file in
      let name = file.place.section
      let section = sections[name] ?? addresses.address(of: name)
      sections[name] = section
      return PlacedArticle(
        file, isPost: posts.isPost(file), below: section, addresses, zone: settings.zone,
        naiveZone: settings.naiveZone, committed: changes[file.place.path].map { Instant(secondsSince1970: $0) },
        originalLanguage: file.place.edition == edition ? nil : original)
    }
    return PlacedContent(articles: articles, sections: addresses, defaults: defaults)
  }
}
