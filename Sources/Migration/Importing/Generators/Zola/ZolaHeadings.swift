import Articles

/// The ids that Zola gives to headings in scripts that Garland does not spell in Latin letters.
///
/// Zola makes `jian-jie` of `简介`. Without a table of readings, an import cannot make that id. But a link that names it
/// shows what it is, and the shape of the id tells the heading:
///
/// ```markdown
/// ## 简介 {#jian-jie}
/// ```
struct ZolaHeadings {
  /// The fragments of links to articles of the site, by the path of the article in `content`.
  private let fragments: [String: Set<String>]
  /// The number of headings in such scripts.
  let count: Int

  init(_ site: ForeignSite) {
    var fragments: [String: Set<String>] = [:]
    var count = 0
    for path in site.paths where path.hasPrefix("content/") && path.fileExtension == "md" {
      guard let bytes = site.read(path), bytes.contains(UInt8(ascii: "#")) else { continue }
      for (target, fragment) in Self.links(in: bytes) { fragments[target, default: []].insert(fragment) }
      guard bytes.contains(where: { $0 >= Self.firstByte }) else { continue }
      count += MarkdownLine.lines(of: bytes).count { line in
        line.role == .text && Self.heading(line.text).map(ZolaHeadingShape.init)?.isSpelled == true
      }
    }
    (self.fragments, self.count) = (fragments, count)
  }

  /// The first byte of letters in these scripts; those of Latin, Greek and Cyrillic letters are lower.
  private static let firstByte: UInt8 = 0xD6

  /// Returns a text with an id at each heading whose id a link in the site names, and the notes on them.
  func converted(_ text: [UInt8], at path: String) -> (text: [UInt8], notes: [ConvertedText.Note]) {
    guard text.contains(where: { $0 >= Self.firstByte }) else { return (text, []) }
    let named = (fragments[path] ?? []).union(Self.ownLinks(in: text))
    guard !named.isEmpty else { return (text, []) }
    var lines = MarkdownLine.lines(of: text)
    let shapes = lines.map { line in
      line.role == .text ? Self.heading(line.text).map(ZolaHeadingShape.init) : nil
    }
    var notes: [ConvertedText.Note] = []
    for id in named.sorted() {
      let fitting = shapes.indices.filter { shapes[$0]?.isSpelled == true && shapes[$0]?.matches(id) == true }
      // Letters that are known tell more than the number of unknown ones.
      let best = fitting.compactMap { shapes[$0]?.knownCount }.max()
      let chosen = fitting.filter { shapes[$0]?.knownCount == best }
      guard let index = chosen.first, chosen.count == 1, !lines[index].text.hasSuffix("}") else { continue }
      lines[index] = MarkdownLine(text: "\(lines[index].text.trimmed) {#\(id)}", role: .text)
      notes.append(
        ConvertedText.Note(line: index + 1, message: "the heading has the id `\(id)` now, which a link names"))
    }
    return notes.isEmpty ? (text, []) : (lines.bytes, notes)
  }

