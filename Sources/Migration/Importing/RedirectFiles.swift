import Addresses
import Articles
import Markup
import Parsing

/// The redirect files of hosts: `_redirects` of Netlify and Cloudflare, `netlify.toml` and `vercel.json`.
///
/// A redirect from one address to another becomes a page at the old address, which works on every host. A page cannot
/// do what a pattern, a condition or a rewrite does, so the report lists those.
struct RedirectFiles {
  /// A line of a redirect file, or a map in a settings file.
  private struct Rule {
    let old: String
    let new: String
    /// Whether an old address leads to one new address under all conditions.
    var isPlain = true

    /// Whether a page at the old address can do the same.
    var isPage: Bool {
      let isFile = old.fileName.contains(".") && !["html", "htm"].contains(old.fileExtension)
      return isPlain && !isFile && old != "/" && old.hasPrefix("/") && FieldReader.isSitePath(old)
        && !old.contains(where: { "*(){}[]\\\"<>".contains($0) })
        && !new.contains(where: { "*(){}\\\"<>".contains($0) || $0.isWhitespace })
        && (new.hasPrefix("/") && !new.contains("/:") || new.contains("://"))
    }

    /// Whether both addresses are those of one page: `/bread` and `/bread/`.
    var isIdle: Bool { SiteFile.path(ofForeign: old) == SiteFile.path(ofForeign: new) }
  }

  /// Pages by their path in `Content`.
  private(set) var pages: [String: String] = [:]
  private(set) var notes: [ImportNote] = []
  private static let names: Set = ["_redirects", "netlify.toml", "vercel.json"]
  private static let exampleCount = 3

  /// Reads all redirect files of a site, besides those of packages and themes.
  init(_ site: ForeignSite) {
    for path in site.paths where Self.names.contains(path.fileName) {
      let folders = path.split(separator: "/").dropLast()
      guard folders.count < 3,
        !folders.contains(where: { $0.hasPrefix(".") || ["node_modules", "themes"].contains($0) })
      else { continue }
      let rules = Self.rules(in: path, of: site).filter { !$0.isIdle }
      // Hosts obey the first rule for an address.
      for rule in rules where rule.isPage {
        let file = RedirectPage.file(for: rule.old)
        if pages[file] == nil { pages[file] = RedirectPage.html(to: rule.new) }
      }
      let others = rules.filter { !$0.isPage }
      guard !others.isEmpty else { continue }
      let examples = others.prefix(Self.exampleCount).map { "`\($0.old)` → `\($0.new)`" }.joined(separator: ", ")
      let rest = others.count > Self.exampleCount ? " and \(others.count - Self.exampleCount) more" : ""
      notes.add(
        "only a host can do these redirects: \(examples)\(rest). Give them to the host of the new site", at: path)
    }
  }

  private static func rules(in path: String, of site: ForeignSite) -> [Rule] {
    switch path.fileExtension {
    case "toml": (site.map(path)?["redirects"]?.value.items ?? []).compactMap { $0.map.flatMap(rule(ofNetlify:)) }
    case "json": (site.map(path)?["redirects"]?.value.items ?? []).compactMap { $0.map.flatMap(rule(ofVercel:)) }
    default: (site.text(path) ?? "").split(whereSeparator: \.isNewline).compactMap(rule(ofLine:))
    }
  }

  /// Reads `/old /new 301`; parameters, countries and rewrites are conditions.
  private static func rule(ofLine line: Substring) -> Rule? {
    let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      .words.map(String.init)
    guard parts.count >= 2, let address = parts[0].withoutHost else { return nil }
    let statuses = parts.dropFirst(2).map { Int($0.hasSuffix("!") ? String($0.dropLast()) : $0) }
    return Rule(old: address, new: parts[1], isPlain: statuses.allSatisfy { $0.map { 301...308 ~= $0 } ?? false })
  }

  private static func rule(ofNetlify map: DataMap) -> Rule? {
    guard let old = map["from"]?.value.text?.withoutHost, let new = map["to"]?.value.text else { return nil }
    let isMove = map["status"].map { $0.value.integer.map { 301...308 ~= $0 } ?? false } ?? true
    return Rule(old: old, new: new, isPlain: isMove && map["query"] == nil && map["conditions"] == nil)
  }

  private static func rule(ofVercel map: DataMap) -> Rule? {
    guard let old = map["source"]?.value.text, let new = map["destination"]?.value.text else { return nil }
    return Rule(old: old, new: new, isPlain: !old.contains(":") && map["has"] == nil && map["missing"] == nil)
  }
}

extension String {
  /// The path of an address, with or without a host before it; `nil` for another text.
  fileprivate var withoutHost: String? {
    if hasPrefix("/") { return self }
    guard let host = firstRange(of: "://")?.upperBound, let slash = self[host...].firstIndex(of: "/") else {
      return nil
    }
    return String(self[slash...])
  }
}

/// A page that sends readers to another address, for an address that no article of the new site has.
enum RedirectPage {
  /// Returns the HTML of the page.
  static func html(to address: String) -> String {
    let escaped = MarkupBuffer.escaped(address)
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="0; url=\(escaped)">
      <link rel="canonical" href="\(escaped)">
      <title>Moved</title>
      <p><a href="\(escaped)">This page has moved.</a></p>
      </html>

      """
  }

  /// Returns the path in `Content` of the page for an address: `static/old/index.html` for `/old/`.
  static func file(for address: String) -> String { "static/" + SiteFile.path(ofForeign: address) }
}
