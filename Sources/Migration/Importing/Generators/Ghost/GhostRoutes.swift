import Parsing

/// The addresses of posts, from `routes.yaml`; without that file, they are `/slug/`.
struct GhostRoutes: Sendable {
  private struct Collection: Sendable {
    let permalink: String
    /// The slug of the tag that its posts have, if it takes only these.
    let tag: String?
    let isPrimary: Bool
  }

  private var collections: [Collection] = []
  private(set) var notes: [ImportNote] = []

  init(_ site: ForeignSite) {
    let paths = ["routes.yaml", "routes.yml", "content/settings/routes.yaml", "settings/routes.yaml"]
    guard let path = paths.first(where: site.has) else { return }
    guard let map = site.map(path) else {
      notes = [ImportNote(path: path, message: "cannot be read; posts are at `/slug/`")]
      return
    }
    for entry in map["collections"]?.map?.entries ?? [] {
      guard let permalink = entry.value.map?["permalink"]?.value.text else { continue }
      let filter = entry.value.map?["filter"]?.value.text
      let words = filter?.split(separator: ":") ?? []
      let isTag =
        words.count == 2 && ["tag", "primary_tag"].contains(words[0]) && words[1].allSatisfy { !"+,()[]".contains($0) }
      if let filter, !isTag {
        notes.add("the filter `\(filter)` is left out; its posts keep the other addresses", at: path)
      } else {
        collections.append(
          Collection(permalink: permalink, tag: isTag ? String(words[1]) : nil, isPrimary: words.first == "primary_tag")
        )
      }
    }
    for entry in map["routes"]?.map?.entries ?? [] {
      notes.add("the route `\(entry.key)` is left out", at: path)
    }
  }

  /// The pattern of most addresses, for `permalinks`.
  var pattern: String {
    let permalink = collections.first { $0.tag == nil }?.permalink ?? "/{slug}/"
    let known = ["slug", "year", "month", "day"].reduce(permalink) { $0.replacing("{\($1)}", with: ":\($1)") }
    return known.contains("{") ? "/:slug/" : known
  }

  /// Returns the address of a post or a page.
  func address(of post: GhostPost) -> String {
    guard !post.isPage else { return "/\(post.slug)/" }
    let tags = post.tags.filter { !$0.isInternal }.map(\.slug)
    let collection = collections.first { collection in
      guard let tag = collection.tag else { return true }
      return collection.isPrimary ? tags.first == tag : post.tags.contains { $0.slug == tag }
    }
    let date = (post["published_at"] ?? post["created_at"] ?? "").prefix(10).split(separator: "-").map(String.init)
    var values = ["slug": post.slug, "id": post["id"] ?? "", "primary_tag": tags.first ?? "all"]
    if date.count == 3 { (values["year"], values["month"], values["day"]) = (date[0], date[1], date[2]) }
    let address = values.reduce(collection?.permalink ?? "/{slug}/") { $0.replacing("{\($1.key)}", with: $1.value) }
    return address.contains("{") ? "/\(post.slug)/" : address
  }
}

/// The redirects in `redirects.json` or `redirects.yaml`.
struct GhostRedirects {
  private(set) var plain: [(from: String, to: String)] = []
  private(set) var patterns: [String] = []

  /// Returns the content of a file of redirects, or `nil` for another file.
  static func text(of path: String, in site: ForeignSite) -> DataNode? {
    path.fileStem == "redirects" ? site.data(path) : nil
  }

  static func read(_ node: DataNode) -> GhostRedirects {
    var pairs: [(String, String)] = (node.list ?? []).compactMap(\.map).compactMap { row in
      row["from"]?.value.text.flatMap { from in row["to"]?.value.text.map { (from, $0) } }
    }
    for entry in node.map?.entries ?? [] {
      pairs += (entry.value.map?.entries ?? []).compactMap { row in row.value.value.text.map { (row.key, $0) } }
    }
    var redirects = GhostRedirects()
    for (from, to) in pairs {
      var path = from.hasPrefix("^") ? String(from.dropFirst()) : from
      if path.hasSuffix("$") { path.removeLast() }
      if path.hasSuffix("/?") { path.removeLast() }
      if path.hasPrefix("/"), !path.contains(where: { "()[]*+?\\|^$".contains($0) }), !to.contains("$") {
        redirects.plain.append((path, to))
      } else {
        redirects.patterns.append(from)
      }
    }
    return redirects
  }
}
