import Addresses
import Parsing

/// The services of other hosts that the settings of an old site name: comments and analytics.
///
/// Their keys depend on the theme, so they are looked for at any depth, without regard to capital letters and underscores.
struct OldServices {
  private let settings: DataMap
  /// The hook in which scripts belong.
  static let hook = "Templates/partials/hooks/head-end.mustache"
  private static let otherAnalytics = ["plausible", "umami", "matomo", "goatcounter", "fathom", "simpleanalytics"]
  private static let depthLimit = 6

  init(_ settings: DataMap) { self.settings = settings }

  /// The setting of comments, a hook for analytics, and notes on what needs a hand.
  var addition: PlanAddition {
    var addition = analytics
    if let comments {
      addition.set(.comments, to: comments)
    } else if let name = disqus {
      let message =
        "comments by Disqus (`\(name)`) are left out: write their code in `Templates/partials/hooks/post-end.mustache`"
      addition.notes.insert(ImportNote(message: message), at: 0)
    }
    return addition
  }

  // MARK: Comments

  private var comments: DataMap? {
    if isChosen("giscus") {
      for map in values(of: "giscus").compactMap(\.map) {
        let category = text("category", in: map) ?? text("categoryname", in: map)
        guard let repository = repository(in: map), let id = text("repoid", in: map), Self.isID(id), let category,
          let categoryID = text("categoryid", in: map), Self.isID(categoryID)
        else { continue }
        var giscus = DataMap(
          texts: ["repo": repository, "repo_id": id, "category": category, "category_id": categoryID])
        if let mapping = text("mapping", in: map), ["url", "og:title"].contains(mapping) {
          giscus = giscus.setting("mapping", to: .string(mapping))
        }
        return DataMap([("giscus", .map(giscus))])
      }
    }
    guard isChosen("utterances") else { return nil }
    let repositories = values(of: "utterances").compactMap { $0.map.map(repository) ?? $0.text }
    return repositories.compactMap(\.self).first(where: Self.isRepository).map { DataMap(texts: ["utterances": $0]) }
  }

  /// Whether the settings choose a service, or do not choose between several.
  private func isChosen(_ name: String) -> Bool {
    let maps = (values(of: "comments") + values(of: "comment")).compactMap(\.map)
    let chosen = maps.lazy.compactMap { map in
      ["provider", "active", "system", "type"].lazy.compactMap { text($0, in: map) }.first
    }.first
    return chosen.map { $0.lowercased().hasPrefix(name) } ?? true
  }

  private var disqus: String? {
    guard isChosen("disqus") else { return nil }
    let names = values(of: "disqusshortname") + values(of: "disqussitename") + values(of: "disqus")
    return names.lazy.compactMap { $0.map.map { text("shortname", in: $0) } ?? $0.text }.compactMap(\.self)
      .first { $0.wholeMatch(of: /[A-Za-z0-9-]+/) != nil && !["true", "false"].contains($0) }
  }

  /// Returns the repository of a service, which is that of the site for some themes.
  private func repository(in map: DataMap) -> String? {
    [text("repo", in: map), text("repository", in: settings)].compactMap(\.self).first(where: Self.isRepository)
  }

  private static func isRepository(_ text: String) -> Bool { text.wholeMatch(of: /[\w.-]+\/[\w.-]+/) != nil }
  private static func isID(_ text: String) -> Bool { text.wholeMatch(of: /[\w=-]+/) != nil }

  // MARK: Analytics

  private var analytics: PlanAddition {
    var addition = PlanAddition()
    let texts = Self.texts(in: .map(settings), depth: 0)
    if let id = texts.first(where: { $0.hasPrefix("G-") && $0.wholeMatch(of: /G-[A-Z0-9]{6,12}/) != nil }) {
      addition.rootFiles[Self.hook] = """
        <script async src="https://www.googletagmanager.com/gtag/js?id=\(id)"></script>
        <script>
        window.dataLayer = window.dataLayer || [];
        function gtag() { dataLayer.push(arguments); }
        gtag("js", new Date());
        gtag("config", "\(id)");
        </script>

        """
      addition.notes.add("Google Analytics (`\(id)`) is in `\(Self.hook)`; delete the file if you do not want it")
    } else if let id = texts.first(where: { $0.hasPrefix("UA-") && $0.wholeMatch(of: /UA-\d+-\d+/) != nil }) {
      addition.notes.add("Google Analytics (`\(id)`) is left out: this kind of id counts no more visits")
    }
    for name in Self.otherAnalytics where values(of: name).contains(where: Self.isOn) {
      addition.notes.add("the analytics by `\(name)` are left out: write their line in `\(Self.hook)`")
    }
    return addition
  }

  private static func isOn(_ value: DataNode.Value) -> Bool {
    value.map.map { !texts(in: .map($0), depth: 0).isEmpty } ?? (value.text != nil && value != .bool(false))
  }

  // MARK: Settings

  /// Returns the values of a key, at any depth.
  func values(of name: String) -> [DataNode.Value] { Self.values(of: name, in: settings, depth: 0) }

  private static func values(of name: String, in map: DataMap, depth: Int) -> [DataNode.Value] {
    guard depth < depthLimit else { return [] }
    return map.entries.flatMap { entry -> [DataNode.Value] in
      let inner = entry.value.value.map.map { values(of: name, in: $0, depth: depth + 1) } ?? []
      return plain(entry.key) == name ? [entry.value.value] + inner : inner
    }
  }

  private func text(_ name: String, in map: DataMap) -> String? {
    map.entries.lazy.filter { Self.plain($0.key) == name }.compactMap(\.value.value.text).first
  }

  private static func plain(_ key: String) -> String { key.lowercased().filter { $0 != "_" && $0 != "-" } }

  private static func texts(in value: DataNode.Value, depth: Int) -> [String] {
    guard depth < depthLimit else { return [] }
    if let map = value.map { return map.entries.flatMap { texts(in: $0.value.value, depth: depth + 1) } }
    if case .list(let nodes) = value { return nodes.flatMap { texts(in: $0.value, depth: depth + 1) } }
    return value.text.map { [$0] } ?? []
  }
}
