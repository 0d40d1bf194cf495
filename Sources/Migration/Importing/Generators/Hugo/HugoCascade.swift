import Parsing

/// Front matter that pages of Hugo inherit from the configuration and from the `_index.md` of their section.
struct HugoCascade: Sendable {
  private struct Rule: Sendable {
    /// The folder in the content of Hugo.
    var folder = ""
    /// The pattern of the pages' paths, such as `/posts/wip-*`, if it is no folder.
    var pattern: ExcludePatterns?
    let language: String?
    let values: DataMap

    func applies(in language: HugoLanguage) -> Bool { self.language == nil || self.language == language.code }
  }

  /// The rules for folders.
  private var rules: [Rule] = []
  /// The rules for patterns.
  private var pageRules: [Rule] = []
  /// The rules that cannot be kept.
  private(set) var notes: [ImportNote] = []
  private let languages: [HugoLanguage]

  /// Reads the rules of the configuration and of each `_index.md`.
  static func read(_ configuration: HugoConfiguration, _ content: HugoContent, from site: ForeignSite) -> HugoCascade {
    var cascade = HugoCascade(languages: content.languages)
    cascade.add(configuration["cascade"], below: "", language: nil, of: HugoConfiguration.mainFile(of: site))
    for path in site.paths where path.isMarkdown && path.fileStem.hasPrefix("_index") {
      guard let page = content.page(at: path), page.isBranch else { continue }
      let keys = Hugo.keys(of: path, in: site)
      cascade.add(keys.value(at: ["cascade"]), below: page.path.folderPath, language: page.language.code, of: path)
    }
    return cascade
  }

  private init(languages: [HugoLanguage]) { self.languages = languages }

  private mutating func add(_ value: DataNode.Value?, below folder: String, language: String?, of path: String?) {
    for rule in value?.items.compactMap(\.map) ?? [] {
      let target = rule.value(at: ["target"])?.map ?? rule.value(at: ["_target"])?.map
      let values = rule.removing(["target", "_target"])
      let kind = target?.value(at: ["kind"])?.text ?? "page"
      if !kind.contains("page") { continue }
      guard let pattern = target?.value(at: ["path"])?.text else {
        rules.append(Rule(folder: folder, language: language, values: values))
        continue
      }
      let patterns = pattern.filter { !"{}".contains($0) }.split(separator: ",").map(String.init)
      let folders = patterns.compactMap { $0.hasSuffix("/**") ? $0.dropLast(3).description.asFolder : nil }
      for folder in folders { rules.append(Rule(folder: folder, language: language, values: values)) }
      let others = ExcludePatterns.read(patterns.filter { !$0.hasSuffix("/**") })
      if others.unknown.isEmpty {
        pageRules.append(Rule(pattern: others, language: language, values: values))
      } else {
        notes.add("`cascade` for `\(pattern)` is left out: defaults are for folders", at: path)
      }
    }
  }

  /// Returns the values that a page inherits; those of the nearest folder come last and win.
  func values(for page: HugoContent.Page) -> DataMap {
    let matching = rules.filter { $0.applies(in: page.language) && page.path.path(below: $0.folder) != nil }
    return matching.sorted { $0.folder.count < $1.folder.count }.reduce(DataMap()) { $0.merging($1.values) }
  }

  /// Returns the front matter that a page inherits from patterns that are no folders.
  func keys(for page: HugoContent.Page) -> DataMap {
    let matching = pageRules.filter { rule in
      rule.applies(in: page.language)
        && [page.path, page.logicalPath].contains { rule.pattern?.matches($0) ?? false }
    }
    return Self.articleKeys(matching.reduce(DataMap()) { $0.merging($1.values) })
  }

  private static func articleKeys(_ values: DataMap) -> DataMap {
    var keys = ArticleKeys(values)
    keys.convertHugoNames()
    keys.remove(["url", "slug", "title", "aliases"])
    return keys.map
  }

  /// The folders in `Content` with rules.
  var folders: [String] { rules.flatMap { rule in languages.map { Self.folder(rule, in: $0) } } }

  /// Returns the front matter that the articles in a folder of `Content` inherit, without keys for Hugo alone.
  func defaults(of folder: String) -> DataMap {
    let matching = rules.filter { rule in
      languages.contains { rule.applies(in: $0) && Self.folder(rule, in: $0) == folder }
    }
    return Self.articleKeys(matching.reduce(DataMap()) { $0.merging($1.values) })
  }

  private static func folder(_ rule: Rule, in language: HugoLanguage) -> String {
    [language.folder, rule.folder].filter { !$0.isEmpty }.joined(separator: "/")
  }
}
