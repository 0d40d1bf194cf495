import Parsing

/// Settings that the code of an Astro site gives a name, in files such as `src/consts.ts`.
///
/// ```js
/// export const SITE_TITLE = "Bread";
/// export const SITE: SiteInfo = { info: { title: "Bread" } };
/// ```
struct AstroConstants: Sendable {
  private let values: [String: String]
  /// The objects with the settings of the site.
  private let objects: [DataMap]
  private static let depthLimit = 4
  /// The keys, in lower case, whose values do not describe the site itself.
  private static let others: Set = [
    "author", "nav", "navigation", "menu", "social", "socials", "links", "home", "blog", "projects", "work", "contact",
    "pages", "comments", "analytics", "ogimage", "image", "logo",
  ]

  /// Reads the files whose names are usual for settings.
  init(_ site: ForeignSite, in source: String) {
    let names: Set = ["config", "consts", "constants", "site", "siteconfig", "siteinfo", "metadata"]
    let files = site.paths.filter { path in
      path.hasPrefix(source + "/") && names.contains(path.fileStem.lowercased().filter(\.isLetter))
        && ["ts", "js", "mjs", "json", "yaml", "yml"].contains(path.fileExtension)
        && !path.hasPrefix(source + "/content/config.")
    }
    let scripts = files.filter { !["yaml", "yml"].contains($0.fileExtension) }.compactMap { site.text($0) }.map {
      code in
      String(decoding: ScriptComments.blanked(Array(code.utf8)), as: UTF8.self)
    }
    let pairs = scripts.flatMap { code in
      code.matches(of: /\b(\w+)["']?\s*[:=]\s*(["'`])([^"'`\n$]+)\2/).map { (String($0.1), String($0.3)) }
    }
    values = Dictionary(pairs) { first, _ in first }
    objects = files.compactMap { site.map($0) } + scripts.flatMap(Self.objects)
  }

  /// Returns the objects in constants such as `SITE`, `siteConfig` and `SITE_INFO`, and the exported one.
  private static func objects(in code: String) -> [DataMap] {
    let names = code.matches(of: /\bconst\s+(\w*[Ss](?:ite|ITE)\w*|config|metadata)\b[^=\n]*=\s*\{/).map {
      String($0.0.dropLast())
    }
    return (names + ["export default"]).compactMap { ScriptLiterals.object(after: [$0], in: code) }
  }

  /// Returns the text with the first of some names that exists: a constant of the site, a value in the site's object at
  /// the least depth, or a value anywhere.
  func first(of names: [String]) -> String? {
    let constants = names.filter { $0.lowercased().contains("site") }.lazy.compactMap { values[$0] }
    let inObjects = objects.lazy.compactMap { object in
      names.lazy.compactMap { name in Self.value(of: name.lowercased(), in: [object], depth: 0) }.first
    }
    return constants.first ?? inObjects.first ?? names.lazy.compactMap { values[$0] }.first
  }

  /// Returns the text of a key in some maps, else in the maps inside of them; the key has no capital letters.
  private static func value(of name: String, in maps: [DataMap], depth: Int) -> String? {
    guard !maps.isEmpty, depth < depthLimit else { return nil }
    let entries = maps.flatMap(\.entries)
    let found = entries.lazy.filter { $0.key.lowercased() == name }.compactMap { entry in
      entry.value.value.text ?? entry.value.map?["default"]?.value.text
    }.first
    let inner = entries.filter { !others.contains($0.key.lowercased()) }.compactMap(\.value.map)
    return found ?? value(of: name, in: inner, depth: depth + 1)
  }
}
