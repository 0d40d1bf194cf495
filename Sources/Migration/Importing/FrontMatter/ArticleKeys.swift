import Parsing

/// The front matter of an article under Garland's names, in order.
///
/// ```swift
/// var keys = ArticleKeys(article.keys)
/// keys.rename("lastmod", to: "updated")
/// keys["draft"] = .bool(true)
/// ```
struct ArticleKeys: Sendable {
  private(set) var map: DataMap
  /// Lines that stay in the front matter as comments.
  var comments: [String] = []

  /// Creates the keys from front matter.
  init(_ map: DataMap) { self.map = map }

  /// The value of a key; `nil` removes the key.
  subscript(key: String) -> DataNode.Value? {
    get { map[key]?.value }
    set { map = newValue.map { map.setting(key, to: $0) } ?? map.removing([key]) }
  }

  /// Renames a key, unless the new key has a value already.
  mutating func rename(_ key: String, to name: String) {
    guard self[key] != nil, key != name else { return }
    if self[name] != nil, self[name] != .null { return }
    map = map.removing([name]).renaming(key, to: name)
  }

  /// Makes the heading above the text the title; another title in the front matter is that of the sidebar.
  mutating func takeTitle(from heading: String) {
    // Code such as `# {{ $frontmatter.title }}` shows the title itself.
    guard !heading.isEmpty, !heading.contains("{{") else { return }
    if let title = self["title"]?.text, title != heading, self["sidebar_title"] == nil {
      self["sidebar_title"] = .string(title)
    }
    self["title"] = nil
    if self["sidebar_title"]?.text == heading { self["sidebar_title"] = nil }
  }

  /// Removes keys.
  mutating func remove(_ keys: Set<String>) { map = map.removing(keys) }

  /// Replaces `published: false` by `draft: true`.
  ///
  /// YAML 1.1 also reads `no` and `off` as false. Any other value than true makes a draft, so that nothing becomes
  /// public by accident.
  mutating func replacePublished() {
    guard let value = self["published"] else { return }
    remove(["published"])
    let isPublished = value == .bool(true) || ["true", "yes", "on", "y"].contains(value.text?.lowercased() ?? "true")
    if !isPublished || value == .bool(false) { self["draft"] = .bool(true) }
  }

  /// Adds texts to the list under a key, without duplicates.
  mutating func add(_ texts: [String], to key: String) {
    let old = self[key]?.texts ?? []
    let new = texts.filter { !old.contains($0) }
    if !new.isEmpty { self[key] = .texts(old + new) }
  }

  /// Splits a text under a key into a list, as the old generator does.
  mutating func split(_ key: String, at isSeparator: (Character) -> Bool) {
    guard let text = self[key]?.text else { return }
    self[key] = .texts(text.split(whereSeparator: isSeparator).map { String($0.trimmed) }.filter { !$0.isEmpty })
  }

  /// The keys as YAML between fences; empty without keys.
  var frontMatter: String {
    let notes = comments.flatMap { $0.split(separator: "\n") }.map { "# \($0)\n" }.joined()
    return map.entries.isEmpty ? "" : "---\n\(YAMLText.of(map))\(notes)---\n"
  }
}
