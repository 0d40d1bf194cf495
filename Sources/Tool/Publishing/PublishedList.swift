import Diagnostics
import Records

/// The list of published files, which is stored as `.garland` in the output folder.
struct PublishedList {
  /// A published file.
  struct Entry: Equatable {
    let path: OutputPath
    let fingerprint: Checksum
    let size: Int
  }

  /// The files in path order.
  let entries: [Entry]
  /// The list as a text file: a header, then a line with the checksum, size and path of each file.
  let text: [UInt8]
  /// The offset at which the line of each file ends.
  private let ends: [Int]

  /// Creates a list of files, which may be in any order.
  init(_ entries: [Entry]) { self = PublishedList().keeping([], and: entries.inByteOrder(of: \.path.text)) }

  private init(_ entries: [Entry] = [], in text: [UInt8] = firstLine, endingAt ends: [Int] = []) {
    (self.entries, self.text, self.ends) = (entries, text, ends)
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
    var (entries, text, ends): ([Entry], [UInt8], [Int]) = ([], Self.firstLine, [])
    entries.reserveCapacity(self.entries.count + others.count)
    ends.reserveCapacity(self.entries.count + others.count)
    text.reserveCapacity(self.text.count + others.count * 96)
    var next = 0
    func keep(to end: Int) {
      for line in next..<end where isKept[line] {
        entries.append(self.entries[line])
        text += self.text[(line == 0 ? Self.firstLine.count : self.ends[line - 1])..<self.ends[line]]
        ends.append(text.count)
      }
      next = end
    }
    for other in others {
      keep(to: self.entries[next...].firstIndex { other.path < $0.path } ?? self.entries.count)
      entries.append(other)
      Self.write(other, to: &text)
      ends.append(text.count)
    }
    keep(to: self.entries.count)
    return PublishedList(entries, in: text, endingAt: ends)
  }

  /// The header, which names the version of the format.
  private static let firstLine = Array("garland site 1\n".utf8)

  private static func write(_ entry: Entry, to text: inout [UInt8]) {
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
    guard text.last == UInt8(ascii: "\n"), text.starts(with: Self.firstLine) else { return nil }
    var (entries, ends): ([Entry], [Int]) = ([], [])
    var start = Self.firstLine.count
    while let end = text[...].fastFirstIndex(of: UInt8(ascii: "\n"), from: start) {
      guard let entry = Self.entry(text[start..<end]) else { return nil }
      if let last = entries.last, last.path >= entry.path { return nil }
      entries.append(entry)
      start = end + 1
      ends.append(start)
    }
    self.init(entries, in: text, endingAt: ends)
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
    let space = UInt8(ascii: " ")
    let digits = line.prefix { $0 != space }
    let rest = line[digits.endIndex...]
    guard let fingerprint = Checksum(digits: digits), rest.first == space,
      let end = rest.dropFirst().firstIndex(of: space), let size = number(rest[(rest.startIndex + 1)..<end]),
      let name = unescaped(rest[(end + 1)...]),
      let path = try? OutputPath(name)
    else { return nil }
    return Entry(path: path, fingerprint: fingerprint, size: size)
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
