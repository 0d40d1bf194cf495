import Assets
import Diagnostics
import Synchronization

/// What the styles and scripts of a theme are called, and what they ask for; of each file that is found out once somebody asks.
///
/// They are renamed by what they hold, so what they say of each other is rewritten. As they may ask for each other in a ring, a
/// name is made of what was written, in the file and in all that it leads to, not of what is sent.
final class AssetNames: Sendable {
  /// A style or a script.
  private struct Known {
    let file: ThemeAsset.File
    let stem: Substring
    /// What it asks for; nil where it cannot be read.
    let links: Deferred<[AssetLink]?>
    /// The file as it is published, before its addresses are rewritten.
    let published: Deferred<[UInt8]>
  }

  private let site: SiteAddress
  private let known: [String: Known]
  private let addresses = Mutex<[String: String]>([:])

  /// Names styles and scripts of a site that is at an address.
  init(_ files: [ThemeAsset.File], at site: SiteAddress) {
    self.site = site
    let known = files.compactMap { file in
      file.stem.map { stem in
        Known(
          file: file, stem: stem, links: .lazily { Self.links(of: file) },
          published: .lazily { Self.published(file.bytes, isStyle: file.isStyle) })
      }
    }
    self.known = Dictionary(known.map { ($0.file.path, $0) }) { _, last in last }
  }

  /// The address of a file, without the root of the site.
  func address(of path: String) -> String { newAddress(of: path) ?? "/" + path }

  /// The files of the site that one asks for.
  func references(of file: ThemeAsset.File) -> [ThemeAsset.Reference] {
    links(of: file.path).map { link in
      ThemeAsset.Reference(
        written: link.address.text, target: link.target,
        range: file.source.map { SourceRange($0, link.address.bytes) })
    }
  }

  /// The name of another style or script that stands in one which cannot be read, and so stays as it is written.
  func staleName(in file: ThemeAsset.File) -> String? {
    guard let one = known[file.path], one.links.value == nil else { return nil }
    let text = String(decoding: file.bytes, as: UTF8.self)
    let names = known.keys.filter { $0 != file.path }.compactMap { $0.split(separator: "/").last }
    return names.sorted().first { name in ["/", "\"", "'", "("].contains { text.contains($0 + name) } }.map(String.init)
  }

  /// Returns the published bytes of a file: its addresses are rewritten, and a stylesheet is minified.
  func sent(_ file: ThemeAsset.File) -> [UInt8] {
    let links = links(of: file.path)
    if links.isEmpty { return known[file.path]?.published.value ?? file.bytes }
    var bytes: [UInt8] = []
    var end = 0
    for link in links {
      bytes += file.bytes[end..<link.address.bytes.lowerBound]
      bytes += Array(link.rewritten(to: newAddress(of: link.target), at: site).utf8)
      end = link.address.bytes.upperBound
    }
    return Self.published(bytes + file.bytes[end...], isStyle: file.isStyle)
  }

  /// The address that a style or a script gets for what it holds.
  private func newAddress(of path: String) -> String? {
    guard let stem = known[path]?.stem else { return nil }
    if let address = addresses.withLock({ $0[path] }) { return address }
    // Made outside of the lock: two threads may make the same, and get the same.
    let address = "/\(stem).\(fingerprint(of: path))\(path[stem.endIndex...])"
    addresses.withLock { $0[path] = address }
    return address
  }

  private func links(of path: String) -> [AssetLink] { known[path]?.links.value ?? [] }

  private func fingerprint(of path: String) -> String {
    let reached = reached(from: path)
    var content = known[path]?.published.value ?? []
    for path in reached.sorted() { content += Array(path.utf8) + (known[path]?.published.value ?? []) }
    let isRooted = reached.union([path]).contains { links(of: $0).contains(where: \.isRooted) }
    if isRooted, site.root != "/" { content += Array(site.root.utf8) }
    return Fingerprint.of(content)
  }

  /// The other styles and scripts that one leads to, by however many steps.
  private func reached(from path: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [path]
    while let next = waiting.popLast() {
      for link in links(of: next) where link.target != path && known[link.target] != nil {
        if found.insert(link.target).inserted { waiting.append(link.target) }
      }
    }
    return found
  }

  private static func links(of file: ThemeAsset.File) -> [AssetLink]? {
    let found = file.isStyle ? AssetAddress.ofStyle(file.bytes) : AssetAddress.ofScript(file.bytes)
    return found?.compactMap { AssetLink($0, in: file.path, isStyle: file.isStyle) }
  }

  /// Returns a minified stylesheet, or a script as it is written.
  private static func published(_ bytes: [UInt8], isStyle: Bool) -> [UInt8] {
    // A stylesheet that is not UTF-8 would change its meaning if it were decoded and encoded.
    guard isStyle, let text = String(validating: bytes, as: UTF8.self) else { return bytes }
    return Array(StyleMinifier.minify(text).utf8)
  }
}
