import Assets

/// A file of the theme that pages link: small, under a name that changes with what it holds.
struct ThemeAsset: Sendable {
  /// Where it lies among the templates, such as `assets/site.css`.
  let path: String
  /// What is sent.
  let bytes: [UInt8]
  /// Its address, without the root of the site.
  let address: String
  /// What browsers hold its bytes against; nothing but styles and scripts has that.
  let integrity: String?
  /// Whether it belongs to the site itself rather than to what comes with Garland.
  let isOwn: Bool

  init(_ path: String, _ bytes: [UInt8], isOwn: Bool) {
    self.path = path
    self.isOwn = isOwn
    guard let dot = path.lastIndex(of: "."), ["css", "js"].contains(path[path.index(after: dot)...]) else {
      self.bytes = bytes
      address = "/" + path
      integrity = nil
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let minified = path.hasSuffix(".css") ? StyleMinifier.minify(text) : ScriptMinifier.minify(text)
    self.bytes = Array(minified.utf8)
    address = "/\(path[..<dot]).\(Fingerprint.of(self.bytes))\(path[dot...])"
    integrity = Integrity.of(self.bytes)
  }
}
