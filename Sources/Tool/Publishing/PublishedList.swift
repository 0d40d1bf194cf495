import Diagnostics
import Records

/// The list of published files, which is stored as `.garland` in the output folder.
///
/// It is a text file: a header, then a line with the checksum, size and path of each file. Checksums are shortened here:
///
///     garland site 2 5f1c9e0b…
///     -9d3c0f6a… 812 assets/site.owgs6smvke.css
///     1b0e7c2f… 812 assets/site.xj4bnp4pah.css
///     c5d1e8f2… 5120 index.html
///
/// - The header holds the checksum of all lines, so that a damaged or edited list is noticed.
/// - A `-` marks a file that is not a part of the site any more, but is kept for one more build.
struct PublishedList {
  /// A published file.
  struct Entry: Equatable {
    let path: OutputPath
    let fingerprint: Checksum
    let size: Int
    /// Whether the file is not a part of the site any more, but is kept for one more build.
    var isOutdated = false
  }

  /// The files in path order.
  let entries: [Entry]
  /// The list as a text file: a header, then a line with the checksum, size and path of each file.
  let text: [UInt8]
  /// The offset at which the line of the first file starts.
  private let start: Int
  /// The offset at which the line of each file ends.
  private let ends: [Int]

  /// Creates a list of files, which may be in any order.
  init(_ entries: [Entry]) {
    let nothing = PublishedList(entries: [], text: [], start: 0, ends: [])
    self = nothing.keeping([], and: entries.inByteOrder(of: \.path.text))
  }

  private init(entries: [Entry], text: [UInt8], start: Int, ends: [Int]) {
    (self.entries, self.text, self.start, self.ends) = (entries, text, start, ends)
  }

  /// Returns the line number of a path; `guess`, such as the line number in a similar list, makes this faster.
  func index(of path: String, near guess: Int? = nil) -> Int? {
    if let guess, entries.indices.contains(guess), entries[guess].path.text.hasSameBytes(as: path) { return guess }
    return entries.index(of: path) { $0.path.text }
  }

  func contains(_ path: OutputPath, near guess: Int? = nil) -> Bool { index(of: path.text, near: guess) != nil }

  /// Returns a list with some files of this list and with other files.
  ///
  /// `isKept` contains a flag for each file of this list. The line of a kept file is copied. The other files must be in
  /// path order.
  func keeping(_ isKept: [Bool], and others: [Entry]) -> PublishedList {
    var (entries, lines, ends): ([Entry], [UInt8], [Int]) = ([], [], [])
    entries.reserveCapacity(self.entries.count + others.count)
    ends.reserveCapacity(self.entries.count + others.count)
    lines.reserveCapacity(text.count + others.count * 96)
    var next = 0
    func keep(to end: Int) {
      for line in next..<end where isKept[line] {
        entries.append(self.entries[line])
        lines += text[(line == 0 ? start : self.ends[line - 1])..<self.ends[line]]
        ends.append(lines.count)
      }
      next = end
    }
    for other in others {
      keep(to: self.entries[next...].firstIndex { other.path < $0.path } ?? self.entries.count)
      entries.append(other)
      Self.write(other, to: &lines)
      ends.append(lines.count)
    }
    keep(to: self.entries.count)
    let header = Self.header(for: lines)
    return PublishedList(
      entries: entries, text: header + lines, start: header.count, ends: ends.map { $0 + header.count })
  }

  /// The start of the header, with the version of the format.
  private static let version = Array("garland site 2 ".utf8)
  /// The header of the first version, which had no checksum of the lines.
  private static let firstHeader = Array("garland site 1\n".utf8)

  private static func header(for lines: [UInt8]) -> [UInt8] {
    var header = version
    Checksum(of: lines).writeDigits(to: &header)
    return header + [UInt8(ascii: "\n")]
  }

  private static func write(_ entry: Entry, to text: inout [UInt8]) {
    if entry.isOutdated { text.append(UInt8(ascii: "-")) }
    entry.fingerprint.writeDigits(to: &text)
    text.append(UInt8(ascii: " "))
    text += entry.size.description.utf8
    text.append(UInt8(ascii: " "))
    if needsNoEscapes(entry.path.text) {
      text += entry.path.text.utf8
    } else {
      text += escaped(entry.path.text)
    }
    text.append(UInt8(ascii: "\n"))
  }

  /// Parses a list; `nil` if it is damaged or has another version.
  init?(text: [UInt8]) {
    guard let bodyStart = Self.startOfLines(in: text) else { return nil }
    var (entries, ends): ([Entry], [Int]) = ([], [])
    var start = bodyStart
    while let end = text[...].fastFirstIndex(of: UInt8(ascii: "\n"), from: start) {
      guard let entry = Self.entry(text[start..<end]) else { return nil }
      if let last = entries.last, last.path >= entry.path { return nil }
      entries.append(entry)
      start = end + 1
      ends.append(start)
    }
    self.init(entries: entries, text: text, start: bodyStart, ends: ends)
  }

  /// Whether a text is an undamaged list, which is faster to check than to parse it.
  static func isIntact(_ text: [UInt8]) -> Bool { startOfLines(in: text) != nil }

  /// Returns the offset after the header; `nil` if the list is damaged or has another version.
  private static func startOfLines(in text: [UInt8]) -> Int? {
    guard text.last == UInt8(ascii: "\n") else { return nil }
    if text.starts(with: firstHeader) { return firstHeader.count }
    guard text.starts(with: version), let end = text.firstIndex(of: UInt8(ascii: "\n")),
      Checksum(digits: text[version.count..<end]) == Checksum(of: text[(end + 1)...])
    else { return nil }
    return end + 1
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
    let space = UInt8(ascii: " ")
    let isOutdated = line.first == UInt8(ascii: "-")
    let start = isOutdated ? line.startIndex + 1 : line.startIndex
    let digits = line[start...].prefix { $0 != space }
    let rest = line[digits.endIndex...]
    guard let fingerprint = Checksum(digits: digits), rest.first == space,
      let end = rest.dropFirst().firstIndex(of: space), let size = number(rest[(rest.startIndex + 1)..<end]),
      let name = unescaped(rest[(end + 1)...]),
      let path = try? OutputPath(name)
    else { return nil }
    return Entry(path: path, fingerprint: fingerprint, size: size, isOutdated: isOutdated)
  }

  /// Parses a decimal number of at most 18 digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...18 ~= digits.count else { return nil }
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  /// Whether a path needs no escapes.
  private static func needsNoEscapes(_ name: String) -> Bool {
    let bytes = name.utf8Span.span
    for at in bytes.indices where bytes[at] == UInt8(ascii: "\n") || bytes[at] == UInt8(ascii: #"\"#) { return false }
    return true
  }

  /// Escapes line feeds and backslashes.
  private static func escaped(_ name: String) -> [UInt8] {
    name.utf8.flatMap { byte in
      switch byte {
      case UInt8(ascii: "\n"): Array(#"\n"#.utf8)
      case UInt8(ascii: #"\"#): Array(#"\\"#.utf8)
      default: [byte]
      }
    }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    if bytes.fastFirstIndex(of: UInt8(ascii: #"\"#)) == nil { return String(valid: bytes) }
    var name: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      switch (isEscaped, byte) {
      case (true, UInt8(ascii: "n")): name.append(UInt8(ascii: "\n"))
      case (true, UInt8(ascii: #"\"#)): name.append(byte)
      case (true, _): return nil
      case (false, UInt8(ascii: #"\"#)): break
      case (false, _): name.append(byte)
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: #"\"#)
    }
    return isEscaped ? nil : String(valid: name[...])
  }
}
