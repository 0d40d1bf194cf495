import Addresses
public import Dates
import Diagnostics
import Mustache
import Planning

/// The settings of the site.
extension SiteHandle {
  private func read(_ property: Property) -> TemplateValue { value(of: property) ?? .nothing }

  /// The description of the site.
  public var description: String { read(.description).string ?? "" }

  /// The language of the site, such as `en`.
  public var language: String { read(.language).string ?? "" }

  /// The time zone in which dates are written.
  public var timeZone: NamedZone {
    _ = read(.timeZone)
    return site.settings.zone
  }

  /// The absolute URL of the home page.
  public var url: String { read(.url).string ?? "" }

  /// The writing direction of the language: `ltr` or `rtl`.
  public var direction: String { read(.direction).string ?? "" }

  /// The path of the site on its host, such as `/` or `/blog/`.
  public var root: String { read(.root).string ?? "" }

  /// The name of the program that makes the site.
  public var generator: String { read(.generator).string ?? "" }

  /// The author.
  public var author: SiteAuthor? { SiteAuthor(read(.author)) }

  /// The profiles of the site on other sites.
  public var social: [ProfileLink] { read(.social).elements.map { ProfileLink($0) } }

  /// The logo.
  public var logo: ImageLink? { ImageLink(read(.logo)) }

  /// The image for previews of pages that have none.
  public var image: ImageLink? { ImageLink(read(.image)) }

  /// The icons.
  public var icons: [IconLink] { read(.icons).elements.map { IconLink($0) } }

  /// The bar above the header, with `text`, `url` and `key`; nothing without an announcement.
  public var announcement: SiteValue { SiteValue(read(.announcement)) }

  /// The name of the palette, if the site chooses one.
  public var palette: String? { read(.palette).string }

  /// The feeds of the whole site.
  public var feeds: [FeedLink] { read(.feeds).elements.compactMap { FeedLink($0) } }

  /// The `params` in `site.yml`.
  public var params: SiteValue { SiteValue(read(.params)) }

  /// Returns the links of a menu; empty if the site has no such menu.
  ///
  /// ```swift
  /// ul {
  ///   ForEach(site.menu("main")) { link in
  ///     li(.class(link.isCurrent ? "current" : "")) { a(.href(link.url)) { Text(link.title) } }
  ///   }
  /// }
  /// ```
  public func menu(_ name: String) -> [MenuLink] { read(.menus)[name].elements.compactMap { MenuLink($0) } }

  /// The links of all menus by the name of the menu.
  public var menus: [String: [MenuLink]] {
    guard case .object(let menus) = read(.menus) else { return [:] }
    return Dictionary(menus.names.map { ($0, menu($0)) }) { first, _ in first }
  }
}

/// The content of the site.
extension SiteHandle {
  /// The link to the home page.
  public var home: SiteLink { SiteLink(read(.home)) ?? SiteLink(title: "", url: "") }

  /// The link to the page that finds articles; `nil` if the site has no search.
  public var search: SiteLink? { SiteLink(read(.search)) }

  /// The link to the list of all articles; `nil` if the site has no such page.
  public var contents: SiteLink? { SiteLink(read(.contents)) }

  /// The address of the list of all posts; `nil` if the site has no posts.
  public var archive: String? { read(.archive)["url"].string }

  /// The number of posts in the archive.
  public var archiveCount: Int { read(.archiveCount).integer ?? 0 }

  /// The articles that are no posts, by `order`, then by title.
  public var pages: [PageHandle] { read(.pages).handles() }

  /// The top-level sections.
  public var sections: [SectionHandle] { read(.sections).handles() }

  /// Returns the section at a path, such as `recipes` or `recipes/soups`.
  public func section(_ path: String) -> SectionHandle? {
    SectionPath.chain(to: path).reduce((nil, sections)) { outer, path in
      let found = outer.1.first { $0.id == path }
      return (found, found?.sections ?? [])
    }.0
  }

  /// The taxonomies that have terms.
  public var taxonomies: [TaxonomyHandle] { read(.taxonomies).handles() }

  /// The tags of the site; empty if no page has a tag.
  public var tags: [TermHandle] { taxonomies.first { $0.name == "tags" }?.terms ?? [] }
}

/// Files that Swift code reads through the site, so that a build knows that the page depends on them.
extension SiteHandle {
  /// Returns the data of a JSON, YAML, TOML, CSV or TSV file in the folder `_data` of the content.
  ///
  /// ```swift
  /// SitePage("/books/", title: "Books", reads: .recorded) { site in
  ///   ul { ForEach(site.data("books").list) { book in li { Text(book.title.text ?? "") } } }
  /// }
  /// ```
  ///
  /// The name is that of templates, or that of the file. If there is no such file, the value is empty and the build reports an error. The files in `_data` are not published.
  public func data(_ name: String) -> SiteValue {
    let name = site.content.data.path(of: name) ?? name
    scope.reads.record(.file("\(DataFiles.folder)/\(name)"))
    if let value = site.content.data.value(named: name) { return SiteValue(value) }
    scope.report(SiteProblem.missingData(name, names: site.content.data.names).diagnostic())
    return SiteValue(.nothing)
  }

  /// Returns the data of a JSON, YAML, TOML, CSV or TSV file as a Swift type, or `nil` if there is no such file or if it
  /// does not fit the type.
  ///
  /// ```swift
  /// struct Book: Decodable { let title: String, year: Int? }
  ///
  /// ForEach(site.data("books.json", as: [Book].self) ?? [], id: \.title) { book in p { Text(book.title) } }
  /// ```
  ///
  /// A value of another kind, or a missing one, is an error with its place in the file. Each name in the file is the name
  /// of a property, or of a case in `CodingKeys`.
  public func data<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
    let name = site.content.data.path(of: name) ?? name
    scope.reads.record(.file("\(DataFiles.folder)/\(name)"))
    guard let value = site.content.data.value(named: name) else {
      scope.report(SiteProblem.missingData(name, names: site.content.data.names).diagnostic())
      return nil
    }
    do throws(DecodingError) {
      return try SiteValueDecoder.decode(type, from: value) { self.timeZone }
    } catch {
      let context = error.place
      let problem = SiteProblem.unfitData(name, path: context.path, "\(type)", context.debugDescription)
      scope.report(problem.diagnostic(at: site.content.data.range(of: context.codingPath, inDataNamed: name)))
      return nil
    }
  }

  /// Returns the text of a file in the content folder.
  ///
  /// ```swift
  /// pre { Text(site.file("static/license.txt")) }
  /// ```
  ///
  /// If the file cannot be read, the text is empty and the build reports an error.
  public func file(_ path: String) -> String {
    scope.reads.record(.file(path))
    do {
      return try site.content.data.text(of: path)
    } catch {
      scope.report(SiteProblem.unreadFile(path, error.reason).diagnostic())
      return ""
    }
  }
}
