import Parsing

/// The `defaults` of `_config.yml`: front matter for the files in a folder or of a type.
struct JekyllDefaults: Sendable {
  private struct Rule: Sendable {
    /// The folder or file; empty for the whole site.
    let path: String
    /// The path as a pattern, if it has an asterisk.
    let pattern: ExcludePatterns?
    /// The type, such as `posts`; `nil` for all files.
    let type: String?
    let values: DataMap

    func applies(to file: String, _ type: String) -> Bool {
      if let own = self.type, own != type { return false }
      if let pattern { return pattern.matches(file) }
      return path.isEmpty || file == path || file.hasPrefix(path + "/")
    }
  }

  /// The rules; later ones win.
  private let rules: [Rule]
  /// The folder with all collections, which paths need not name; usually empty.
  private let collectionsFolder: String

  init(_ value: DataNode.Value?, collectionsFolder: String = "") {
    let folder = collectionsFolder.split(separator: "/").joined(separator: "/")
    self.collectionsFolder = folder
    let rules = (value?.items ?? []).compactMap { item -> Rule? in
      guard let values = item.map?["values"]?.map else { return nil }
      let scope = item.map?["scope"]?.map
      let written = (scope?["path"]?.value.text ?? "").split(separator: "/").joined(separator: "/")
      let path = written.path(below: folder) ?? written
      let type = scope?["type"]?.value.text.flatMap { $0.isEmpty ? nil : $0 == "post" || $0 == "page" ? $0 + "s" : $0 }
      let pattern = path.contains("*") ? ExcludePatterns.read([path]) : nil
      return Rule(path: path, pattern: pattern, type: type, values: values)
    }
    // The longer path wins, then the rule with a type, then the later rule.
    self.rules = rules.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      return (left.path.count, left.type == nil ? 0 : 1, one.offset)
        < (right.path.count, right.type == nil ? 0 : 1, other.offset)
    }.map(\.element)
  }

  /// Returns all values for a file of a type.
  func values(for file: String, type: String) -> DataMap {
    let file = file.path(below: collectionsFolder) ?? file
    return rules.filter { $0.applies(to: file, type) }.reduce(DataMap()) { $0.merging($1.values) }
  }

  /// The values for all files of a type, wherever they are.
  func values(ofType type: String) -> DataMap {
    rules.filter { $0.path.isEmpty && ($0.type ?? type) == type }.reduce(DataMap()) { $0.merging($1.values) }
  }

  /// Returns the values that are front matter of Garland.
  static func articleKeys(_ values: DataMap) -> DataMap {
    var keys = ArticleKeys(values.removing(["layout", "permalink"]))
    keys.replacePublished()
    keys.convertJekyllImage()
    return keys.map
  }
}

extension ArticleKeys {
  /// Replaces `image: {path: …}` of `jekyll-seo-tag` and `header: {image: …}` of themes by the address of the image.
  mutating func convertJekyllImage() {
    let names = ["path", "feature", "url", "src", "image", "og_image", "overlay_image", "teaser", "thumbnail"]
    func address(in map: DataMap?) -> DataNode.Value? {
      names.lazy.compactMap { map?[$0]?.value }.first { $0.text != nil }
    }
    if let map = self["image"]?.map { self["image"] = address(in: map) }
    if self["image"] == nil { self["image"] = address(in: self["header"]?.map) }
  }
}
