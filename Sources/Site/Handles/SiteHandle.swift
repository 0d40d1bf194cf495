import Articles
import Assets
import Components
package import Dates
package import Mustache
package import Planning
import Records
import Views

/// The site as templates and Swift pages see it.
public final class SiteHandle: NamedObject, PropertyObject {
  package enum Property: String, TemplateProperty {
    case announcement, archive, author, contents, description, direction, feeds, generator, home, icons, image
    case language, logo, menus, pages, palette, params, posts, root, search, sections, social, taxonomies
    case timeZone = "time_zone", title, url
    /// The number of posts in the archive.
    ///
    /// It is recorded separately, because most pages only link to the archive.
    case archiveCount = "archive.count"

    package static let names = allCases.map(\.rawValue)
    package static let table = makeTable()
  }

  package let scope: HandleScope
  package var site: PlannedSite { scope.site }

  package init(_ scope: HandleScope) {
    self.scope = scope
  }

  /// The title of the site.
  public var title: String {
    scope.reads.record(Property.title, of: .site)
    return site.settings.title
  }

  /// The posts, newest first.
  public var posts: [PageHandle] {
    scope.reads.record(Property.posts, of: .site)
    return site.plan.posts.compactMap { site.plan.page(of: $0) }.map { PageHandle($0, in: scope) }
  }

  /// Returns the URL for a link to a path of the site: the path, prefixed with the site's root path.
  public func url(_ path: String) -> String { scope.local(path) }

  /// The names of all properties.
  package var names: [String] { Property.names.dropLast() }

  package var subjectName: SubjectName { .site }

  /// Returns the value of a property.
  package func value(of property: Property) -> TemplateValue? {
    // `ParametersHandle` records the read of each parameter.
    if property != .params { scope.reads.record(property, of: .site) }
    switch property {
    case .title: return .text(site.settings.title)
    case .description: return .text(site.settings.description)
    case .url: return .text(site.address.absolute(site.home))
    case .root: return .text(site.address.root)
    case .home: return .link(site.settings.title, site.address.local(site.home))
    case .direction: return .text(WritingDirection(of: site.settings.language).rawValue)
    case .language: return .text(site.settings.language)
    case .timeZone: return .text(site.settings.zone.name)
    case .author: return authorValue
    case .generator: return .text("Garland")
    case .params: return .object(ParametersHandle(site.parameters(ofPage: nil), ofPage: nil, in: scope))
    case .palette: return site.settings.palette.map { .text($0.name) } ?? .nothing
    case .posts: return .pages(site.plan.posts, in: scope)
    case .pages: return .pages(site.plan.plainPages, in: scope)
    case .sections: return .array(site.plan.topSections.map { .object(SectionHandle($0, in: scope)) })
    case .social: return .array(site.settings.social.map(\.value))
    case .taxonomies:
      return .array(
        site.plan.taxonomies.indices.filter { !site.plan.taxonomies[$0].terms.isEmpty }.map {
          .object(TaxonomyHandle($0, in: scope))
        })
    case .feeds: return .feeds(site.plan.feeds(of: [.site]), in: scope)
    case .icons: return iconsValue
    case .image: return site.content.images.preview?.value(in: scope) ?? .nothing
    case .logo: return logoValue
    case .menus: return menusValue
    case .announcement: return announcementValue
    case .contents:
      return site.plan.hasContents
        ? .link(title(of: .contents), scope.local(PageKind.contents.address(in: site.settings.addresses))) : .nothing
    case .search:
      return site.hasSearch
        ? .link(title(of: .search), scope.local(PageKind.search.address(in: site.settings.addresses))) : .nothing
    case .archive:
      return site.plan.posts.isEmpty ? .nothing : .object(Archive(self))
    case .archiveCount: return .integer(site.plan.posts.count)
    }
  }

  /// Returns the title of a generated page, in the language of the page that links to it.
  private func title(of kind: PageKind) -> String { WordList.key(ofTitle: kind).flatMap { scope.word($0)?.text } ?? "" }

