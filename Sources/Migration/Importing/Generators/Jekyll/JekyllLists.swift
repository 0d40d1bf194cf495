import Articles
import Parsing

/// The pages of a site for Jekyll that only list posts, which Garland does itself.
///
/// ```liquid
/// {% for post in site.posts %}<a href="{{ post.url }}">{{ post.title }}</a>{% endfor %}
/// ```
struct JekyllLists {
  private let site: ForeignSite
  private let collections: [String]
  /// The tags and categories of all posts.
  private let terms: [String: Set<String>]
  /// The patterns of the addresses of terms, by taxonomy.
  private let patterns: [String: String]
  /// The number of words around its loops that make a page more than a list.
  private static let words = 40

  /// Reads the terms of all posts.
  init(_ site: ForeignSite, collections: [String], patterns: [(taxonomy: String, pattern: String)]) {
    (self.site, self.collections, terms) = (site, collections, Self.terms(of: site))
    self.patterns = Dictionary(patterns.map { ($0.taxonomy, $0.pattern) }) { first, _ in first }
  }

  /// Returns the address of Garland's list in the place of a page, or `nil` if the page is no list.
  func address(inPlaceOf path: String) -> String? {
    guard let article = Jekyll.article(at: path, in: site) else { return nil }
    let text = withIncludes(String(decoding: article.body, as: UTF8.self), of: path)
    guard text.contains("site.") || text.contains("paginator") || text.contains("{% include") else {
      return text.allSatisfy(\.isWhitespace) ? address(ofLayout: article.keys["layout"]?.value.text, path) : nil
    }
    guard text.contains("{%"), !Self.hasOtherText(text) else { return nil }
    if path.fileStem.lowercased().contains("search"), Self.lists("posts", in: text) { return "/search/" }
    return address(listedIn: text, path)
  }

  /// Returns a text with the files that it includes.
  private func withIncludes(_ text: String, of path: String) -> String {
    guard text.contains("{%") else { return text }
    let includes = Includes(of: path)
    return text.replacing(/\{%-?\s*include(?:_cached)?\s+([\w.\/\-]+)[^%]*%\}/) { tag in
      includes.include("_includes/" + tag.1, from: site) { bytes in
        bytes.count < 20_000 ? String(decoding: bytes, as: UTF8.self) : nil
      } ?? String(tag.0)
    }
  }

  /// Returns the list for a page without text whose layout shows it: `layout: tags`.
  private func address(ofLayout layout: String?, _ path: String) -> String? {
    guard let layout else { return nil }
    switch layout {
    case "tags", "categories": return has(layout) ? "/\(layout)/" : "/archive/"
    case "archive", "archives", "posts": return "/archive/"
    default: return nil
    }
  }

  private func address(listedIn text: String, _ path: String) -> String? {
    let name = path.withoutExtension.lowercased()
    if name.contains("tag"), Self.lists("tags", in: text) { return has("tags") ? "/tags/" : "/archive/" }
    if name.contains("categor"), Self.lists("categories", in: text) {
      return has("categories") ? "/categories/" : "/archive/"
    }
    if text.contains("paginator.posts") || text.contains("paginator.documents") { return "/posts/" }
    if let term = text.firstMatch(of: /site\.(categories|tags)(?:\.([\w\-]+)|\[['"]([^'"]+)['"]\])/) {
      let (taxonomy, name) = (String(term.1), String(term.2 ?? term.3 ?? ""))
      return terms[taxonomy]?.contains(name) ?? false
        ? (patterns[taxonomy] ?? "/\(taxonomy)/:slug/").replacing(":slug", with: AddressPart.inAddress(name))
        : "/archive/"
    }
    if Self.lists("posts", in: text) || text.contains("posts_collate") { return "/archive/" }
    for taxonomy in ["tags", "categories"] where Self.lists(taxonomy, in: text) && has(taxonomy) {
      return "/\(taxonomy)/"
    }
    return collections.first { name in
      text.contains("in site.\(name)") && site.paths.contains { $0.contains("_\(name)/") }
    }.map { "/\($0)/" }
  }

  private static func lists(_ name: String, in text: String) -> Bool { text.contains("site." + name) }

  private func has(_ taxonomy: String) -> Bool { !(terms[taxonomy] ?? []).isEmpty }

  private static func terms(of site: ForeignSite) -> [String: Set<String>] {
    var terms: [String: Set<String>] = [:]
    for path in site.paths where path.hasPrefix("_posts/") || path.contains("/_posts/") {
      let keys = Jekyll.keys(of: path, in: site)
      for (key, taxonomy) in [
        ("tags", "tags"), ("tag", "tags"), ("categories", "categories"), ("category", "categories"),
      ] {
        guard let value = keys[key]?.value else { continue }
        let names = value.text.map { $0.split(separator: " ").map(String.init) } ?? value.texts
        terms[taxonomy, default: []].formUnion(names)
      }
      let folders = path.split(separator: "/").prefix { !$0.hasPrefix("_") }
      terms["categories", default: []].formUnion(folders.map(String.init))
    }
    return terms
  }

  // MARK: Text

  /// Whether a page has more text than its loops.
  private static func hasOtherText(_ text: String) -> Bool {
    var count = 0
    var depth = 0
    for piece in LiquidPieces.pieces(of: withoutScripts(text)) {
      switch piece {
      case .statement("for", _), .statement("tablerow", _), .statement("capture", _): depth += 1
      case .statement("endfor", _), .statement("endtablerow", _), .statement("endcapture", _): depth = max(0, depth - 1)
      case .text(let text) where depth == 0: count += words(in: text)
      default: continue
      }
      if count > words { return true }
    }
    return false
  }

  /// Returns a page without its scripts and styles.
  private static func withoutScripts(_ page: String) -> String {
    var (kept, rest) = ("", page[...])
    while let start = rest.firstMatch(of: /<(script|style)\b/) {
      kept += rest[..<start.range.lowerBound]
      let behind = rest[start.range.upperBound...]
      rest = behind[(behind.firstRange(of: "</" + start.1)?.upperBound ?? behind.endIndex)...]
    }
    return kept + rest
  }

  /// Returns the number of words outside of tags; of Chinese and Japanese, half of the number of characters.
  private static func words(in text: String) -> Int {
    let shown = text.replacing(/<[^>]*>|\{%[^%]*%\}/, with: " ")
    return shown.words.count { word in word.contains { $0.isLetter } }
      + shown.unicodeScalars.count { $0.value > 0x3000 } / 2
  }
}
