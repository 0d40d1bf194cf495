import Articles
import Dates
package import Diagnostics
import Markup
import Parsing

extension SiteSettings {
  /// A named list of entries that lead to pages.
  ///
  /// ```yaml
  /// menus:
  ///   main:
  ///     - Manual: manual/_index.md
  ///     - More:
  ///         - about.md
  ///         - Source: https://example.org/
  /// ```
  package struct Menu: Sendable, Equatable {
    /// The name of the menu that the built-in templates show.
    package static let main = "main"

    /// The name in templates.
    package var name: String
    /// The entries, in order.
    package var entries: [Entry]

    /// An entry: a link, a group of links, or both.
    package struct Entry: Sendable, Equatable {
      /// The text; `nil` for the title of the article that the entry leads to.
      package var title: String?
      /// Where the entry leads; `nil` for a group without a page of its own.
      package var target: Target?
      /// The entries of the group.
      package var children: [Entry] = []
    }

    /// Where an entry leads.
    package enum Target: Sendable, Equatable {
      /// A path of the site or a whole URL.
      case address(String)
      /// An article by the path of its file in the content folder, with the fragment that follows its address.
      case article(path: String, fragment: String, range: SourceRange)
    }
  }

  /// What `menus` can be: entries that can have children, which have none.
  static let menuForm = FieldForm.entries(.list(menuEntry(children: menuEntry(children: nil))))

  private static func menuEntry(children: FieldForm?) -> FieldForm {
    let group = children.map { FieldForm.list($0) }
    let keys = [
      FieldDescription("title", .type(.text), "the text; by default the title of the file"),
      FieldDescription("url", .type(.text), "an address such as `/posts/`"),
      FieldDescription("file", .type(.text), "a file of the content, such as `about.md`"),
    ]
    let nested = group.map { [FieldDescription("children", $0, "the entries of the group")] } ?? []
    return .either([.type(.text), .map(keys + nested), .entry(.either([.type(.text)] + (group.map { [$0] } ?? [])))])
  }

  /// Reads `menus`: a map from names to lists of entries.
  static func menus(_ name: String, from fields: inout FieldReader) -> [Menu]? {
    guard let map = fields.map(name) else { return nil }
    var reader = MenuReader(fields.source)
    let menus = map.entries.map { Menu(name: $0.key, entries: reader.entries(in: $0.value, of: $0.key)) }
    for diagnostic in reader.diagnostics { fields.report(diagnostic) }
    return menus
  }
}

/// The bar above the header of each page, from `announcement` in `site.yml`.
package struct AnnouncementSettings: Sendable, Equatable {
  /// The text in Markdown, and where it leads.
  let entry: SiteSettings.Menu.Entry
  /// The last day, or the time of the end.
  let until: CivilDate?

  /// What `announcement` can be.
  static let form = FieldForm.map([
    FieldDescription("text", .type(.text), "the text, in Markdown", isRequired: true),
    FieldDescription("link", .type(.text), "an address such as `/posts/`, or a file such as `about.md`"),
    FieldDescription("until", .type(.date), "the last day, or the time, that shows it"),
  ])

  /// Reads `announcement`: a map with `text`, `link` and `until`.
  static func read(_ name: String, from fields: inout FieldReader) -> AnnouncementSettings? {
    guard let map = fields.map(name) else { return nil }
    if map["text"].map({ $0.string?.isEmpty ?? false }) ?? true { fields.reject(name, .missing("text")) }
    let reader = MenuReader(fields.source)
    return fields.nested(map) { inner in
      let target = inner.value("link") == nil ? nil : reader.target("link", in: &inner)
      let (text, until) = (inner.text("text"), inner.date("until"))
      return text.map { AnnouncementSettings(entry: SiteSettings.Menu.Entry(title: $0, target: target), until: until) }
    }
  }

  /// Returns the time from which a build leaves the bar out.
  func end(in zone: NamedZone) -> Instant? {
    until.flatMap { $0.time == nil ? $0.adding(days: 1) : $0 }.map { Instant($0, in: zone) }
  }
}

/// Reads the entries of menus, and collects the problems in them.
private struct MenuReader {
  typealias Entry = SiteSettings.Menu.Entry
  typealias Target = SiteSettings.Menu.Target

  private static let keys = ["title", "url", "file", "children"]

