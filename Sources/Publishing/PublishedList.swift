import Records

/// The files of a site as they were published: what `.garland` in the output folder says.
struct PublishedList {
  struct Entry: Equatable {
    let path: OutputPath
    let fingerprint: ContentMark
    let size: Int
  }

  /// In the order of their paths.
  let entries: [Entry]
  /// The bytes that it was read from, and where the line of each file ends.
  private let read: (text: [UInt8], ends: [Int])?

  init(_ entries: [Entry]) { self.init(entries.inByteOrder(of: \.path.text), from: nil) }

  private init(_ sorted: [Entry], from read: (text: [UInt8], ends: [Int])?) {
    (entries, self.read) = (sorted, read)
  }

  /// Which line has a path; in lists that are much alike, it is near that of the other one.
  func index(of path: String, near guess: Int? = nil) -> Int? { entries.place(of: path, near: guess) { $0.path.text } }

  func contains(_ path: OutputPath, near guess: Int? = nil) -> Bool { index(of: path.text, near: guess) != nil }

  /// Says which format the lines have; another version starts with another line.
  private static let firstLine = Array("garland site 1\n".utf8)

  /// One line for each file; a line feed in a name is written as `\n`.
  var text: [UInt8] { read?.text ?? text(likeThatOf: PublishedList([])) }

  /// The same as `text`: lines that another list was read from are not made again.
  func text(likeThatOf other: PublishedList) -> [UInt8] {
    var text = Self.firstLine
    text.reserveCapacity(entries.count * 96)
    var next = 0
    for entry in entries {
      if let line = other.index(of: entry.path.text, near: next) {
        next = line + 1
        if other.entries[line] == entry, let written = other.line(line) {
          text += written
          continue
        }
      }
      Self.write(entry, to: &text)
    }
    return text
  }

  /// The bytes of a line, with what ends it.
  private func line(_ index: Int) -> ArraySlice<UInt8>? {
    read.map { $0.text[(index == 0 ? Self.firstLine.count : $0.ends[index - 1])..<$0.ends[index]] }
  }

  private static func write(_ entry: Entry, to text: inout [UInt8]) {
    entry.fingerprint.writeDigits(to: &text)
    text.append(UInt8(ascii: " "))
    text += entry.size.description.utf8
    text.append(UInt8(ascii: " "))
    if isPlain(entry.path.text) {
      text += entry.path.text.utf8
    } else {
      text += escaped(entry.path.text)
    }
    text.append(UInt8(ascii: "\n"))
  }

  /// Reads what `text` wrote; nothing where anything about it is wrong.
  init?(text: [UInt8]) {
    guard text.last == UInt8(ascii: "\n"), text.starts(with: Self.firstLine) else { return nil }
    var (entries, ends): ([Entry], [Int]) = ([], [])
    var start = Self.firstLine.count
    for end in start..<text.count where text[end] == UInt8(ascii: "\n") {
      guard let entry = Self.entry(text[start..<end]) else { return nil }
      if let last = entries.last, last.path >= entry.path { return nil }
      entries.append(entry)
      start = end + 1
      ends.append(start)
    }
    self.init(entries, from: (text, ends))
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
    let space = UInt8(ascii: " ")
    let (digits, rest) = (line.prefix(16), line.dropFirst(16))
    guard let fingerprint = ContentMark(digits: digits), rest.first == space,
      let end = rest.dropFirst().firstIndex(of: space),
      let size = Int(String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)), size >= 0,
      let name = unescaped(rest[(end + 1)...]), let path = try? OutputPath(name)
    else { return nil }
    return Entry(path: path, fingerprint: fingerprint, size: size)
  }

  /// Whether a name can stand in a line as it is.
  private static func isPlain(_ name: String) -> Bool {
    let bytes = name.utf8Span.span
    for at in bytes.indices where bytes[at] == UInt8(ascii: "\n") || bytes[at] == UInt8(ascii: #"\"#) { return false }
    return true
  }

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
    guard bytes.contains(UInt8(ascii: #"\"#)) else { return String(valid: bytes) }
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
