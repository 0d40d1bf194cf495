internal import Parsing
import Texts

/// Finds out whether lines look like keys with values, so that their author most likely meant front matter.
enum LikelyKeys {
  /// Returns whether keys follow an opening line.
  ///
  /// A key directly below the line distinguishes front matter from a thematic break. Below a thematic break is an empty
  /// line or a sentence, and the first word of a sentence seldom ends with a colon. The key `draft` counts in any line
  /// before a possible closing fence, because a published draft is worse than a wrong guess.
  static func follow(in bytes: [UInt8], at start: Int, as format: FrontMatterBlock.Format) -> Bool {
    var line = FrontMatterLine(in: bytes, at: start)
    while bytes[line.text].first == UInt8(ascii: "#"), line.next < bytes.count {
      line = FrontMatterLine(in: bytes, at: line.next)
    }
    let first = bytes[line.text]
    let isHeader = format == .toml && first.first == UInt8(ascii: "[")
    if isHeader || key(of: first, as: format) != nil || beginObject(in: bytes, at: line.text.lowerBound) { return true }
    return linesToFence(in: bytes, at: start)?.contains { isDraft(key(of: bytes[$0], as: format)) } ?? false
  }

  /// Returns the lines before the first possible closing fence; `nil` if there is no such fence.
  static func linesToFence(in bytes: [UInt8], at start: Int) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    var next = start
    while next < bytes.count {
      let line = FrontMatterLine(in: bytes, at: next)
      if FenceLikeLine(bytes[line.text])?.mayClose ?? false { return lines }
      lines.append(line.text)
      next = line.next
    }
    return nil
  }

  /// Returns whether a line is a key that decides who sees the article, with a value that fits.
  static func decidesPublication(_ line: ArraySlice<UInt8>, as format: FrontMatterBlock.Format) -> Bool {
    guard let name = key(of: line, as: format), let separator = line.firstIndex(of: format == .toml ? 0x3D : 0x3A)
    else {
      return false
    }
    return decidesPublication(name, value: line[(separator + 1)...])
  }

  /// Returns whether a line of a broken JSON object seems to hold a key that decides who sees the article.
  static func mayDecidePublicationInObject(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count < 10_000, line.contains(UInt8(ascii: "\"")) else { return false }
    // The mistake may be a word before the key.
    return line.split(separator: UInt8(ascii: ",")).contains { part in
      part.split { !isWordPart($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }.prefix(2).contains {
        let name = String(decoding: $0, as: UTF8.self)
        return PublicationKey.named(name) != nil || PublicationKey.misspelt(as: name) != nil
      }
    }
  }

  /// Returns whether a key decides who sees the article, and its value, as written, fits.
  private static func decidesPublication(_ name: ArraySlice<UInt8>, value: ArraySlice<UInt8>) -> Bool {
    guard value.count <= longestKey, let key = PublicationKey.named(String(decoding: name, as: UTF8.self)) else {
      return false
    }
    let text = String(decoding: value, as: UTF8.self).prefix { $0 != "#" }
    return key.fits(DataNode(.string(text.filter { $0 != "\"" && $0 != "'" }.trimmed), at: 0..<0))
  }

  private static func isDraft(_ key: ArraySlice<UInt8>?) -> Bool {
    key.map { $0.map { $0 | 0x20 }.elementsEqual("draft".utf8) } ?? false
  }

  /// Returns the key at the start of a line: a word before the format's separator.
  static func key(of line: ArraySlice<UInt8>, as format: FrontMatterBlock.Format) -> ArraySlice<UInt8>? {
    let word = line.prefix(longestKey).prefix { isWordPart($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    let name = word.filter { isWordPart($0) }
    guard name.contains(where: { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }) else { return nil }
    let rest = line[word.endIndex...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isKey =
      switch format {
      case .yaml, .json: rest.first == UInt8(ascii: ":") && rest.dropFirst().first.map { $0 <= 0x20 } ?? true
      case .toml: rest.first == UInt8(ascii: "=")
      }
    return isKey ? name[...] : nil
  }

  /// The number of bytes at the start of a line in which a key is searched, because a line can have 50 MB.
  private static let longestKey = 256

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte >= 0x80 || "_-.".utf8.contains(byte)
  }
}

extension LikelyKeys {
  /// Returns whether a JSON object begins at an offset.
  ///
  /// The opening brace must precede a key in quotes, a key without quotes on a later line, or a closing brace at the
  /// end of a line. Other braces do not begin an object, such as traits or a tag of another generator.
  static func beginObject(in bytes: [UInt8], at start: Int) -> Bool {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return false }
    guard let first = bytes[(start + 1)...].firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      return false
    }
    let rest = FrontMatterLine(in: bytes, at: first).text
    switch bytes[first] {
    case UInt8(ascii: "}"): return rest.count == 1
    case UInt8(ascii: "\""): return isQuotedKey(bytes[rest])
    default: return bytes[start..<first].contains { $0 == 0x0A || $0 == 0x0D } && key(of: bytes[rest], as: .json) != nil
    }
  }

  /// Returns whether a line begins with a string in double quotes and a colon.
  private static func isQuotedKey(_ line: ArraySlice<UInt8>) -> Bool {
    var isEscaped = false
    let end = line.dropFirst().firstIndex { byte in
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      return byte == UInt8(ascii: "\"") && !isEscaped
    }
    return end.map { line[($0 + 1)...].first { $0 > 0x20 } == UInt8(ascii: ":") } ?? false
  }
}