  private let source: SourceID
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceID) {
    self.source = source
  }

  /// Reads the entries of a menu, or of a group if it `isGroup`.
  mutating func entries(in node: DataNode, of name: String, isGroup: Bool = false) -> [Entry] {
    guard let nodes = node.list else {
      report(.noLinks(name), at: node)
      return []
    }
    return nodes.compactMap { entry($0, of: name, isInGroup: isGroup) }
  }

  private mutating func entry(_ node: DataNode, of menu: String, isInGroup: Bool) -> Entry? {
    if let path = node.string, let article = article(path, at: node) { return Entry(target: article) }
    guard let map = node.map else {
      report(.noLinks(menu), at: node)
      return nil
    }
    var fields = FieldReader(map, in: source, area: "site")
    defer { diagnostics += fields.diagnostics }
    if map.entries.count == 1, let only = map.entries.first, !Self.keys.contains(only.key) {
      if only.value.list != nil {
        return Entry(title: only.key, children: children(in: only.value, of: only.key, isInGroup: isInGroup))
      }
      return target(only.key, in: &fields).map { Entry(title: only.key, target: $0) }
    }
    return entry(with: &fields, at: node, in: menu, isInGroup: isInGroup)
  }

  /// Reads an entry with the keys `title`, `url` or `file`, and `children`.
  private mutating func entry(
    with fields: inout FieldReader, at node: DataNode, in menu: String, isInGroup: Bool
  ) -> Entry? {
    let title = fields.text("title")
    let (hasAddress, hasFile) = (fields.value("url") != nil, fields.value("file") != nil)
    let nodes = fields.value("children")
    var entry = Entry(title: title)
    if hasAddress, hasFile { fields.reject("url", .twoTargets) }
    if hasFile {
      entry.target = file(in: &fields)
    } else if hasAddress {
      entry.target = target("url", in: &fields)
    }
    entry.children = nodes.map { children(in: $0, of: title ?? menu, isInGroup: isInGroup) } ?? []
    fields.reportUnknownKeys()
    if title == nil, !hasFile, node.map?["title"] == nil { report(.missing("title"), at: node) }
    if !hasAddress, !hasFile, nodes == nil { report(.missing("url"), at: node) }
    if title == nil, !hasFile { return nil }
    return entry.target == nil && entry.children.isEmpty ? nil : entry
  }

  private mutating func children(in node: DataNode, of title: String, isInGroup: Bool) -> [Entry] {
    if isInGroup {
      report(.nestedChildren, at: node)
      return []
    }
    return entries(in: node, of: title, isGroup: true)
  }

  /// Reads a file of the content, or an address that means the same on every page and cannot run code.
  fileprivate func target(_ field: String, in fields: inout FieldReader) -> Target? {
    if let node = fields.value(field), let text = node.string, let article = article(text, at: node) { return article }
    guard let address = fields.address(field) else { return nil }
    if address.hasPrefix("/") || address.hasPrefix("#") { return .address(address) }
    if Self.hasScheme(address), URLScheme.isSafe(address) { return .address(address) }
    let expectation = "an address such as `/posts/` or `https://example.org/`, or a file such as `about.md`"
    fields.reject(field, .wrong(field, address, expectation, known: []))
    return nil
  }

  /// Reads `file`, which may have a slash at its beginning.
  private func file(in fields: inout FieldReader) -> Target? {
    guard let text = fields.text("file"), let node = fields.value("file") else { return nil }
    if let article = article(String(text.trimmingPrefix("/")), at: node) { return article }
    fields.reject("file", .wrong("file", text, "the path of an article in the content, such as `about.md`", known: []))
    return nil
  }

  /// Returns the article that a text such as `manual/start.md#first` names; `nil` for an address.
  private func article(_ text: String, at node: DataNode) -> Target? {
    let path = String(text.prefix { $0 != "#" })
    guard !text.hasPrefix("/"), !Self.hasScheme(text), MarkdownName.matches(path) || HTMLPageName.matches(path),
      let resolved = SitePath.resolve(path, from: SiteSettings.path)
    else { return nil }
    let fragment = String(text.dropFirst(path.count))
    return .article(path: resolved, fragment: fragment, range: SourceRange(source, node.range))
  }

  private static func hasScheme(_ address: String) -> Bool {
    address.prefix { !"/?#".contains($0) }.dropFirst().contains(":")
  }

  private mutating func report(_ problem: SettingsProblem, at node: DataNode) {
    diagnostics.append(problem.diagnostic(at: SourceRange(source, node.range)))
  }
}