  /// Returns the words of a heading without an id, or `nil` for another line.
  private static func heading(_ line: String) -> String? {
    let level = line.prefix { $0 == "#" }.count
    guard 1...6 ~= level, line.dropFirst(level).first == " ", !line.trimmed.hasSuffix("}") else { return nil }
    return String(line.dropFirst(level).trimmed).replacing(/\]\([^)]*\)/, with: "]")
  }

  /// Returns the links of the form `@/posts/bread.md#oven`.
  private static func links(in text: [UInt8]) -> [(path: String, fragment: String)] {
    var (links, at): ([(String, String)], Int) = ([], 0)
    while let start = text[at...].firstIndex(of: UInt8(ascii: "@")) {
      at = start + 1
      guard text[at...].first == UInt8(ascii: "/") else { continue }
      let address = text[(at + 1)...].prefix { !" )>\"\n\r".utf8.contains($0) }
      guard let mark = address.firstIndex(of: UInt8(ascii: "#")) else { continue }
      let fragment = address[(mark + 1)...]
      links.append((String(decoding: address[..<mark], as: UTF8.self), String(decoding: fragment, as: UTF8.self)))
    }
    return links
  }

  /// Returns the fragments of links within a text: `](#oven)`, `[a]: #oven` and `href="#oven"`.
  private static func ownLinks(in text: [UInt8]) -> [String] {
    text.indices.dropFirst(2).compactMap { mark in
      guard text[mark] == UInt8(ascii: "#"), "( \"".utf8.contains(text[mark - 1]), "]:=".utf8.contains(text[mark - 2])
      else { return nil }
      let id = text[(mark + 1)...].prefix { ($0 | 0x20).isLetter || (0x30...0x39).contains($0) || $0 == 0x2D }
      return id.isEmpty ? nil : String(decoding: id, as: UTF8.self)
    }
  }
}

/// What is known about an id without the readings of letters: how many words and letters they can become.
struct ZolaHeadingShape {
  fileprivate enum Part {
    case byte(UInt8)
    /// Latin letters for one letter of another script.
    case letters(ClosedRange<Int>)
    /// A place that can have a hyphen.
    case gap
    /// The end of a word.
    case end
  }

  private var parts: [Part] = []
  /// Whether the heading has letters whose reading is not known.
  private(set) var isSpelled = false

  init(_ heading: String) {
    for scalar in heading.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        parts.append(lower.isLetter || (0x30...0x39).contains(lower) ? .byte(lower) : .gap)
      } else if scalar.properties.isIdeographic {
        isSpelled = true
        // A word of its own, such as `zhuang`.
        parts += [.letters(1...6), .end]
      } else if scalar.properties.isAlphabetic {
        if scalar.value >= 0x580 { isSpelled = true }
        parts.append(.letters(Self.count(of: scalar)))
      } else {
        parts.append(.gap)
      }
    }
  }

  /// Returns how many Latin letters a letter that is no ideograph becomes.
  private static func count(of scalar: Unicode.Scalar) -> ClosedRange<Int> {
    switch scalar.value {
    // Hiragana and katakana: the vowels and `n` are one letter, and the mark of a long vowel is none.
    case 0x3041...0x304A, 0x30A1...0x30AA, 0x3093, 0x30F3: 1...1
    case 0x30FC: 0...0
    case 0x3041...0x30FA: 2...3
    // Hebrew and Arabic: consonants.
    case 0x590...0x8FF: 0...2
    // Hangul: syllables.
    case 0xAC00...0xD7A3: 1...6
    default: 0...5
    }
  }

  /// The number of letters and digits that are known.
  var knownCount: Int { parts.count { if case .byte = $0 { true } else { false } } }

  /// Whether the heading can have an id.
  func matches(_ id: String) -> Bool {
    let bytes = Array(id.utf8)
    var ends: Set<Int> = [0]
    for part in parts {
      ends = Set(ends.flatMap { part.ends(in: bytes, from: $0) })
      if ends.isEmpty { return false }
    }
    return ends.contains(bytes.count)
  }
}

extension ZolaHeadingShape.Part {
  /// Returns where the part of an id can end that begins at an offset.
  fileprivate func ends(in id: [UInt8], from start: Int) -> [Int] {
    let rest = id[start...]
    switch self {
    case .byte(let byte): return rest.first == byte ? [start + 1] : []
    case .end: return rest.isEmpty ? [start] : rest.first == UInt8(ascii: "-") ? [start + 1] : []
    case .gap: return rest.first == UInt8(ascii: "-") ? [start, start + 1] : [start]
    case .letters(let counts):
      let available = rest.prefix(counts.upperBound).prefix(while: \.isLetter).count
      return available < counts.lowerBound ? [] : (counts.lowerBound...available).map { start + $0 }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a lower-case letter of ASCII.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) }
}
