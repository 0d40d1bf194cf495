import Articles
public import Mustache

/// The site as templates and Swift pages see it.
public final class SiteHandle: TemplateObject {
  private let scope: Scope
  private var model: SiteModel { scope.model }

  init(_ scope: Scope) {
    self.scope = scope
  }

  /// What the site is called.
  public var title: String {
    scope.reads.note(.setting("title"))
    return model.settings.title
  }

  /// The posts, the newest first.
  public var posts: [PageHandle] {
    scope.reads.note(.list("posts"))
    return model.posts.compactMap { model.page(of: $0) }.map { PageHandle($0, in: scope) }
  }

  /// A path of the site as pages link to it.
  public func url(_ path: String) -> String { scope.local(path) }

  /// Every name that a template can ask for.
  public var names: [String] {
    [
      "archive", "author", "description", "direction", "feeds", "generator", "home", "language", "menus", "pages",
      "params", "posts",
      "root",
      "sections", "taxonomies", "title", "url",
    ]
  }

  /// The value of a name.
  public func value(named name: String) -> TemplateValue? {
    scope.reads.note(["posts", "pages", "sections", "taxonomies"].contains(name) ? .list(name) : .setting(name))
    switch name {
    case "title": return .text(model.settings.title)
    case "description": return .text(model.settings.description)
    case "url": return .text(model.address.home)
    case "root": return .text(model.address.root)
    case "home": return .link(model.settings.title, model.address.root)
    case "direction": return .text(WritingDirection(of: model.settings.language).rawValue)
    case "language": return .text(model.settings.language)
    case "author": return author
    case "generator": return .text("Garland")
    case "params": return .data(model.settings.parameters)
    case "posts": return .pages(model.posts, in: scope)
    case "pages": return .pages(model.plainPages, in: scope)
    case "sections": return .array(topSections.map { .object(SectionHandle($0, in: scope)) })
    case "taxonomies":
      return .array(
        model.taxonomies.indices.filter { !model.taxonomies[$0].terms.isEmpty }.map {
          .object(TaxonomyHandle($0, in: scope))
        })
    case "feeds": return feeds
    case "menus": return menus
    case "archive":
      return model.posts.isEmpty
        ? .nothing : .record(["url": .text(scope.local("/archive/")), "count": .integer(model.posts.count)])
    default: return nil
    }
  }

  /// The feeds of the site.
  var feeds: TemplateValue {
    guard !model.posts.isEmpty else { return .array([]) }
    return .array(
      model.settings.feeds.map {
        .record([
          "name": .text($0.name), "title": .text(model.settings.title), "url": .text(scope.local("/\($0.file)")),
          "type": .text($0.type),
        ])
      })
  }

  private var topSections: [Int] { model.sections.indices.filter { !model.sections[$0].path.contains("/") } }

  private var author: TemplateValue {
    guard let author = model.settings.author else { return .nothing }
    return .record([
      "name": .text(author.name), "url": author.url.map { .text(scope.local($0)) } ?? .nothing,
      "email": author.email.map { .text($0) } ?? .nothing,
    ])
  }

  /// The menus; without a main one, it leads to the sections and the pages at the top.
  private var menus: TemplateValue {
    var menus = Dictionary(model.settings.menus.map { ($0.name, links(of: $0)) }) { first, _ in first }
    if menus["main"] == nil {
      let sections = topSections.map {
        SiteSettings.Menu.Link(title: model.sections[$0].title, url: model.sections[$0].address)
      }
      let pages = model.plainPages.map { model.entries[$0] }.filter {
        $0.place.section.isEmpty && $0.address != "/404.html"
      }
      let links = sections + pages.map { SiteSettings.Menu.Link(title: $0.title, url: $0.address) }
      menus["main"] = self.links(of: SiteSettings.Menu(name: "main", links: links))
    }
    return .record(menus)
  }

  private func links(of menu: SiteSettings.Menu) -> TemplateValue {
    let current = model.pages[scope.page].address
    return .array(
      menu.links.map { link in
        .record([
          "title": .text(link.title), "url": .text(scope.local(link.url)), "is_current": .flag(link.url == current),
          "is_open": .flag(link.url != "/" && link.url.hasSuffix("/") && current.hasPrefix(link.url)),
        ])
      })
  }
}
