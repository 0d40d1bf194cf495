import Assets
import Texts

/// What a copied file seems to contain that its author may not want to publish, by its name and its first bytes.
///
/// ```swift
/// Sensitivity(ofFile: "static/id_rsa", head: Array("-----BEGIN RSA PRIVATE KEY-----".utf8))  // .privateKey
/// ```
package enum Sensitivity: UInt8, Sendable, CaseIterable {
  case ordinary = 1
  case privateKey
  /// A file with passwords, such as `.env`.
  case passwords
  case database
  /// A list of e-mail addresses, or the export of a blog, which contains those of its users.
  case addresses
  /// A JPEG, PNG or WebP file, whatever its name: its metadata may tell where it was taken.
  case picture

  /// Whether a build tells the author about the file; it removes the metadata of a picture by itself.
  var isReported: Bool { self != .ordinary && self != .picture }

  /// How many bytes of a file are needed.
  package static let headSize = 8 << 10

  /// Decides by the path of a file and its first bytes.
  package init(ofFile path: String, head bytes: some Collection<UInt8>) {
    let name = path.lastPathComponent.lowercased()
    let head = SensitiveHead(bytes, of: name)
    self =
      if Self.beginsAsPicture(bytes) {
        .picture
      } else if Self.namesPasswords(name) {
        .passwords
      } else if head.isPrivateKey {
        .privateKey
      } else if head.isDatabase {
        .database
      } else if head.isAddressList {
        .addresses
      } else {
        .ordinary
      }
  }

  private static func beginsAsPicture(_ head: some Collection<UInt8>) -> Bool {
    switch try? PictureFileFormat(ImageBytes(Array(head.prefix(16)))) {
    case .jpeg, .png, .webp: true
    case .gif, .bmp, .heif, .svg, nil: false
    }
  }

  /// Whether a name is that of a file with passwords; an example of such a file has none.
  private static func namesPasswords(_ name: String) -> Bool {
    if [".netrc", ".pgpass", ".git-credentials", ".envrc"].contains(name) { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.hasPrefix(".env.") || parts.count > 1 && parts.last == "env" else { return false }
    return !parts.contains { ["example", "sample", "template", "dist", "defaults"].contains($0) }
  }
}

/// The first bytes of a file, and its name in lower case.
private struct SensitiveHead {
  private let name: String
  private let bytes: [UInt8]

  /// Leaves out a byte order mark and leading white space.
  init(_ bytes: some Collection<UInt8>, of name: String) {
    self.name = name
    var bytes = Array(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    // In UTF-16, every second byte of such a text is zero.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      bytes = bytes.dropFirst(2).filter { $0 != 0 }
    }
    self.bytes = Array(bytes.drop(while: \.isASCIIWhiteSpace))
  }

  private var text: String { String(decoding: bytes, as: UTF8.self) }

  private func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  private func hasExtension(_ extensions: Set<String>) -> Bool {
    extensions.contains(name.fileExtension)
  }

  /// Whether it begins as a key, as a file with certificates and a key, or as the key of a service in JSON.
  var isPrivateKey: Bool {
    if begins("PuTTY-User-Key-File-") || begins("---- BEGIN SSH2 ENCRYPTED PRIVATE KEY") { return true }
    let isBundle = begins("-----BEGIN ") || begins("Bag Attributes")
    guard isBundle || begins("{") && hasExtension(["json"]) else { return false }
    let text = text
    if !isBundle { return text.contains("\"private_key\"") && text.contains(" PRIVATE KEY-----") }
    return text.split(whereSeparator: \.isNewline).contains {
      $0.hasPrefix("-----BEGIN ") && ($0.contains(" PRIVATE KEY-----") || $0.contains(" PRIVATE KEY BLOCK-----"))
    }
  }

  /// The first bytes of databases: SQLite, PostgreSQL, Redis and KeePass.
  private static let signatures =
    ["SQLite format 3\0", "PGDMP", "REDIS0"].map { Array($0.utf8) } + [[0x03, 0xD9, 0xA2, 0x9A]]

  /// Whether it begins as a database or a dump of one.
  var isDatabase: Bool {
    if Self.signatures.contains(where: { bytes.starts(with: $0) }) || name.contains(".sql.") { return true }
    if hasExtension(["kdb", "kdbx", "sqlite", "sqlite3", "mdb", "accdb"]) { return true }
    guard hasExtension(["sql"]) else { return false }
    // A file that only creates tables is no dump.
    let text = text.lowercased()
    return ["insert into", "from stdin;", "pragma foreign_keys=off", " dump"].contains { text.contains($0) }
  }

  /// Whether it begins as an export, or as a list with at least two e-mail addresses.
  var isAddressList: Bool {
    guard hasExtension(["csv", "tsv", "json", "jsonl", "ndjson", "xml", "ldif", "vcf", "mbox"]) else { return false }
    let text = text
    let exports = ["http://wordpress.org/export/", "http://disqus.com", "\"exported_on\""]
    if exports.contains(where: { text.contains($0) }) { return true }
    // Feeds name their authors.
    if ["<rss", "<feed", "https://jsonfeed.org/"].contains(where: { text.contains($0) }) { return false }
    let count = EMailAddresses.count(in: bytes, limit: 2)
    if count == 2 { return true }
    return count == 1 && hasExtension(["csv", "tsv"])
      && text.prefix { !$0.isNewline }.lowercased().replacing("-", with: "").contains("mail")
  }
}

/// Finds e-mail addresses in bytes.
private enum EMailAddresses {
  /// Counts different addresses, up to a limit.
  static func count(in bytes: [UInt8], limit: Int) -> Int {
    var found: Set<[UInt8]> = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: "@") && found.count < limit {
      let local = bytes[..<index].reversed().prefix { isPart($0) || "+%_".utf8.contains($0) }
      let domain = bytes[(index + 1)...].prefix(while: isPart)
      let labels = domain.split(separator: UInt8(ascii: "."))
      // In `logo@2x.png`, the part before the dot is no host.
      guard !local.isEmpty, labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(\.isASCIILetter),
        let first = labels.first, first.contains(where: \.isASCIILetter), !first.elementsEqual("2x".utf8),
        !first.elementsEqual("3x".utf8)
      else { continue }
      let address: ArraySlice<UInt8> = bytes[(index - local.count)..<domain.endIndex]
      found.insert(address.map { $0.isASCIILetter ? $0 | 0x20 : $0 })
    }
    return found.count
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || ".-".utf8.contains(byte)
  }
}
