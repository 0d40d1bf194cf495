import Addresses
import Articles
import Assets
import Diagnostics
import Markup
import Synchronization
import Texts

/// The published addresses and bytes of a theme's stylesheets and scripts, computed on first use.
///
/// Each address contains a fingerprint of the content, and links to the file are rewritten. Links between files may be
/// circular. So a fingerprint covers the original bytes of the file, and of all files that it links to directly or
/// indirectly.
final class PublishedAssets: Sendable {
  /// A stylesheet or a script.
  private struct LinkedFile {
    let file: ThemeAsset.File
    let stem: Substring
    /// The addresses in the file, or `nil` if the file is invalid.
    let links: Deferred<[AssetLink]?>
    /// The published bytes, before the addresses in them are rewritten.
    let published: Deferred<[UInt8]>
  }

  private let site: SiteAddress
  private let files: [String: LinkedFile]
  private let addresses = Mutex<[String: String]>([:])

  init(_ files: [ThemeAsset.File], at site: SiteAddress) {
    self.site = site
    let linkedFiles = files.compactMap { file in
      file.stem.map { stem in
        LinkedFile(
          file: file, stem: stem, links: .lazily { Self.links(of: file) },
          published: .lazily { Self.published(file.bytes, of: file) })
      }
    }
    self.files = Dictionary(linkedFiles.map { ($0.file.path, $0) }) { _, last in last }
  }

  /// Returns the address of a file, without the root of the site.
  func address(of path: String) -> String { fingerprintedAddress(of: path) ?? "/" + path }

  /// Returns the files of the site that a file links to.
  func references(of file: ThemeAsset.File) -> [ThemeAsset.Reference] {
    links(of: file.path).map { link in
      ThemeAsset.Reference(
        written: link.address.text, target: link.target,
        range: file.source.map { SourceRange($0, link.address.bytes) })
    }
  }

  /// Returns the name of another stylesheet or script, if an invalid file contains such a name.
  ///
  /// Garland cannot rewrite an address in an invalid file, so the address may be outdated.
  func staleName(in file: ThemeAsset.File) -> String? {
    guard let invalid = files[file.path], invalid.links.value == nil else { return nil }
    let text = String(decoding: file.bytes, as: UTF8.self)
    let names = files.keys.filter { $0 != file.path }.map(\.lastPathComponent)
    return names.sorted().first { name in ["/", "\"", "'", "("].contains { text.contains($0 + name) } }
  }

  /// Returns the published bytes of a file: its addresses are rewritten, and a stylesheet is minified.
  func bytes(of file: ThemeAsset.File) -> [UInt8] { bytes(of: file, from: "") }

  /// Returns the published bytes of files that are joined to one file in `assets/`.
  ///
  /// Each script is a block, so that the names in it are its own. An error in one, such as a missing function in an old
  /// browser, does not stop the others.
  func bytes(joining parts: [ThemeAsset.File]) -> [UInt8] {
    var bytes: [UInt8] = []
    for file in parts {
      let folder = file.path.lastIndex(of: "/").map { file.path[...$0] } ?? ""
      let content = self.bytes(of: file, from: folder == "assets/" ? "" : "../\(folder)")
      bytes += file.isStyle ? content + Array("\n".utf8) : Self.block(content)
    }
    return bytes
  }

  /// Returns a script as a block that catches its errors.
  private static func block(_ script: [UInt8]) -> [UInt8] {
    Array("try {\n".utf8) + script + Array("\n} catch (error) {\n  console.error(error);\n}\n".utf8)
  }

  /// Returns the published bytes of a file; `prefix` is the way to its folder from the folder that it is published in.
  private func bytes(of file: ThemeAsset.File, from prefix: String) -> [UInt8] {
    let links = links(of: file.path)
    if links.isEmpty { return files[file.path]?.published.value ?? file.bytes }
    var bytes: [UInt8] = []
    var end = 0
    for link in links {
      bytes += file.bytes[end..<link.address.bytes.lowerBound]
      bytes += Array(link.rewritten(to: fingerprintedAddress(of: link.target), from: prefix, at: site).utf8)
      end = link.address.bytes.upperBound
    }
    return Self.published(bytes + file.bytes[end...], of: file)
  }

