import Parsing

/// The configuration of a site for Hugo, merged from all of its files.
///
/// Hugo ignores the case of keys.
struct HugoConfiguration: Sendable {
  let map: DataMap

  init(_ map: DataMap) { self.map = map }

  /// Returns the value at a path of keys, such as `markup.goldmark.renderer.unsafe`.
  subscript(path: String) -> DataNode.Value? { map.value(at: path.split(separator: ".").map(String.init)) }

  /// Returns the text at a path of keys.
  func text(_ path: String) -> String? { self[path]?.text }

  /// Returns the boolean at a path of keys.
  func flag(_ path: String) -> Bool? {
    switch self[path] {
    case .bool(let flag)?: flag
    case .string(let text)?: text.lowercased() == "true"
    default: nil
    }
  }

  /// The kinds of pages that Hugo does not make, in lower case.
  var disabledKinds: Set<String> { Set((self["disableKinds"]?.texts ?? []).map { $0.lowercased() }) }

  /// The endings of configuration files.
  private static let endings = ["toml", "yaml", "yml", "json"]
  private static let names = ["hugo", "config"]

  /// The path of the main file of a site, or `nil` if there is none.
  static func mainFile(of site: ForeignSite) -> String? {
    names.lazy.flatMap { name in endings.map { "\(name).\($0)" } }.first { site.has($0) }
  }

  /// Reads the main file, and the files in `config/_default` and `config/production`.
  static func read(from site: ForeignSite) -> HugoConfiguration {
    var map = mainFile(of: site).flatMap { site.map($0) } ?? DataMap()
    for folder in ["config/_default", "config/production"] {
      let files = site.paths(in: folder).filter { $0.folderPath == folder && endings.contains($0.fileExtension) }
      let main = files.filter { names.contains($0.fileStem) }
      let parts = files.filter { !main.contains($0) }.map { part(of: $0, in: site) }
      map = (main.compactMap { site.map($0) } + parts).reduce(map) { $0.merging($1) }
    }
    return HugoConfiguration(map)
  }

  /// Returns the content of a file such as `params.toml` or `menus.fr.toml` under the key that its name gives.
  private static func part(of path: String, in site: ForeignSite) -> DataMap {
    guard let map = site.map(path) else { return DataMap() }
    let parts = path.fileStem.split(separator: ".").map(String.init)
    guard let key = parts.first else { return DataMap() }
    // A file can repeat its own name as the only key: `[params]` in `params.toml`.
    let isWrapped = map.entries.count == 1 && map.entries[0].key.lowercased() == key.lowercased()
    let part = isWrapped ? map : DataMap([(key, .map(map))])
    guard parts.count > 1 else { return part }
    return DataMap([("languages", .map(DataMap([(parts[1], .map(part))])))])
  }
}

/// A language of a site for Hugo.
struct HugoLanguage: Sendable {
  let code: String
  /// The language for readers, such as `en-GB`.
  let locale: String
  let title: String?
  /// The name for readers, such as `Français`.
  let name: String?
  /// The folder in `Content` and in addresses; mostly empty for the main language.
  let folder: String
}

extension HugoConfiguration {
  /// The languages, the main one first.
  var languages: [HugoLanguage] {
    let main = text("defaultContentLanguage")?.lowercased() ?? "en"
    let hasFolder = flag("defaultContentLanguageInSubdir") ?? false
    let disabled = Set((self["disableLanguages"]?.texts ?? []).map { $0.lowercased() })
    let others = (self["languages"]?.map?.entries ?? []).filter { entry in
      entry.value.map?.value(at: ["disabled"]) != .bool(true) && !disabled.contains(entry.key.lowercased())
    }
    let codes = [main] + others.map { $0.key.lowercased() }.filter { $0 != main }
    let locales = codes.map { code in
      let own = text("languages.\(code).locale") ?? text("languages.\(code).languageCode")
      return own ?? (code == main ? text("locale") ?? text("languageCode") : nil) ?? code
    }
    return zip(codes, locales).map { code, locale in
      // A copied `languageCode` is that of another language.
      let isShared = locales.filter { $0.lowercased() == locale.lowercased() }.count > 1
      return HugoLanguage(
        code: code, locale: isShared ? code : locale.replacing("_", with: "-"),
        title: text("languages.\(code).title"),
        name: text("languages.\(code).label") ?? text("languages.\(code).languageName"),
        folder: code == main && !hasFolder ? "" : code)
    }
  }
}
