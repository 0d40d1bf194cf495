import Diagnostics

/// Paths of a site: where files lie below its content, and where their pages are.
package enum SitePath {
  /// The path that one means in the file at another; a leading slash is the root, and nothing leaves the content.
  ///
  /// ```swift
  /// SitePath.resolve("../about.md", from: "posts/a.md")  // about.md
  /// ```
  package static func resolve(_ path: String, from file: String) -> String? {
    let slash = UInt8(ascii: "/")
    if path.utf8.first == slash, isPlain(path) {
      let rest = path.utf8.dropFirst()
      return String(rest.last == slash ? rest.dropLast() : rest)
    }
    let folder = path.utf8.first == slash ? [] : Array(file.utf8)[...].split(separator: slash).dropLast()
    var target = Array(folder.joined(separator: [slash]))
    for part in Array(path.utf8)[...].split(separator: slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if target.isEmpty { return nil }
        target.removeSubrange((target.lastIndex(of: slash) ?? 0)...)
      } else {
        if !target.isEmpty { target.append(slash) }
        target += part
      }
    }
    return String(decoding: target, as: UTF8.self)
  }

  /// Whether a path has no parts that are empty, and none that may mean other folders.
  private static func isPlain(_ path: String) -> Bool {
    let text = path.utf8Span.span
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    for at in text.indices where text[at] == slash {
      if at + 1 < text.count, text[at + 1] == slash || text[at + 1] == dot { return false }
    }
    return true
  }

  /// The address of the page that an article's file becomes, unless front matter says otherwise.
  ///
  /// ```swift
  /// SitePath.address(ofArticle: "posts/2026-01-02-My Name.md")  // /posts/my-name/
  /// SitePath.address(ofArticle: "posts/name/index.md")  // /posts/name/
  /// ```
  package static func address(ofArticle path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    guard let file = parts.popLast() else { return "/" }
    let name = MarkdownName.stem(of: file) ?? file
    if name != "index", name != "_index" {
      parts.append(DatedName(name).name)
    } else if let folder = parts.popLast() {
      parts.append(DatedName(folder).name)
    }
    return "/" + parts.map { encoded(AddressPart.inAddress($0)) + "/" }.joined()
  }

  /// A path as an address: what cannot stand in one becomes `%XX`.
  package static func encoded(_ path: String) -> String {
    if canStand(path.utf8Span.span) { return path }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if canStand(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func canStand(_ path: Span<UInt8>) -> Bool {
    for at in path.indices where !canStand(path[at]) { return false }
    return true
  }

  /// Whether a byte can stand in an address as it is.
  private static func canStand(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "\""),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: true
    }
  }

  /// An address as this site writes it, whoever wrote it: what can stand in one is itself, and all else is `%XX`.
  ///
  /// ```swift
  /// SitePath.canonical("/%41%20b/50%/")  // /A%20b/50%25/
  /// ```
  package static func canonical(_ address: String) -> String { encoded(decoded(address)) }

  /// An address for readers that know no letters but ASCII's, as those of sitemaps and RSS: all others become `%XX`.
  package static func encodedURI(_ address: String) -> String {
    if address.utf8.allSatisfy({ $0 < 0x80 }) { return address }
    return address.utf8.reduce(into: "") { text, byte in
      if byte < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// An address as the path that it means: `%20` and its kin are characters.
  package static func decoded(_ text: String) -> String {
    guard text.holds(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
