import Parsing

/// The settings of a site of MkDocs: `mkdocs.yml`, with those of the file that it inherits from.
struct MkDocsConfiguration: Sendable {
  let values: DataMap
  /// The options of each enabled extension of Markdown, by its name without `markdown.extensions.`.
  let extensions: DataMap
  /// The options of each plugin, by its name without `material/`.
  let plugins: DataMap
  /// Whether the settings name another function for the ids of headings.
  let hasOtherSlugs: Bool
  /// What could not be read.
  let notes: [ImportNote]

  init(_ file: String, in site: ForeignSite) {
    let read = Self.read(file, in: site, before: [])
    (values, notes) = (read.values, read.notes)
    let written = Self.options(values["markdown_extensions"]?.value)
    extensions = DataMap(
      written.entries.flatMap { entry -> [(String, DataNode.Value)] in
        let name = String(entry.key.trimmingPrefix("markdown.extensions."))
        return [(name, entry.value.value)] + (Self.bundles[name] ?? []).map { ($0, .null) }
      })
    let plugged = Self.options(values["plugins"]?.value).entries
    plugins = DataMap(plugged.map { (String($0.key.trimmingPrefix("material/")), $0.value.value) })
    hasOtherSlugs = site.text(file)?.contains("pymdownx.slugs") ?? false
  }

  /// The extensions that others enable.
  private static let bundles = [
    "extra": ["abbr", "attr_list", "def_list", "footnotes", "md_in_html"],
    "pymdownx.extra": ["abbr", "attr_list", "def_list", "footnotes", "md_in_html", "pymdownx.betterem"],
  ]

  func text(_ path: String...) -> String? { values.value(at: path)?.text }

  /// Returns the folder with the site's own templates; `file` is that of the settings.
  func theme(from file: String) -> String? { text("theme", "custom_dir").flatMap { $0.resolved(from: file) } }

  /// Whether a page `oven.md` is at `/oven/`.
  var usesFolders: Bool { values["use_directory_urls"]?.value != .bool(false) }

  /// Whether an extension is enabled.
  func hasExtension(_ name: String) -> Bool { extensions[name] != nil }

  /// Whether an extension for blocks of PyMdown is enabled, such as `pymdownx.blocks.admonition`.
  var hasBlocks: Bool { extensions.entries.contains { $0.key.hasPrefix("pymdownx.blocks") } }

  // MARK: Reading

  /// The number of files that can inherit from one another.
  private static let depthLimit = 10

  private static func read(
    _ file: String, in site: ForeignSite, before: [String]
  ) -> (values: DataMap, notes: [ImportNote]) {
    func read(_ values: DataMap = DataMap(), but message: String, at path: String?) -> (DataMap, [ImportNote]) {
      (values, [ImportNote(path: path, message: message)])
    }
    guard let text = site.text(file) else {
      return read(but: "`INHERIT: \(file)`: the repository has no such file", at: before.last)
    }
    guard !before.contains(file), before.count < depthLimit else {
      return read(but: "`INHERIT: \(file)` is left out: it leads in a circle", at: before.last)
    }
    guard let values = YAMLReader.read(Array(withoutVariables(text).utf8)[...]).node?.map else {
      return read(but: "the settings cannot be read: this is no YAML with keys", at: file)
    }
    guard let parent = values["INHERIT"]?.value.text else { return (values, []) }
    guard let path = parent.resolved(from: file) else {
      return read(values, but: "`INHERIT: \(parent)` is outside of the folder; it is left out", at: file)
    }
    let inherited = Self.read(path, in: site, before: before + [file])
    return (inherited.values.merging(values.removing(["INHERIT"])), inherited.notes)
  }

  /// Returns YAML in which variables of the environment have their default, or no value: `!ENV [TITLE, Bread]`.
  private static func withoutVariables(_ text: String) -> String {
    guard text.contains("!ENV") else { return text }
    return text.replacing(/!ENV\s*\[([^\[\]\n]*)\]/) { match in
      let names = match.1.split(separator: ",")
      return names.count > 1 ? String(names.last?.trimmed ?? "null") : "null"
    }.replacing(/!ENV\s+[\w"'.-]+/, with: "null")
  }

  /// Returns the options by name of a list such as `[search, {blog: {blog_dir: news}}]`, or of a map.
  private static func options(_ value: DataNode.Value?) -> DataMap {
    if let map = value?.map { return map }
    return DataMap(
      (value?.items ?? []).flatMap { item -> [(String, DataNode.Value)] in
        item.map.map { $0.entries.map { ($0.key, $0.value.value) } } ?? item.text.map { [($0, .null)] } ?? []
      })
  }
}