  /// Returns the address of a stylesheet or a script, which contains a fingerprint.
  private func fingerprintedAddress(of path: String) -> String? {
    guard let stem = files[path]?.stem else { return nil }
    if let address = addresses.withLock({ $0[path] }) { return address }
    // Compute without the lock: if two threads compute the same address, both get the same result.
    let address = "/\(stem).\(fingerprint(of: path))\(path[stem.endIndex...])"
    addresses.withLock { $0[path] = address }
    return address
  }

  private func links(of path: String) -> [AssetLink] { files[path]?.links.value ?? [] }

  private func fingerprint(of path: String) -> String {
    let targets = targets(linkedFrom: path)
    var content = files[path]?.published.value ?? []
    for target in targets.sorted() { content += Array(target.utf8) + (files[target]?.published.value ?? []) }
    let isRooted = targets.union([path]).contains { links(of: $0).contains(where: \.isRooted) }
    if isRooted, site.root != "/" { content += Array(site.root.utf8) }
    return Fingerprint.of(content)
  }

  /// Returns the other stylesheets and scripts that a file links to directly or indirectly.
  private func targets(linkedFrom path: String) -> Set<String> {
    var targets: Set<String> = []
    var pending = [path]
    while let next = pending.popLast() {
      for link in links(of: next) where link.target != path && files[link.target] != nil {
        if targets.insert(link.target).inserted { pending.append(link.target) }
      }
    }
    return targets
  }

  private static func links(of file: ThemeAsset.File) -> [AssetLink]? {
    let addresses = file.isStyle ? AssetAddress.ofStyle(file.bytes) : AssetAddress.ofScript(file.bytes)
    return addresses?.compactMap { AssetLink($0, in: file.path, isStyle: file.isStyle) }
  }

  /// Returns a minified stylesheet or built-in script, or another script unchanged.
  private static func published(_ bytes: [UInt8], of file: ThemeAsset.File) -> [UInt8] {
    if !file.isStyle { return file.isBuiltIn ? ScriptMinifier.minify(bytes) : bytes }
    // Do not decode a stylesheet that is not UTF-8, because that would change its meaning.
    guard let text = String(validating: bytes, as: UTF8.self) else { return bytes }
    return Array(StyleMinifier.minify(text).utf8)
  }
}

extension SiteFile {
  /// Returns whether the name of a published file contains a fingerprint, as in `assets/site.xj4bnp4pah.css`.
  package static func hasFingerprint(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "."))
    guard parts.count > 2, let name = parts.last, name.elementsEqual("css".utf8) || name.elementsEqual("js".utf8)
    else { return false }
    return Fingerprint.isValid(parts[parts.count - 2])
  }
}

/// An address in a stylesheet or a script that refers to a file of the site.
private struct AssetLink: Sendable {
  let address: AssetAddress
  /// The path of the file in the site; `..` for a path outside of the site, which matches no file.
  let target: String
  /// The address without query and fragment.
  private let path: Substring

  /// Creates a link from an address, or `nil` for another site, a `data:` URL or the name of a package.
  init?(_ address: AssetAddress, in file: String, isStyle: Bool) {
    let text = address.text
    path = text.prefix { $0 != "?" && $0 != "#" }
    let hasScheme = URLScheme.name(of: path) != nil
    let isPackage = !isStyle && !["/", "./", "../"].contains { text.hasPrefix($0) }
    guard !path.isEmpty, !text.hasPrefix("//"), !hasScheme, !isPackage else { return nil }
    self.address = address
    target = SitePath.resolve(SitePath.decoded(String(path)), from: file) ?? ".."
  }

  /// Whether the address starts with a slash.
  var isRooted: Bool { path.hasPrefix("/") }

  /// Returns the address with the target's new name; an address with a leading slash gets the site's root path.
  ///
  /// A relative address gets a prefix.
  func rewritten(to newAddress: String?, from prefix: String, at site: SiteAddress) -> String {
    let suffix = address.text[path.endIndex...]
    if isRooted { return quotable(site.root) + String((newAddress ?? String(path)).dropFirst()) + suffix }
    guard let name = newAddress?.lastPathComponent, !name.isEmpty else { return prefix + address.text }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return prefix + folder + name + suffix
  }

  /// Returns a path without characters that end a quoted address in a stylesheet or a script.
  private func quotable(_ path: String) -> String {
    path.percentEncoded(only: "'()`")
  }
}
