import Addresses
package import Articles
import Dates
import Diagnostics
import Records

/// A menu of the site, whose links have their addresses.
package struct SiteMenu: Sendable {
  /// The name in templates; that of the announcement is empty.
  package let name: String
  package let links: [Link]

  /// A link, a group of links, or both.
  package struct Link: Sendable {
    package let title: Title
    /// The address: a path of the site or a whole URL; `nil` for a group without a page of its own.
    package let url: String?
    package let children: [Link]
    /// The address in canonical form, for comparisons.
    package let path: String?
    /// Whether the settings have the address; otherwise it is that of an article.
    private let isWritten: Bool

    package init(title: Title, url: String?, children: [Link] = [], isWritten: Bool = false) {
      (self.title, self.url, self.children, self.isWritten) = (title, url, children, isWritten)
      path = url.map { SitePath.canonical($0) }
    }

    /// Returns the link and its children with other addresses for the written ones that `translate` knows.
    func translated(_ translate: (String) -> String?) -> Link {
      let translated = url.map { url in
        let end = url.firstIndex { $0 == "#" || $0 == "?" } ?? url.endIndex
        return translate(SitePath.canonical(String(url[..<end]))).map { $0 + url[end...] } ?? url
      }
      return Link(
        title: title, url: isWritten ? translated : url, children: children.map { $0.translated(translate) },
        isWritten: isWritten)
    }

    /// Texts that determine the link and its children.
    package var hashedTexts: [String] {
      [title.hashedText, url ?? "", String(children.count)] + children.flatMap(\.hashedTexts)
    }
  }

  /// Returns the menu with other addresses for the written ones that `translate` knows.
  func translated(_ translate: (String) -> String?) -> SiteMenu {
    SiteMenu(name: name, links: links.map { $0.translated(translate) })
  }

  /// The position of a link: among the links of the menu, or among the children of one of them.
  package struct Position: Equatable {
    package var link: Int
    package var child: Int?

    package init(link: Int, child: Int? = nil) { (self.link, self.child) = (link, child) }
  }

  /// Returns the position of the link that leads to an address, or else to the nearest page above it.
  ///
  /// So only one link is current: below `/manual/`, the menu does not mark both `/manual/` and `/manual/markdown/`.
  package func current(at address: String) -> Position? {
    var best: (position: Position, length: Int)?
    func compare(_ link: Link, _ position: Position) {
      guard let path = link.path, path == address || path != "/" && path.hasSuffix("/") && address.hasPrefix(path)
      else {
        return
      }
      if path.utf8.count > best?.length ?? -1 { best = (position, path.utf8.count) }
    }
    for (index, link) in links.enumerated() {
      compare(link, Position(link: index))
      for (child, inner) in link.children.enumerated() { compare(inner, Position(link: index, child: child)) }
    }
    return best?.position
  }
}

/// Finds the articles that the menus of the settings name.
struct MenuResolution {
  /// The published articles, by path.
  private let entries: [Entry]
  private let siteLinks: SiteLinks
  private let unpublished: Set<String>
  /// The title for the home page, if its article has none.
  private let siteTitle: String
  private(set) var menus: [SiteMenu] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Resolves the menus of a site.
  ///
  /// A link to an unpublished article is left out with a warning; a link to a missing file is an error. A link to an
  /// article of another edition leads to its translation, or is left out.
  init(_ settings: SiteSettings, _ entries: [Entry], _ links: SiteLinks, unpublished: Set<String>, now: Instant) {
    (self.entries, siteLinks, self.unpublished, siteTitle) = (entries, links, unpublished, settings.title)
    for menu in settings.menus { menus.append(SiteMenu(name: menu.name, links: self.links(menu.entries))) }
    guard let bar = settings.announcement, bar.end(in: settings.zone).map({ $0 > now }) ?? true else { return }
    let (title, url) = target(of: bar.entry)
    let isWritten = if case .address = bar.entry.target { true } else { false }
    menus.append(SiteMenu(name: "", links: [SiteMenu.Link(title: title ?? Title(""), url: url, isWritten: isWritten)]))
  }

  private mutating func links(_ entries: [SiteSettings.Menu.Entry]) -> [SiteMenu.Link] {
    var links: [SiteMenu.Link] = []
    for entry in entries {
      let children = self.links(entry.children)
      let (title, url) = target(of: entry)
      guard let title, url != nil || !children.isEmpty else { continue }
      var isWritten = false
      if case .address = entry.target { isWritten = true }
      links.append(SiteMenu.Link(title: title, url: url, children: children, isWritten: isWritten))
    }
    return links
  }

  private mutating func target(of entry: SiteSettings.Menu.Entry) -> (title: Title?, url: String?) {
    let title = entry.title.map { Title(written: $0) }
    switch entry.target {
    case nil: return (title, nil)
    case .address(let address): return (title, address)
    case .article(let path, let fragment, let range):
      guard let index = entries.index(of: siteLinks.counterpart(of: path) ?? path, named: { $0.path }) else {
        if siteLinks.hasArticle(at: path) { return (title, nil) }
        let problem: MenuProblem =
          unpublished.contains(path) ? .unpublished(path) : .missing(path, known: entries.map(\.path))
        diagnostics.append(problem.diagnostic(at: range))
        return (title, nil)
      }
      let article = entries[index]
      let isUntitledHome = article.place.role == .home && article.facts.title == nil
      return (title ?? (isUntitledHome ? Title(siteTitle) : article.heading), article.address + fragment)
    }
  }
}

/// A problem with an article that a menu names.
enum MenuProblem {
  /// There is no such article.
  case missing(String, known: [String])
  /// The article is a draft, or it is not published yet or any more.
  case unpublished(String)

  func diagnostic(at range: SourceRange) -> Diagnostic {
    switch self {
    case .missing(let path, let known):
      Diagnostic(
        .error, "site.missing-menu-file", "there is no article `\(path)`", at: range,
        suggestion: .nearest(to: path, among: known, at: range))
    case .unpublished(let path):
      Diagnostic(
        .warning, "site.unpublished-menu-file",
        "the article `\(path)` is not published now, so the menu leaves it out", at: range)
    }
  }
}
