import Articles
import Dates
import Parsing

/// The addresses that Hugo gives to pages, and the patterns with which Garland gives the same.
struct HugoAddresses: Sendable {
  /// The patterns of Hugo for pages, by the name of their section.
  private let patterns: [String: String]
  /// The patterns of Hugo for terms, by the name of the taxonomy.
  private let termPatterns: [String: String]
  let isUgly: Bool
  /// The end of the address of a page or a term.
  var ending: String { isUgly ? ".html" : "/" }
  private let keepsCase: Bool
  private let removesAccents: Bool
  /// The keys whose dates count before the date in a name, in lower case; `nil` if Hugo reads no date in a name.
  private let keysBeforeName: [String]?
  /// Whether the date in a name can count, and is left out of the address then.
  var readsDates: Bool { keysBeforeName != nil }

  init(_ configuration: HugoConfiguration) {
    let permalinks = configuration["permalinks"]?.map ?? DataMap()
    let own = permalinks.entries.filter { $0.value.map == nil }
    func patterns(of kind: String, besides others: [DataMap.Entry] = []) -> [String: String] {
      let entries = others + (permalinks.value(at: [kind])?.map?.entries ?? [])
      let texts = entries.compactMap { entry in
        entry.value.textual.map { (entry.key.asFolder.lowercased(), Self.allowed($0)) }
      }
      return Dictionary(texts) { $1 }
    }
    // A pattern without a kind counts for pages and terms.
    self.patterns = patterns(of: "page", besides: own)
    termPatterns = patterns(of: "term", besides: own)
    isUgly = configuration.flag("uglyURLs") ?? false
    keepsCase = configuration.flag("disablePathToLower") ?? false
    removesAccents = configuration.flag("removePathAccents") ?? false
    let sources = (configuration["frontmatter.date"]?.texts ?? []).map { $0.lowercased() }
    keysBeforeName = sources.firstIndex(of: ":filename").map { end in
      sources[..<end].flatMap(Self.keys(ofDateSource:))
    }
  }

  /// Returns the keys of an entry of `frontmatter.date`, with the names that an import gives them.
  private static func keys(ofDateSource source: String) -> [String] {
    switch source {
    case ":default": ["date", "publishdate", "pubdate", "published", "lastmod", "modified", "updated"]
    case "pubdate", "published": [source, "publishdate"]
    case "lastmod", "modified": [source, "updated"]
    default: [source]
    }
  }

  /// Returns a pattern without the characters that Hugo removes from addresses, such as a backtick.
  private static func allowed(_ pattern: String) -> String {
    pattern.filter { $0.isLetter || $0.isNumber || "/:[]._-+~#@% ".contains($0) }
  }

  /// The value of `permalinks` in `site.yml`, by the path of the section; a slash stands for pages in no section.
  func permalinks(of sections: [String]) -> [(section: String, pattern: String)] {
    sections.compactMap { section in
      garlandPattern(of: section).map { (section.isEmpty ? "/" : section, $0) }
    }
  }

  /// Returns the folder of the terms of a taxonomy, such as `/topics/`, or `nil` if it has the name of the taxonomy.
  func termFolder(of taxonomy: String) -> String? {
    guard let parts = termPatterns[taxonomy.lowercased()]?.split(separator: "/"), let name = parts.last,
      [":slug", ":title", ":contentbasename", ":slugorcontentbasename"].contains(String(name))
    else { return nil }
    let folders = parts.dropLast()
    return folders.contains { $0.contains(":") } || folders.isEmpty ? nil : "/\(folders.joined(separator: "/"))/"
  }

  /// Returns the address of a term; a slash in its name makes a folder.
  func address(ofTerm name: String, in taxonomy: String) -> String {
    let folder = termFolder(of: taxonomy)
    let part = name.split(separator: "/").map { folder == nil ? path(String($0)) : urlized(String($0)) }
    return (folder ?? "/\(taxonomy)/") + part.joined(separator: "/") + ending
  }

