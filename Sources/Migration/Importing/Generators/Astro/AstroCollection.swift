import Dates
import Parsing

/// A content collection of Astro: a folder of texts with a name.
struct AstroCollection: Sendable {
  let name: String
  /// The folder of the texts, from the imported folder.
  let base: String
  /// The folder of the texts in the new site.
  let target: String
  /// The folder of the texts as the settings name it, if it is outside of the imported folder.
  var outerBase: String?
  /// The file and the line of the site's code that decides the last parts of the addresses; `nil` without such code.
  var idFunction: (file: String, line: Int)?
  private let patterns: [GlobPattern]
  private let excluded: [GlobPattern]

  /// Returns the collections of `content.config.ts`, and those of the folders in `content`.
  static func all(of site: ForeignSite, in source: String) -> [AstroCollection] {
    let files = ["content.config.", "content/config."].flatMap { name in
      ["ts", "js", "mjs", "mts"].map { source + "/" + name + $0 }
    }
    let declared =
      files.first { site.has($0) }.map { Self.declared(in: site.text($0) ?? "", file: $0, of: source.folderPath) } ?? []
    let bases = Set(declared.map(\.base))
    let folders = site.paths.compactMap { path -> String? in
      guard let inner = path.path(below: source + "/content"), inner.contains("/") else { return nil }
      return inner.split(separator: "/").first.map(String.init)
    }
    let implied = Set(folders).sorted().filter { !bases.contains(source + "/content/" + $0) }.map { folder in
      AstroCollection(name: folder, base: source + "/content/" + folder, target: folder, patterns: [], excluded: [])
    }
    return declared + implied
  }

  /// Returns the collections with a loader `glob({ base: './src/posts', pattern: '**/*.md' })`.
  ///
  /// The folder `base` begins in the folder of the site, `root`.
  private static func declared(in script: String, file: String, of root: String) -> [AstroCollection] {
    let names = ScriptLiterals.names(in: ["collections ="], of: script)
    return ScriptLiterals.declarations(of: "defineCollection(", in: script).compactMap { variable, code in
      guard let options = ScriptLiterals.object(after: ["glob("], in: code) else { return nil }
      let written = options["base"]?.value.text ?? "."
      let base = (written.isEmpty ? "." : written).resolved(from: "x".inside(root))
      let globs = options["pattern"]?.value.texts ?? []
      let name = names[variable] ?? variable
      return AstroCollection(
        name: name, base: base ?? written, target: target(of: base ?? written, named: name, below: root),
        outerBase: base == nil ? written : nil, idFunction: idFunction(in: code, of: script).map { (file, $0) },
        patterns: globs.filter { !$0.hasPrefix("!") }.map { GlobPattern($0) },
        excluded: globs.filter { $0.hasPrefix("!") }.map { GlobPattern(String($0.dropFirst())) })
    }
  }

  /// Returns the line of `generateId` in the code of a collection, from 1, or `nil` if the code has none.
  private static func idFunction(in code: String, of script: String) -> Int? {
    guard code.contains("generateId") else { return nil }
    let start = script.firstRange(of: code)?.lowerBound ?? script.startIndex
    let name = script[start...].firstRange(of: "generateId")?.lowerBound ?? start
    return script[..<name].count { $0.isNewline } + 1
  }

  /// Returns the path of a text below the folder of the collection, or `nil` if the text is not in the collection.
  func path(of text: String) -> String? {
    guard let inner = text.path(below: base), !excluded.contains(where: { $0.matches(inner) }),
      patterns.isEmpty || patterns.contains(where: { $0.matches(inner) })
    else { return nil }
    return inner
  }

  /// Returns the folder in the new site for the texts in a folder.
  private static func target(of base: String, named name: String, below root: String) -> String {
    let folder = base.path(below: root) ?? (base == root ? "" : base)
    if let inner = folder.path(below: "src/content") { return inner }
    return ["", "src", "src/content"].contains(folder) ? name : folder.fileName
  }

  /// Returns the last parts of the address that Astro gives a text: `a/b-c` of `a/B c.md`.
  static func id(of path: String) -> String {
    let parts = path.withoutExtension.split(separator: "/").map { part in
      part.lowercased().compactMap { letter -> Character? in
        if letter == " " { return "-" }
        return letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : nil
      }
    }.map { String($0) }
    return (parts.last == "index" ? parts.dropLast() : parts[...]).joined(separator: "/")
  }
}

