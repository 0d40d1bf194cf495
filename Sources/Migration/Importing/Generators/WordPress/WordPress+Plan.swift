import Addresses
import Articles
import Converting
import Parsing

extension WordPress {
  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.refusal = problem
    guard let first = exports.first else { return plan }
    plan.settings = SiteConfiguration(
      title: WordPressText.plain(first.title).nonEmpty, description: WordPressText.plain(first.description).nonEmpty,
      url: base.nonEmpty, language: first.language.nonEmpty)
    MarkdownFromHTML.allow(in: &plan.settings)
    plan.settings.set(.permalinks, "posts", to: permalink)
    plan.settings.set(.taxonomies, to: Self.taxonomies)
    plan.settings.set(.feeds, "rss", to: "/feed/index.xml")
    let targets = targets
    for (path, target) in targets.sorted(by: { $0.key < $1.key }) { plan.addArticle(path, at: target) }
    plan.settings.set(.menus, to: menu(targets))
    addFiles(of: site, to: &plan)
    plan.notes += notes
    return plan
  }

  private static let taxonomies = DataMap([
    ("categories", taxonomy("Categories", "/category/:slug/")), ("tags", taxonomy("Tags", "/tag/:slug/")),
  ])

  private static func taxonomy(_ title: String, _ pattern: String) -> DataNode.Value {
    .map(
      DataMap(texts: ["title": title, "term_path": pattern])
        .setting("feeds", to: .map(DataMap(texts: ["rss": "feed/index.xml"]))))
  }

  /// The pattern that fits most addresses of posts, or `nil` if the site has none.
  private var permalink: String? {
    let posts = articles.values.map(\.entry.item).filter { $0.type == "post" && !$0.link.contains("?") }
    var counts: [String: Int] = [:]
    for post in posts {
      guard let path = WordPressLinks.path(of: post.link, below: base) else { continue }
      let date = post.date.prefix(10).split(separator: "-").map(String.init)
      var parts = path.split(separator: "/").map(String.init)
      guard parts.last.map(SitePath.decoded) == SitePath.decoded(post.slug), date.count == 3 else { continue }
      parts[parts.count - 1] = ":slug"
      for (index, name) in [":year", ":month", ":day"].enumerated() {
        if let place = parts.firstIndex(of: date[index]),
          place == index || parts[max(0, place - 1)].hasPrefix(":") || index == 0
        {
          parts[place] = name
        }
      }
      counts["/" + parts.joined(separator: "/") + "/", default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The paths in `Content` of the articles.
  private var targets: [String: String] {
    var (targets, taken): ([String: String], Set<String>) = ([:], [])
    for (path, article) in articles.sorted(by: { $0.key < $1.key }) {
      let item = article.entry.item
      let folder = item.type == "post" ? ["posts"] : item.type == "page" ? parents(of: item) : [Slug.of(item.type)]
      let isHome = item.type == "page" && WordPressLinks.path(of: item.link, below: base).map { $0 == "/" } ?? false
      let name = isHome ? "index" : (folder + [fileName(of: item)]).joined(separator: "/")
      let unique = taken.insert(name.lowercased()).inserted ? name : "\(name)-\(item.id)"
      taken.insert(unique.lowercased())
      targets[path] = unique + ".md"
    }
    return targets
  }

  /// The names of the pages above a page; a circle ends.
  private func parents(of item: WordPressItem) -> [String] {
    var (names, parent, seen): ([String], Int, Set<Int>) = ([], item.parent, [item.id])
    while let page = items[parent], page.type == "page", seen.insert(parent).inserted, names.count < 16 {
      names.insert(fileName(of: page), at: 0)
      parent = page.parent
    }
    return names
  }

  private func fileName(of item: WordPressItem) -> String {
    let slug = Slug.of(SitePath.decoded(item.slug.isEmpty ? WordPressText.plain(item.title) : item.slug))
    let short = String(decoding: slug.utf8.prefix(120), as: UTF8.self).filter { $0 != "\u{FFFD}" }
    let name = short.drop { $0 == "_" || $0 == "-" }
    return name.isEmpty ? "\(item.type == "page" ? "page" : "post")-\(item.id)" : String(name)
  }

  /// The menu of the old site, or its first seven pages if it has more.
  private func menu(_ targets: [String: String]) -> DataNode.Value? {
    let entries = items.values.filter { $0.type == "nav_menu_item" && $0.status == "publish" }
    let names = Set(entries.flatMap(\.terms).map(\.slug)).sorted()
    let main = entries.filter { entry in names.first.map { name in entry.terms.contains { $0.slug == name } } ?? true }
    func published(_ id: Int) -> String? {
      items[id].flatMap { $0.status == "publish" && !$0.hasPassword ? paths[id].flatMap { targets[$0] } : nil }
    }
    func link(_ title: String, _ key: String, _ value: String) -> DataNode {
      DataNode(.map(DataMap([("title", .string(title)), (key, .string(value))])), at: 0..<0)
    }
    var links = main.sorted { ($0.order, $0.id) < ($1.order, $1.id) }.compactMap { entry -> DataNode? in
      let object = Int(entry.metadata["_menu_item_object_id"] ?? "") ?? 0
      let title = entry.title.isEmpty ? items[object]?.title ?? "" : entry.title
      if title.isEmpty { return nil }
      if let file = published(object), entry.metadata["_menu_item_type"] == "post_type" {
        return link(WordPressText.plain(title), "file", file)
      }
      guard let address = entry.metadata["_menu_item_url"]?.trimmed, !address.isEmpty, !address.hasPrefix("#") else {
        return nil
      }
      let path = WordPressLinks.path(of: address, below: base) ?? address
      let isSafe = path.hasPrefix("/") || path.hasPrefix("https://") || path.hasPrefix("http://")
      return isSafe ? link(WordPressText.plain(title), "url", path) : nil
    }
    let pages = items.values.filter { $0.type == "page" && $0.parent == 0 && published($0.id) != nil }
    if links.isEmpty, pages.count > 7 {
      links = pages.sorted { ($0.order, $0.title) < ($1.order, $1.title) }.prefix(7).compactMap { page in
        published(page.id).map { link(WordPressText.plain(page.title), "file", $0) }
      }
    }
    return links.isEmpty ? nil : .map(DataMap([("main", .list(links))]))
  }

  // MARK: Files

  /// Copies the uploads in the folder of the export, and lists the addresses of the others.
  private func addFiles(of site: ForeignSite, to plan: inout ImportPlan) {
    var present: Set<String> = []
    for path in site.paths {
      guard let range = path.firstRange(of: "uploads/"), path.fileExtension != "php", articles[path] == nil else {
        continue
      }
      let inner = "wp-content/" + path[range.lowerBound...]
      present.insert(inner)
      plan.addCopy(path, at: "static/" + inner)
    }
    let missing = items.values.filter { $0.type == "attachment" }.sorted { $0.id < $1.id }.compactMap {
      item -> String? in
      guard let path = WordPressLinks.path(of: item.file, below: base), item.file.hasPrefix("http"),
        !item.file.contains(where: \.isWhitespace), !item.file.contains(".."),
        !present.contains(WordPressLinks.key(of: path))
      else { return nil }
      return item.file
    }
    guard !missing.isEmpty else { return }
    plan.rootFiles["attachments.txt"] = missing.map { $0 + "\n" }.joined()
    let command = Attachments.command(for: base)
    plan.notes.add(
      "\(missing.count) uploaded files are not beside the export. In the new folder, fetch them: `\(command)`")
  }

  /// What the report says about the whole site.
  private var notes: [ImportNote] {
    let all = exports.flatMap(\.entries).map(\.item)
    let leftOut = Dictionary(
      grouping: all.filter { !Self.isArticle($0) && $0.type != "attachment" && $0.type != "nav_menu_item" },
      by: { ["trash", "auto-draft"].contains($0.status) ? $0.status : $0.type })
    let left = leftOut.sorted { $0.key < $1.key }.map { "\($0.value.count) × `\($0.key)`" }
    let comments = all.reduce(0) { $0 + $1.commentCount }
    let sticky = all.count { $0.isSticky }
    let texts = [
      left.isEmpty ? nil : "items without a page are left out: " + left.joined(separator: ", "),
      comments == 0
        ? nil : "comments in the export: \(comments); `--comments` adds the approved ones to their articles",
      sticky == 0 ? nil : "posts at the top of the old home page are in order of their date now: \(sticky)",
      "addresses such as `/?p=12` lead to the home page now; links to them in articles lead to their articles",
      "the feed `/feed/` is `/feed/index.xml` now, and so are those of categories and tags: let the host answer with it",
    ]
    return texts.compactMap { $0.map { ImportNote(message: $0) } }
  }
}