  /// Returns the address of a page.
  func address(of page: HugoContent.Page, _ keys: DataMap) -> String {
    let start = page.language.folder.isEmpty ? "/" : "/\(page.language.folder)/"
    if let url = keys["url"]?.value.text {
      return Self.completed((url.hasPrefix("/") ? "" : start) + (expanded(url, page, keys) ?? url))
    }
    if page.isBranch || page.path.fileStem == "index" && page.path.folderPath.isEmpty {
      return start + page.path.folderPath.split(separator: "/").map { path(String($0)) + "/" }.joined()
    }
    if let pattern = pattern(of: page.section), let address = expanded(pattern, page, keys) {
      // A dot in a title or a name makes no file of a page.
      let isFile = pattern.fileName.contains(".") && !pattern.hasSuffix("/")
      let full = Self.completed(start + address.drop { $0 == "/" } + (isFile ? "" : "/"))
      return isUgly && full.hasSuffix("/") ? full.dropLast() + ".html" : full
    }
    let name = slug(of: page, keys) ?? path(page.name)
    let folders = page.section.split(separator: "/").map { path(String($0)) + "/" }.joined()
    return start + folders + name + ending
  }

  /// Returns an alias as a file if the pages of the site are files: `/old/` is `/old.html`.
  func file(ofAlias alias: String) -> String {
    if !isUgly || alias.fileExtension == "html" || alias == "/" { return alias }
    return (alias.hasSuffix("/") ? String(alias.dropLast()) : alias) + ".html"
  }

  /// Returns the pattern of Hugo for the pages of a section.
  private func pattern(of section: String) -> String? {
    let top = section.split(separator: "/").first?.lowercased() ?? ""
    return patterns[top] ?? (section.isEmpty ? patterns["/"] : nil)
  }

  /// Returns the pattern of Garland for the pages of a section, or `nil` if it needs none.
  private func garlandPattern(of section: String) -> String? {
    guard let pattern = pattern(of: section) else { return isUgly ? "/:sections/:slug.html" : nil }
    let names = [
      "slugorcontentbasename": "slug", "slugorfilename": "slug", "contentbasename": "filename", "yearday": "y_day",
    ]
    let same: Set = ["filename", "title", "slug", "year", "month", "day", "section", "sections"]
    let text = Placeholders.replaced(in: pattern) { name in
      (names[name] ?? same.intersection([name]).first).map { ":" + $0 }
    }
    guard let text else { return nil }
    let trimmed = text.split(separator: "/").joined(separator: "/")
    let isFile = trimmed.fileName.contains(".")
    return "/" + trimmed + (isFile ? "" : ending)
  }

  /// Returns the address for a pattern of Hugo, or `nil` if it has a placeholder that only Hugo knows.
  private func expanded(_ pattern: String, _ page: HugoContent.Page, _ keys: DataMap) -> String? {
    let folders = page.section.split(separator: "/").map { path(String($0)) }
    let (slug, title) = (slug(of: page, keys), urlized(keys["title"]?.value.text ?? ""))
    let (written, day) = (keys["date"]?.value.text ?? "", DatedName(page.name).day)
    let date = (readsDateInName(of: keys) ? day : nil) ?? CivilDate(written) ?? CivilDate(loosely: written) ?? day
    return Placeholders.replaced(in: pattern) { name in
      switch name {
      case "title": return title
      case "slug": return slug ?? title
      case "slugorcontentbasename", "slugorfilename": return slug ?? urlized(page.name)
      case "contentbasename", "filename": return urlized(page.name)
      case "section": return folders.first ?? ""
      case "sections": return folders.joined(separator: "/")
      case _ where name.hasPrefix("sections["): return Self.slice(name.dropFirst(9).dropLast(), of: folders)
      default:
        return Self.dateFormats[name].flatMap { format in date.map { Strftime.text(of: $0, format).lowercased() } }
      }
    }
  }

