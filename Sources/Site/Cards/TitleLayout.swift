import Texts

/// The lines of a title, and the size in which they fit.
struct TitleLayout: Equatable {
  private(set) var lines: [String]
  let size: Int

  static let lineLimit = 4
  static let sizes = [200, 168, 144, 128, 112, 104, 96, 88, 80, 72, 64, 56, 48]

  /// Returns the distance of two baselines.
  static func lineHeight(size: Int) -> Int { size * 114 / 100 }

  /// Chooses the largest size in which the title fits; in the smallest size, an ellipsis replaces the rest.
  init(_ title: String, font: CardFont, width: Int, height: Int) {
    let parts = Self.parts(of: title)
    // A word is broken only if it is too wide for a line in a size that is still large.
    let isBroken = parts.contains { TextRun($0.text, font: font).units > width * font.unitsPerEm / 64 }
    for size in Self.sizes {
      let limit = width * font.unitsPerEm / size
      let lines = Self.wrapped(parts, font: font, limit: limit)
      let isSmallest = size == Self.sizes.last
      let fits = lines.count <= Self.lineLimit && lines.count * Self.lineHeight(size: size) <= height
      let isWhole = isBroken && size <= 80 || parts.allSatisfy { TextRun($0.text, font: font).units <= limit }
      guard isSmallest || fits && isWhole else { continue }
      self.size = size
      self.lines = fits ? Self.balanced(parts, lines: lines, font: font, limit: limit) : lines
      if !fits { shorten(font: font, limit: limit) }
      return
    }
    (lines, size) = ([], 0)
  }

  private mutating func shorten(font: CardFont, limit: Int) {
    lines = Array(lines.prefix(Self.lineLimit))
    guard var last = lines.popLast() else { return }
    if TextRun(last + "…", font: font).units > limit, let space = last.lastIndex(where: \.isWhitespace) {
      last = String(last[..<space])
    }
    while !last.isEmpty, TextRun(last + "…", font: font).units > limit { last.removeLast() }
    while let end = last.last, end.isWhitespace || end.isPunctuation { last.removeLast() }
    lines.append(last + "…")
  }

  /// A part of a title between two places where a line can end.
  struct Part: Equatable {
    var text: String
    /// Whether a space separates the part from the previous one in the same line.
    var hasSpace: Bool
  }

  /// Splits a title after spaces and hyphens, and around each Chinese or Japanese character.
  static func parts(of title: String) -> [Part] {
    var parts: [Part] = []
    for word in title.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" }) {
      var canBreak = true
      for (index, character) in word.enumerated() {
        // Signs and letters in full width stay together, such as `ＮＨＫ`.
        let scalar = character.unicodeScalars.first
        let isIdeograph = scalar.map { $0.isEastAsian && !(0xFF01...0xFFEF ~= $0.value) } ?? false
        if canBreak || (isIdeograph && !character.isPunctuation) {
          parts.append(Part(text: String(character), hasSpace: index == 0 && !parts.isEmpty))
        } else {
          parts[parts.count - 1].text.append(character)
        }
        canBreak = isIdeograph || (index > 0 && (character == "-" || character == "–" || character == "/"))
      }
    }
    return parts
  }

  /// Returns the lines of a title, each as long as the limit allows.
  static func wrapped(_ parts: [Part], font: CardFont, limit: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      let joined = (lines.last ?? "") + (part.hasSpace ? " " : "") + part.text
      if !lines.isEmpty, TextRun(joined, font: font).units <= limit {
        lines[lines.count - 1] = joined
      } else if TextRun(part.text, font: font).units <= limit {
        lines.append(part.text)
      } else {
        lines += pieces(of: part.text, font: font, limit: limit)
      }
      // Further lines are never shown.
      if lines.count > lineLimit + 1 { break }
    }
    return lines
  }

  /// Splits a word that is wider than a line; between letters of an alphabet, the line ends with a hyphen.
  private static func pieces(of word: String, font: CardFont, limit: Int) -> [String] {
    var pieces = [""]
    for character in word {
      let last = pieces[pieces.count - 1]
      if last.isEmpty || TextRun("\(last)\(character)-", font: font).units <= limit {
        pieces[pieces.count - 1].append(character)
      } else {
        if pieces.count > lineLimit { break }
        if last.last?.isLetter ?? false, character.isLetter { pieces[pieces.count - 1].append("-") }
        pieces.append(String(character))
      }
    }
    return pieces
  }

  /// Returns as many lines as before, of similar widths: those of the smallest limit that needs no more lines.
  private static func balanced(_ parts: [Part], lines: [String], font: CardFont, limit: Int) -> [String] {
    guard lines.count > 1 else { return lines }
    var (low, high, best) = (limit / 2, limit, lines)
    let widest = parts.map { TextRun($0.text, font: font).units }.filter { $0 <= limit }.max() ?? 0
    low = min(max(low, widest), high)
    while high - low > limit / 100 {
      let middle = (low + high) / 2
      let attempt = wrapped(parts, font: font, limit: middle)
      if attempt.count == lines.count { (high, best) = (middle, attempt) } else { low = middle + 1 }
    }
    // A last line of one word takes another one from a line of at least three.
    let previous = best[best.count - 2]
    if let word = parts.last, word.hasSpace, best.last == word.text, let space = previous.lastIndex(of: " "),
      previous[..<space].contains(" "),
      TextRun("\(previous[space...].dropFirst()) \(word.text)", font: font).units <= limit
    {
      best[(best.count - 2)...] = ["\(previous[..<space])", "\(previous[space...].dropFirst()) \(word.text)"]
    }
    return best
  }
}
