import Addresses
import Parsing

/// What readers know a site by: its title, its icon, the image of its link previews and its menu.
struct SiteIdentity {
  private let services: OldServices
  private let settings: DataMap
  /// The keys that themes have for the image of link previews.
  private static let imageKeys = ["ogimage", "socialimage", "siteimage", "defaultimage", "defaultogimage", "images"]
  private static let icons = ["favicon.svg", "favicon.png", "favicon.ico", "icon.svg"]
  /// The number of links in the menu of a site that had none.
  private static let menuSize = 7

  init(_ settings: DataMap) { (self.settings, services) = (settings, OldServices(settings)) }

  /// Returns a title, an icon and an image for a plan that lacks them.
  ///
  /// `homeTitle` is the title in the front matter of the home page.
  func addition(to plan: ImportPlan, homeTitle: String?) -> PlanAddition {
    var addition = PlanAddition()
    if plan.settings[.title] == .string(SiteConfiguration.noTitle) {
      let host = plan.host.prefix { $0 != ":" }
      if let title = homeTitle ?? themeTitle ?? String(host.hasPrefix("www.") ? host.dropFirst(4) : host).nonEmpty {
        addition.set(.title, to: title)
      } else {
        addition.notes.add("the old site has no title that an import finds; write it in `site.yml`")
      }
    }
    if plan.settings[.icon] == nil, let icon = icon(of: plan) {
      if icon.target.fileExtension == "ico" {
        addition.copies.append(ImportPlan.Move(source: icon.source, target: "static/favicon.ico"))
      } else {
        addition.set(.icon, to: icon.target)
      }
    }
    if plan.settings[.image] == nil, let image = Self.imageKeys.lazy.compactMap({ copy(of: $0, in: plan) }).first {
      addition.set(.image, to: image.target)
    }
    return addition
  }

  private var themeTitle: String? {
    let paths = [
      ["params", "title"], ["params", "sitetitle"], ["params", "site", "title"], ["theme", "title"], ["SITETITLE"],
    ]
    return paths.lazy.compactMap { settings.value(at: $0)?.text }.first
  }

  /// Returns the icon, unless the new site has one at its usual address: the file that the settings name, or `favicon`.
  private func icon(of plan: ImportPlan) -> ImportPlan.Move? {
    let addresses = Set(plan.copies.map { Self.address($0.target) })
    guard addresses.isDisjoint(with: Self.icons) else { return nil }
    let endings = ["svg", "png", "ico"]
    let found = plan.copies.filter { $0.target.fileStem == "favicon" && endings.contains($0.target.fileExtension) }
    let shortest = found.min {
      ($0.target.split(separator: "/").count, $0.target) < ($1.target.split(separator: "/").count, $1.target)
    }
    return copy(of: "favicon", in: plan).flatMap { endings.contains($0.target.fileExtension) ? $0 : nil } ?? shortest
  }

  /// Returns the copied image that a key names.
  private func copy(of key: String, in plan: ImportPlan) -> ImportPlan.Move? {
    let paths = services.values(of: key).flatMap(\.texts).map { $0.split(separator: "/").joined(separator: "/") }
    return paths.lazy.compactMap { path in
      plan.copies.first { Self.address($0.target) == path && $0.target.isMedia }
    }.first
  }

  private static func address(_ target: String) -> String { target.path(below: "static") ?? target }

  /// Returns a menu for a site that had none and would show more than seven links: the largest sections, then pages.
  static func menu(_ plan: ImportPlan, _ articles: [ImportedArticle]) -> DataNode.Value? {
    var (counts, pages) = ([String: Int](), [String]())
    for (move, article) in zip(plan.articles, articles)
    where article.text != nil && article.keys["draft"] != .bool(true) {
      if let folder = move.target.split(separator: "/").dropLast().first {
        counts[String(folder), default: 0] += 1
      } else if !move.target.hasPrefix("_"), !["index.md", "404.md"].contains(move.target),
        article.keys["listed"] != .bool(false)
      {
        pages.append(move.target)
      }
    }
    let indexes = Set(plan.articles.map(\.target) + plan.written.keys)
    // The address of a section without a page is its folder only if an address can have the name.
    counts = counts.filter { folder, _ in
      indexes.contains(folder + "/_index.md") || folder.wholeMatch(of: /[a-z0-9-]+/) != nil
    }
    guard counts.count + pages.count > menuSize else { return nil }
    let sections = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { folder, _ -> DataNode.Value in
      let index = folder + "/_index.md"
      return indexes.contains(index)
        ? .string(index) : .map(DataMap(texts: [MkDocs.title(ofName: folder): "/\(folder)/"]))
    }
    let links = (sections + pages.map { .string($0) }).prefix(menuSize)
    return .list(links.map { DataNode($0, at: 0..<0) })
  }
}