  private static let dateFormats = [
    "year": "%Y", "month": "%m", "day": "%d", "yearday": "%-j", "monthname": "%B", "weekday": "%w", "weekdayname": "%A",
  ]

  /// Returns the slug of a page; the rest of a name with a date can be one, without a part behind a dot.
  private func slug(of page: HugoContent.Page, _ keys: DataMap) -> String? {
    let name = DatedName(page.name)
    return (keys["slug"]?.value.text ?? (name.day != nil && readsDateInName(of: keys) ? name.name.fileStem : nil)).map(
      urlized(slug:))
  }

  /// Whether the date in the name of a page counts, and is left out of its address.
  private func readsDateInName(of keys: DataMap) -> Bool {
    guard let keysBeforeName else { return false }
    return !keys.entries.contains { entry in
      entry.value.value.text != nil && keysBeforeName.contains(entry.key.lowercased())
    }
  }

  /// Returns the folders that a slice such as `1:` or `last` selects.
  private static func slice(_ slice: Substring, of folders: [String]) -> String {
    if slice == "last" { return folders.last ?? "" }
    let bounds = slice.split(separator: ":", omittingEmptySubsequences: false)
    let last = bounds.count > 1 && bounds[1] == "last" ? folders.count - 1 : bounds.last.flatMap { Int($0) }
    let first = bounds.first.flatMap { Int($0) } ?? 0
    if bounds.count == 1 { return folders.indices.contains(first) ? folders[first] : "" }
    func clamped(_ bound: Int) -> Int { min(max(0, bound), folders.count) }
    let start = clamped(first)
    return folders[start..<max(start, clamped(last ?? folders.count))].joined(separator: "/")
  }

  /// Returns an address with a slash behind a last part that is no file name.
  private static func completed(_ address: String) -> String {
    let path = "/" + address.split(separator: "/").joined(separator: "/")
    return path == "/" || path.fileName.contains(".") && !address.hasSuffix("/") ? path : path + "/"
  }

  private func plain(_ text: String) -> String { removesAccents ? LatinLetters.withoutAccents(text) : text }

  /// Returns a name of a file as a part of an address: without most punctuation, and in lower case.
  private func path(_ name: String) -> String {
    let text = keepsCase ? plain(name) : plain(name).lowercased()
    return String(String.UnicodeScalarView(text.replacing(" ", with: "-").unicodeScalars.filter(\.isInHugoPath)))
  }

  /// Returns a title or a name as a part of an address, as in a pattern: `Wet & dry` is `wet-dry`.
  ///
  /// Hugo decodes the text as a part of a query, in which a plus sign is a space. Hyphens of the text stay as they are.
  static func urlized(_ title: String, keepingCase: Bool = false) -> String {
    var text = String.UnicodeScalarView()
    var isSpacePending = false
    for scalar in (keepingCase ? title : title.lowercased()).unicodeScalars {
      if scalar == "+" || scalar.properties.isWhitespace {
        isSpacePending = !text.isEmpty && text.last != "-"
      } else if scalar.isInHugoPath {
        if isSpacePending, scalar != "-" { text.append("-") }
        isSpacePending = false
        text.append(scalar)
      }
    }
    return String(text)
  }

  private func urlized(_ title: String) -> String {
    let text = Self.urlized(plain(title).replacing("/", with: "-"), keepingCase: keepsCase)
    // Hugo takes the last `#` for the start of an empty fragment.
    return text.hasSuffix("#") ? String(text.dropLast()) : text
  }

  /// Returns a slug as the end of an address, without hyphens around it.
  func urlized(slug: String) -> String {
    let text = slug.split(separator: "/").map { urlized(String($0)) }.joined(separator: "/")
    return String(text.trimmed { $0 == "-" })
  }
}

extension Unicode.Scalar {
  /// Whether Hugo keeps the character in an address.
  fileprivate var isInHugoPath: Bool {
    if "._#+~-@".unicodeScalars.contains(self) { return true }
    return kind == .letter || kind == .mark || properties.generalCategory == .decimalNumber
  }
}