  private var iconsValue: TemplateValue {
    .array(
      site.content.images.icons.links.map { icon in
        .record([
          "url": .text(scope.local(icon.address)), "rel": .text(icon.relation),
          "type": icon.type.map { .text($0) } ?? .nothing, "sizes": icon.sizes.map { .text($0) } ?? .nothing,
        ])
      })
  }

  private var logoValue: TemplateValue { site.content.images.logo?.value(in: scope) ?? .nothing }

  private var authorValue: TemplateValue {
    guard let author = site.settings.author else { return .nothing }
    return .record([
      "name": .text(author.name), "url": author.url.map { .text(scope.local($0)) } ?? .nothing,
      "email": author.email.map { .text($0) } ?? .nothing,
      "image": site.content.images.portrait?.value(in: scope, shown: .portrait) ?? .nothing,
      "is_in_title": .flag(site.settings.title.contains(author.name)),
    ])
  }

  private var announcementValue: TemplateValue {
    guard let link = site.plan.announcement else { return .nothing }
    return .record([
      "text": .text(link.title.written), "url": link.url.map { .text(scope.local($0)) } ?? .nothing,
      "key": .text(ContentHash(of: [link.title.written]).text),
    ])
  }

  private var menusValue: TemplateValue {
    let menus = site.plan.menus.filter { !$0.name.isEmpty }
    return .object(Menus(Dictionary(menus.map { ($0.name, $0.value(in: scope)) }) { first, _ in first }))
  }
}

/// The archive, which lists all posts.
private final class Archive: NamedObject {
  private let site: SiteHandle

  init(_ site: SiteHandle) {
    self.site = site
  }

  var names: [String] { ["url", "count"] }

  var subjectName: SubjectName { .site }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "url": .text(site.url(PageKind.archive.address(in: site.site.settings.addresses)))
    case "count": site.value(of: .archiveCount)
    default: nil
    }
  }
}

/// The menus, under the names that the author chose.
private final class Menus: TemplateObject {
  private let menus: [String: TemplateValue]

  init(_ menus: [String: TemplateValue]) {
    self.menus = menus
  }

  func value(named name: String) -> TemplateValue? { menus[name] }

  var names: [String] { menus.keys.inByteOrder { $0 } }

  var hasAuthorNames: Bool { true }
}

/// The outermost object in which the template of a container looks up a name.
final class ContainerRootHandle: DateScope {
  private let root: RootHandle

  init(_ page: PageHandle) { root = RootHandle(page) }

  var names: [String] { EnvironmentValues.containerRootNames }

  func value(named name: String) -> TemplateValue? { names.contains(name) ? root.value(named: name) : nil }

  func value(of date: CivilDate) -> DateValue { root.value(of: date) }
}

/// The outermost object in which a template looks up a name.
package final class RootHandle: PropertyObject, DateScope {
  package enum Property: String, TemplateProperty {
    case site, page, asset, now, words, view, data

    package static let names = allCases.map(\.rawValue)
    package static let table = makeTable()
  }

  private let page: PageHandle
  private let site: SiteHandle
  private let assets: AssetHandle
  private let words: WordsHandle
  private let views: ViewsHandle

  package init(_ page: PageHandle) {
    self.page = page
    site = SiteHandle(page.scope)
    assets = AssetHandle(in: page.scope)
    words = WordsHandle(page.scope)
    views = ViewsHandle(page)
  }

  package func value(of date: CivilDate) -> DateValue {
    DateValue(Instant(date, in: page.site.settings.zone), in: page.scope)
  }

  package var names: [String] { Property.names }

  package func value(of property: Property) -> TemplateValue? {
    switch property {
    case .site: return .object(site)
    case .page: return .object(page)
    case .asset: return .object(assets)
    case .words: return .object(words)
    case .view: return .object(views)
    case .data: return .object(DataHandle(in: page.scope))
    case .now:
      page.scope.reads.record(Property.now, of: .root)
      return .date(page.site.options.now, in: page.scope)
    }
  }
}
