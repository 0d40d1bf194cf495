import Articles
import Parsing

/// Reads the navigation of a site: `nav`, lists of links in `SUMMARY.md`, `.pages` and `.nav.yml` in folders.
struct MkDocsNavReader {
  /// The files below the folder of the site.
  let site: ForeignSite
  /// The pages that the site publishes.
  let pages: Set<String>
  /// The name of the files with lists of links, with the plugin literate-nav.
  let summary: String?

  /// The number of levels of a navigation.
  private static let depthLimit = 12

  /// Returns the items of `nav`, or those of the folder of the site.
  func items(_ nav: DataNode.Value?) -> [MkDocsNavItem] {
    nav?.asList.map { items(of: $0, in: "", depth: 0) } ?? items(ofFolder: "", depth: 0)
  }

  private func items(of list: [DataNode], in folder: String, depth: Int) -> [MkDocsNavItem] {
    guard depth < Self.depthLimit else { return [] }
    return list.flatMap { node -> [MkDocsNavItem] in
      guard let map = node.map else {
        return node.textual.map { items(named: $0, title: nil, in: folder, depth: depth) } ?? []
      }
      return map.entries.flatMap { entry -> [MkDocsNavItem] in
        // `"": learn/index.md` leaves the title to the page.
        let title = entry.key.trimmed.isEmpty ? nil : entry.key
        if let inner = entry.value.list {
          return [.section(title: title, items(of: inner, in: folder, depth: depth + 1))]
        }
        return entry.value.textual.map { items(named: $0, title: title, in: folder, depth: depth) } ?? []
      }
    }
  }

  /// Returns what a name stands for: a page, a link, or the pages of a folder.
  private func items(named written: String, title: String?, in folder: String, depth: Int) -> [MkDocsNavItem] {
    let name = written.trimmed
    guard !name.contains("://"), !name.hasPrefix("/"), !name.hasPrefix("mailto:") else {
      return [.link(title: title, address: name)]
    }
    guard let path = name.asFolder.resolved(from: "SUMMARY.md".inside(folder)) else { return [] }
    if pages.contains(path) { return [.page(title: title, path: path)] }
    let pattern = GlobPattern(path)
    if path.contains("*") { return pages.filter(pattern.matches).sorted().map { .page(title: nil, path: $0) } }
    guard pages.contains(where: { $0.path(below: path) != nil }), depth < Self.depthLimit else { return [] }
    return [.section(title: title ?? self.title(ofFolder: path), items(ofFolder: path, depth: depth + 1))]
  }

  // MARK: Folders

  private func items(ofFolder folder: String, depth: Int) -> [MkDocsNavItem] {
    guard depth < Self.depthLimit else { return [] }
    func file(_ name: String) -> String { name.inside(folder) }
    if let summary, let text = site.text(file(summary)) {
      let items = links(in: text, of: folder, depth: depth)
      // With `implicit_index`, the page of a folder needs no link.
      let index = ["index.md", "README.md"].map(file).first(where: pages.contains)
      let isListed = index.map { items.flatMap(\.files).contains($0) } ?? true
      if !items.isEmpty { return (isListed ? [] : [.page(title: nil, path: index ?? "")]) + items }
    }
    let inner = pages.compactMap { $0.path(below: folder) }
    let names = Set(inner.filter { !$0.contains("/") }).sorted {
      (MkDocs.isIndex($0) ? 0 : 1, $0) < (MkDocs.isIndex($1) ? 0 : 1, $1)
    }
    let all =
      names
      + Set(inner.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    guard let nav = options(of: folder)?["nav"]?.list ?? options(of: folder)?["arrange"]?.list else {
      return all.flatMap { items(named: $0, title: nil, in: folder, depth: depth) }
    }
    let listed = Set(nav.flatMap { node in node.map?.entries.compactMap(\.value.textual) ?? [node.textual ?? ""] })
    return nav.flatMap { node in
      guard let name = node.textual, name.hasPrefix("...") || name == "*" else {
        return items(of: [node], in: folder, depth: depth)
      }
      return all.filter { !listed.contains($0) }.flatMap { items(named: $0, title: nil, in: folder, depth: depth) }
    }
  }

  /// Returns the settings of a folder for the plugins awesome-pages and awesome-nav.
  private func options(of folder: String) -> DataMap? {
    [".pages", ".nav.yml"].lazy.compactMap { site.text($0.inside(folder)) }.first
      .flatMap { YAMLReader.read(Array($0.utf8)[...]).node?.map }
  }

  /// Returns the title of a folder: that of its settings, or its name in words.
  private func title(ofFolder folder: String) -> String {
    options(of: folder)?["title"]?.value.text ?? MkDocs.title(ofName: folder.fileName)
  }

  // MARK: Lists of links

  /// Returns the items of a list such as `* [Oven](oven.md)`.
  private func links(in text: String, of folder: String, depth: Int) -> [MkDocsNavItem] {
    let lines = MarkdownText.read(Array(text.utf8)).lines.filter { $0.role == .text }.compactMap { line in
      line.text.wholeMatch(of: /(\s*)[*+-]\s+(.*)/).map { (indentation: $0.1.count, text: String($0.2)) }
    }
    return items(of: lines[...], in: folder, depth: depth)
  }

  private func items(
    of lines: ArraySlice<(indentation: Int, text: String)>, in folder: String, depth: Int
  ) -> [MkDocsNavItem] {
    guard depth < Self.depthLimit, let first = lines.first else { return [] }
    var items: [MkDocsNavItem] = []
    var index = lines.startIndex
    while index < lines.endIndex {
      let end = lines[(index + 1)...].firstIndex { $0.indentation <= first.indentation } ?? lines.endIndex
      let inner = self.items(of: lines[(index + 1)..<end], in: folder, depth: depth + 1)
      let text = lines[index].text
      if let link = text.firstMatch(of: /\[([^\[\]]*)\]\(<?([^()<>]+)>?\)/) {
        let found = self.items(named: SitePath.decoded(String(link.2)), title: String(link.1), in: folder, depth: depth)
        items += inner.isEmpty ? found : [.section(title: String(link.1), found + inner)]
      } else {
        items +=
          inner.isEmpty
          ? self.items(named: text, title: nil, in: folder, depth: depth) : [.section(title: text.trimmed, inner)]
      }
      index = end
    }
    return items
  }
}
