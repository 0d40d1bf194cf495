import Addresses
import Articles
import Parsing

/// Addresses and patterns of the old site that Garland refuses, such as `/../bread/`.
enum RefusedAddresses {
  /// The settings with addresses or patterns.
  private static let settings = [SiteKey.permalinks, .feeds, .taxonomies]

  /// Removes steps such as `..` from the patterns and addresses of a site, and returns a note on each.
  static func removed(from configuration: inout SiteConfiguration) -> [ImportNote] {
    var notes: [ImportNote] = []
    for key in settings {
      guard let value = configuration[key] else { continue }
      let new = without(value) { old, new in
        notes.add("`\(old)` in `\(key.name)` leads out of the site; `site.yml` has `\(new)`")
      }
      configuration.set(key, to: new)
    }
    return notes
  }

  private static func without(_ value: DataNode.Value, _ report: (String, String) -> Void) -> DataNode.Value {
    switch value {
    case .string(let text):
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { SitePath.decoded(String($0)) }
      guard parts.contains(where: isStep) else { return value }
      let rest = parts.filter { !isStep($0) }.joined(separator: "/")
      let new = text.hasPrefix("/") && !rest.hasPrefix("/") ? "/" + rest : rest
      report(text, new)
      return .string(new)
    case .list(let nodes): return .list(nodes.map { DataNode(without($0.value, report), at: 0..<0) })
    case .map(let map): return .map(DataMap(map.entries.map { ($0.key, without($0.value.value, report)) }))
    default: return value
    }
  }

  /// Returns a valid address that resembles a text; a text that is a valid address is unchanged.
  static func address(_ text: String) -> String {
    if FieldReader.isSitePath(text) { return text }
    let path = text.firstRange(of: "://").map { text[$0.upperBound...].drop { $0 != "/" } } ?? text[...]
    let plain = SitePath.decoded(String(path)).unicodeScalars.filter(isPlain)
    let parts = String(String.UnicodeScalarView(plain)).split { "/\\".contains($0) }.filter { !isStep(String($0)) }
    let end = text.hasSuffix("/") && !parts.isEmpty ? "/" : ""
    return "/" + SitePath.encoded(parts.joined(separator: "/")).percentEncoded(only: ":") + end
  }

  /// Returns a slug as one part of an address; a slug that is one part is unchanged.
  fileprivate static func slugPart(_ slug: String) -> String {
    let decoded = SitePath.decoded(slug)
    let isPart = decoded.unicodeScalars.allSatisfy { isPlain($0) && $0 != "/" && $0 != "\\" }
    if isPart, !decoded.allSatisfy({ ". ".contains($0) }) { return slug }
    let plain = String(String.UnicodeScalarView(decoded.unicodeScalars.filter(isPlain)))
    return plain.split { "/\\".contains($0) }.filter { !$0.allSatisfy { ". ".contains($0) } }.joined(separator: "-")
  }

  private static func isStep(_ part: String) -> Bool { part == "." || part == ".." }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "\u{FFFD}"
  }
}

extension CleanedKeys {
  /// Replaces addresses that Garland refuses.
  mutating func replaceRefusedAddresses() {
    if let url = keys["url"]?.text {
      keys["url"] = .string(RefusedAddresses.address(url))
      noteAddress("url", url, RefusedAddresses.address(url))
    }
    if let aliases = keys["aliases"]?.texts, !aliases.allSatisfy(FieldReader.isSitePath) {
      keys["aliases"] = .texts(aliases.map(RefusedAddresses.address))
      for alias in aliases { noteAddress("aliases", alias, RefusedAddresses.address(alias)) }
    }
    if let slug = keys["slug"]?.text, case let part = RefusedAddresses.slugPart(slug), part != slug {
      keys["slug"] = part.isEmpty ? nil : .string(part)
      noteAddress("slug", slug, part)
    }
  }

  private mutating func noteAddress(_ key: String, _ old: String, _ new: String) {
    if new == old { return }
    note("`\(key): \(old)` is no address in a site; " + (new.isEmpty ? "it is left out" : "it is `\(new)` now"))
  }
}
