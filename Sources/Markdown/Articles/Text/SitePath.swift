package import Dates
import Diagnostics
import Texts

/// Functions for the paths of files in a site's content, and for the URL paths of their pages.
package enum SitePath {
  /// Resolves a path relative to a file; a path with a leading slash is relative to the content folder.
  ///
  /// Returns `nil` if the path leaves the content folder.
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

  /// Returns `false` if a part of the path is empty or begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    let text = path.utf8Span.span
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    for at in text.indices where text[at] == slash {
      if at + 1 < text.count, text[at + 1] == slash || text[at + 1] == dot { return false }
    }
    return true
  }

  /// Returns the default URL path of an article's page; front matter can change it.
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

  /// Returns a path percent-encoded for a URL.
  package static func encoded(_ path: String) -> String { path.percentEncoded(keeping: .inPath) }

  /// Returns a URL path in canonical form: only characters that require percent-encoding are encoded.
  ///
  /// ```swift
  /// SitePath.canonical("/%41%20b/50%/")  // /A%20b/50%25/
  /// ```
  package static func canonical(_ address: String) -> String { encoded(decoded(address)) }

  /// Returns an address with all non-ASCII characters percent-encoded, as sitemaps and RSS require.
  package static func encodedURI(_ address: String) -> String { address.percentEncoded(keeping: .ascii) }

  /// Returns an address with its percent-encoding decoded.
  package static func decoded(_ text: String) -> String { text.percentDecoded }
}

/// The name of an article's file or folder, split at a leading date: `2026-01-02-name`.
package struct DatedName: Sendable, Equatable {
  /// The leading date.
  package let day: CivilDate?
  /// The name without the date.
  package let name: String
  /// A leading date that does not exist, such as `2026-02-30`.
  package let impossibleDay: String?

  /// Splits a name; the month and the day may have one digit, and a name without text after the date is not split.
  package init(_ text: String) {
    guard text.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false else {
      (day, name, impossibleDay) = (nil, text, nil)
      return
    }
    if text.count == 10, let day = CivilDate(text) {
      (self.day, name, impossibleDay) = (day, text, nil)
      return
    }
    let parts = text.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    let day = parts.count == 4 && !parts[3].isEmpty ? CivilDate(loosely: parts[..<3].joined(separator: "-")) : nil
    self.day = day
    name = day == nil ? text : String(parts[3])
    let isDated =
      parts.count >= 3 && parts[0].count == 4 && ["19", "20", "21"].contains(parts[0].prefix(2))
      && parts[..<3].allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
      && parts[1..<3].allSatisfy { 1...3 ~= $0.count }
    let front = parts.prefix(3).joined(separator: "-")
    impossibleDay = isDated && CivilDate(loosely: front) == nil ? front : nil
  }
}

/// The names of Markdown files, which end in `.md` or `.markdown`.
package enum MarkdownName {
  /// The file extensions, the usual one first.
  package static let endings = [".md", ".markdown"]

  /// Returns a name or path without the extension in any case; `nil` for other files.
  ///
  /// ```swift
  /// MarkdownName.stem(of: "posts/name.md")  // posts/name
  /// ```
  package static func stem(of name: String) -> String? { stem(of: name[...]) }

  /// Returns a name or path without the extension in any case; `nil` for other files.
  package static func stem(of name: Substring) -> String? {
    ending(of: name.utf8Span.span).map { String(Substring(name.utf8.dropLast($0.utf8.count))) }
  }

  /// Whether a name or path has the extension of a Markdown file.
  package static func matches(_ name: String) -> Bool { ending(of: name.utf8Span.span) != nil }

  // On bytes, because this runs for every file and every link of a site.
  private static func ending(of name: Span<UInt8>) -> String? {
    endings.first { ends(name, with: $0.utf8Span.span) }
  }

  private static func ends(_ name: Span<UInt8>, with ending: Span<UInt8>) -> Bool {
    let start = name.count - ending.count
    guard start >= 0 else { return false }
    for at in ending.indices where !isSameLetter(name[start + at], ending[at]) { return false }
    return true
  }

  private static func isSameLetter(_ byte: UInt8, _ letter: UInt8) -> Bool {
    byte == letter || byte | 0x20 == letter && letter >= UInt8(ascii: "a")
  }
}
