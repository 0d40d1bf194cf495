import Parsing

/// The export file of a Ghost site: the rows of its tables.
struct GhostExport: Sendable {
  /// The path of the file.
  let path: String
  private let tables: DataMap

  /// The result of the search for an export file.
  enum Found: Sendable {
    case export(GhostExport)
    /// The reason not to import the file.
    case invalid(String)
  }

  /// Finds the export file at the root of a site, or returns `nil` if there is none.
  static func find(in site: ForeignSite) -> Found? {
    for path in site.paths where path.fileExtension == "json" && path.folderPath.isEmpty {
      guard let bytes = site.read(path), isExport(bytes) else { continue }
      let (node, problems) = JSONReader.read(bytes[...])
      guard let node else {
        return .invalid(problems.last.map { "`\(path)` \(position(of: $0, in: bytes))" } ?? "`\(path)` is no JSON")
      }
      let data = node.map?["db"]?.list?.first?.map?["data"]?.map
      guard let data, data["posts"]?.list != nil else { return .invalid("`\(path)` has no list `db[0].data.posts`") }
      return .export(GhostExport(path: path, tables: data))
    }
    return nil
  }

  private static func isExport(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1 << 16)
    return start.firstRange(of: "\"db\"".utf8) != nil && start.firstRange(of: "\"data\"".utf8) != nil
  }

  private static func position(of problem: DataProblem, in bytes: [UInt8]) -> String {
    let before = bytes.prefix(problem.range.lowerBound)
    let line = before.count { $0 == 0x0A } + 1
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return "is no valid JSON at \(line):\(column): \(problem.kind.message)"
  }

  /// The rows of a table, such as `posts`.
  func rows(_ table: String) -> [DataMap] { tables[table]?.list?.compactMap(\.map) ?? [] }

  /// The settings by name.
  var settings: [String: String] {
    let pairs = rows("settings").compactMap { row in
      row["key"]?.value.text.flatMap { key in row["value"]?.value.text.map { (key, $0) } }
    }
    return Dictionary(pairs) { _, last in last }
  }

  /// The posts and pages with their tags and authors.
  var posts: [GhostPost] {
    let tags = linked("posts_tags", "tag_id", to: rows("tags"))
    let authors = linked("posts_authors", "author_id", to: rows("users"))
    let users = Self.index(rows("users"), by: "id")
    let meta = Self.index(rows("posts_meta"), by: "post_id")
    return rows("posts").map { row in
      let id = row["id"]?.value.text ?? ""
      let author = row["author_id"]?.value.text.flatMap { users[$0] }
      return GhostPost(
        row: row, meta: meta[id] ?? DataMap(), tags: (tags[id] ?? []).map(GhostTag.init),
        // The other columns of `users`, such as the address and the hash of the password, are never read.
        authors: (authors[id] ?? [author].compactMap(\.self)).compactMap { $0["name"]?.value.text })
    }
  }

  /// Returns rows by the text in a column.
  private static func index(_ rows: [DataMap], by column: String) -> [String: DataMap] {
    Dictionary(rows.compactMap { row in row[column]?.value.text.map { ($0, row) } }) { first, _ in first }
  }

  /// Returns the rows that a table links to each post, in their order there.
  private func linked(_ table: String, _ key: String, to rows: [DataMap]) -> [String: [DataMap]] {
    let byID = Self.index(rows, by: "id")
    let links = self.rows(table).enumerated().sorted { first, second in
      let orders = [first, second].map { $0.element["sort_order"]?.value.integer ?? 0 }
      return (orders[0], first.offset) < (orders[1], second.offset)
    }
    return links.reduce(into: [:]) { result, link in
      guard let post = link.element["post_id"]?.value.text, let id = link.element[key]?.value.text, let row = byID[id]
      else { return }
      result[post, default: []].append(row)
    }
  }
}

/// A tag; one whose name begins with `#` is for the theme, and readers do not see it.
struct GhostTag: Sendable {
  let name: String
  let slug: String
  let isInternal: Bool

  init(_ row: DataMap) {
    name = row["name"]?.value.text ?? ""
    slug = row["slug"]?.value.text ?? ""
    isInternal = name.hasPrefix("#") || row["visibility"]?.value.text == "internal" || name.isEmpty
  }
}

/// A post or a page.
struct GhostPost: Sendable {
  let row: DataMap
  let meta: DataMap
  let tags: [GhostTag]
  let authors: [String]

  /// The text of a column, in the table of posts or in that of their metadata.
  subscript(key: String) -> String? { row[key]?.value.text ?? meta[key]?.value.text }

  var isPage: Bool { self["type"] == "page" || row["page"]?.value == .bool(true) || row["page"]?.value.integer == 1 }

  var slug: String { self["slug"] ?? self["id"] ?? "untitled" }

  /// The name of its file, without its extension.
  var fileName: String {
    let name = String(
      slug.split(separator: "/").filter { $0 != ".." }.joined(separator: "-").drop { $0 == "." || $0 == "_" }.prefix(
        120))
    return name.isEmpty ? "untitled" : name == "index" ? "index-page" : name
  }
}