/// A page of Astro that shows each text of a collection: `src/pages/posts/[...slug].astro`.
struct AstroRoute: Sendable {
  /// The folders of the addresses, without slashes around them.
  let prefix: String
  /// The names of the collections that the page mentions.
  let collections: Set<String>
  /// The key of the front matter with the last parts of an address, such as `abbrlink`; `nil` for the path of the text.
  let key: String?
  /// Whether the addresses of all languages but the first begin with the language: `[...lang]/[slug].astro`.
  let hasLanguage: Bool
  /// The format of the date before the last part of an address, such as `2026/01/02` or `2026/1/2`; `nil` without a date.
  let date: DateParts?

  /// The parts of a date in an address.
  struct DateParts: Sendable, Equatable {
    /// The names of the parts: `year`, `month`, `day`.
    let names: [String]
    /// Whether months and days have two digits.
    let isPadded: Bool

    /// Returns the folders for a date.
    func path(of date: CivilDate) -> String {
      names.map { name in
        let number = name == "year" ? date.year : name == "month" ? date.month : date.day
        return isPadded && number < 10 ? "0\(number)" : "\(number)"
      }.joined(separator: "/")
    }
  }

  /// Whether the page leads from the paths of the texts to the addresses in the front matter.
  let redirects: Bool

  /// Reads a page by its path below `src/pages`; `nil` for a page that shows no text of a collection.
  init?(_ path: String, code: String) {
    var parts = path.split(separator: "/")
    redirects = code.contains("redirect")
    hasLanguage = ["[...lang]", "[...locale]"].contains(parts.first)
    if hasLanguage { parts.removeFirst() }
    // `[year]/[month]/[day]/[slug].astro`
    let dateNames: Set<Substring> = ["[year]", "[month]", "[day]"]
    let start = parts.firstIndex(where: dateNames.contains) ?? parts.endIndex
    let dates = parts[start...].prefix(while: dateNames.contains).map { String($0.dropFirst().dropLast()) }
    let isPadded = ["padStart", "slice(-2)", "format(", "toISOString"].contains { code.contains($0) }
    date = dates.isEmpty ? nil : DateParts(names: dates, isPadded: isPadded)
    parts.removeAll(where: dateNames.contains)
    guard let index = parts.firstIndex(where: { $0.contains("[") }), path.hasSuffix(".astro"),
      parts[(index + 1)...].allSatisfy({ $0 == "index.astro" }),
      code.contains("getStaticPaths") || code.contains("Astro.params"), Self.showsText(code)
    else { return nil }
    let parameter = parts[index].drop { "[.".contains($0) }.prefix { $0 != "]" }.lowercased()
    guard
      ["id", "path", "post", "entry", "article", "title", "name"].contains(parameter) || parameter.hasSuffix("slug")
    else { return nil }
    prefix = parts[..<index].joined(separator: "/")
    collections = Set(
      code.matches(of: /get(?:Collection|Entry|EntryBySlug)(?:<[^>]*>)?\(\s*["'`]([\w-]+)["'`]/).map { String($0.1) })
    key =
      (code.firstMatch(of: /\.data\.(\w+)\s*(?:\|\||\?\?)\s*\w+\.(?:id|slug)\b/)?.1
      ?? code.matches(of: /\b(\w+):\s*\(?\s*\w+\.data\.(\w+)/).first { $0.1.lowercased() == parameter }?.2).map {
        String($0)
      }
  }

  /// Whether a page shows something: one that redirects has no elements below its code.
  private static func showsText(_ code: String) -> Bool {
    guard code.contains("Astro.redirect") else { return true }
    let lines = code.split(whereSeparator: \.isNewline)
    let end = lines.lastIndex { $0.trimmed == "---" } ?? lines.startIndex
    return lines[end...].contains { $0.contains("<") }
  }

  /// Returns the page for the texts of each collection that has one, by the name of the collection.
  static func all(
    of collections: [AstroCollection], _ site: ForeignSite, in source: String
  ) -> [String: AstroRoute] {
    let routes = site.paths.compactMap { path -> AstroRoute? in
      guard let inner = path.path(below: source + "/pages"), inner.contains("[") else { return nil }
      return AstroRoute(inner, code: site.text(path) ?? "")
    }
    let unnamed = routes.filter(\.collections.isEmpty)
    let pairs = collections.compactMap { collection -> (String, AstroRoute)? in
      let named = routes.filter { $0.collections.contains(collection.name) }
      let isClear = collections.count == 1 && unnamed.count == 1
      let route =
        named.first { $0.collections.count == 1 } ?? named.first ?? (isClear ? unnamed[0] : nil)
        ?? unnamed.first { $0.prefix.fileName == collection.name }
      return route.map { (collection.name, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
