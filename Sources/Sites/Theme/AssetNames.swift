import Assets
import Diagnostics

/// What the styles and scripts of a theme are called, and what they ask for.
///
/// They are renamed by what they hold, so what they say of each other is rewritten. As they may ask for each other in a ring, a
/// name is made of what was written, in the file and in all that it leads to, not of what is sent.
struct AssetNames {
  private let site: SiteAddress
  private var links: [String: [AssetLink]] = [:]
  /// The files as they were written, but smaller.
  private var small: [String: [UInt8]] = [:]
  private var addresses: [String: String] = [:]

  /// Names styles and scripts of a site that is at an address.
  init(_ files: [ThemeAsset.File], at site: SiteAddress) {
    self.site = site
    for file in files {
      let found = file.isStyle ? AssetAddress.ofStyle(file.bytes) : AssetAddress.ofScript(file.bytes)
      links[file.path] = found.compactMap { AssetLink($0, in: file.path, isStyle: file.isStyle) }
      small[file.path] = Self.minified(file.bytes, isStyle: file.isStyle)
    }
    for file in files {
      guard let stem = file.stem else { continue }
      addresses[file.path] = "/\(stem).\(fingerprint(of: file.path))\(file.path[stem.endIndex...])"
    }
  }

  /// The address of a file, without the root of the site.
  func address(of path: String) -> String { addresses[path] ?? "/" + path }

  /// The files of the site that one asks for.
  func references(of file: ThemeAsset.File) -> [ThemeAsset.Reference] {
    (links[file.path] ?? []).map { link in
      ThemeAsset.Reference(
        written: link.address.text, target: link.target,
        range: file.source.map { SourceRange($0, link.address.bytes) })
    }
  }

  /// What is sent of a file: with addresses that lead where its own mean to, and small.
  func sent(_ file: ThemeAsset.File) -> [UInt8] {
    let links = links[file.path] ?? []
    if links.isEmpty { return small[file.path] ?? file.bytes }
    var bytes: [UInt8] = []
    var end = 0
    for link in links {
      bytes += file.bytes[end..<link.address.bytes.lowerBound]
      bytes += Array(link.rewritten(to: addresses[link.target], at: site).utf8)
      end = link.address.bytes.upperBound
    }
    return Self.minified(bytes + file.bytes[end...], isStyle: file.isStyle)
  }

  private func fingerprint(of path: String) -> String {
    let reached = reached(from: path)
    var content = small[path] ?? []
    for path in reached.sorted() { content += Array(path.utf8) + (small[path] ?? []) }
    let isRooted = reached.union([path]).contains { links[$0]?.contains(where: \.isRooted) ?? false }
    if isRooted, site.root != "/" { content += Array(site.root.utf8) }
    return Fingerprint.of(content)
  }

  /// The other styles and scripts that one leads to, by however many steps.
  private func reached(from path: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [path]
    while let next = waiting.popLast() {
      for link in links[next] ?? [] where link.target != path && small[link.target] != nil {
        if found.insert(link.target).inserted { waiting.append(link.target) }
      }
    }
    return found
  }

  private static func minified(_ bytes: [UInt8], isStyle: Bool) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    return Array((isStyle ? StyleMinifier.minify(text) : ScriptMinifier.minify(text)).utf8)
  }
}
