import Texts

/// The lines of a title, and the size in which they fit.
struct TitleLayout: Equatable {
  private(set) var lines: [String]
  let size: Int

  static let lineLimit = 4
  static let sizes = [200, 168, 144, 128, 112, 104, 96, 88, 80, 72, 64, 56, 48]

  /// Chooses the largest size in which the title fits; in the smallest size, an ellipsis replaces the rest.
  init(_ title: String, shaper: TextShaper, width: Int, height: Int, lineHeight: Int) {
    let parts = Self.parts(of: title, shaper: shaper)
    let widest = parts.map(\.width).max() ?? 0
    // A word is broken only if it is too wide for a line in a size that is still large.
    let isBroken = widest > width * ShapedText.em / 64
    for size in Self.sizes {
      let limit = width * ShapedText.em / size
      let lines = Self.wrapped(parts, shaper: shaper, limit: limit)
      let isSmallest = size == Self.sizes.last
      let fits = lines.count <= Self.lineLimit && lines.count * size * lineHeight / 100 <= height
      guard isSmallest || fits && (isBroken && size <= 80 || widest <= limit) else { continue }
      self.size = size
      self.lines = fits ? Self.balanced(parts, lines: lines, shaper: shaper, limit: limit) : lines
      if !fits {
        shorten(shaper: shaper, limit: limit, count: max(min(height * 100 / (size * lineHeight), Self.lineLimit), 1))
      }
      return
    }
    (lines, size) = ([], 0)
  }

  private mutating func shorten(shaper: TextShaper, limit: Int, count: Int) {
    lines = Array(lines.prefix(count))
    guard var last = lines.popLast() else { return }
    if shaper.shaped(last + "…").width > limit, let space = last.lastIndex(where: \.isWhitespace) {
      last = String(last[..<space])
    }
    while !last.isEmpty, shaper.shaped(last + "…").width > limit { last.removeLast() }
    while let end = last.last, end.isWhitespace || end.isPunctuation { last.removeLast() }
    lines.append(last + "…")
  }

  /// A part of a title between two places where a line can end.
  struct Part: Equatable {
    var text: String
    /// The space between the part and the previous one in the same line, in steps; 0 for none.
    var space: Int
    /// The width of the text, in steps.
    var width = 0
  }

  /// Splits a title after spaces and hyphens, and between Chinese or Japanese characters.
  static func parts(of title: String, shaper: TextShaper) -> [Part] {
    var parts: [Part] = []
    let space = shaper.shaped(" ").width
    for word in title.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" }) {
      var last: Character?
      for character in word {
        if let last, !canBreak(between: last, and: character, in: parts[parts.count - 1].text) {
          parts[parts.count - 1].text.append(character)
        } else {
          parts.append(Part(text: String(character), space: last == nil && !parts.isEmpty ? space : 0))
        }
        last = character
      }
    }
    for index in parts.indices { parts[index].width = shaper.shaped(parts[index].text).width }
    return parts
  }

  private static func canBreak(between last: Character, and next: Character, in part: String) -> Bool {
    // An option such as `--strict` stays whole.
    if "-–/".contains(last) { return !"-–/".contains(next) && part.contains { !"-–/".contains($0) } }
    // Signs and letters in full width stay together, such as `ＮＨＫ`.
    func isIdeograph(_ character: Character) -> Bool {
      character.unicodeScalars.first.map { $0.isEastAsian && !(0xFF01...0xFFEF ~= $0.value) } ?? false
    }
    guard isIdeograph(last) || isIdeograph(next) else { return false }
    return !unstarting.contains(next) && !unending.contains(last)
  }

  /// What begins no line, and what ends none, in Chinese and Japanese.
  private static let unstarting = Set("、。，．・：；？！）］｝〉》」』】〕〗’”ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ)]}!?,.:;…‥〜～")
  private static let unending = Set("（［｛〈《「『【〔〖‘“([{")

  /// Returns the lines of a title, each as long as the limit allows.
  static func wrapped(_ parts: [Part], shaper: TextShaper, limit: Int) -> [String] {
    var lines: [String] = []
    var width = 0
    for part in parts {
      if !lines.isEmpty, width + part.space + part.width <= limit {
        lines[lines.count - 1] += (part.space > 0 ? " " : "") + part.text
        width += part.space + part.width
      } else if part.width <= limit {
        lines.append(part.text)
        width = part.width
      } else {
        lines += pieces(of: part.text, shaper: shaper, limit: limit)
        width = lines.last.map { shaper.shaped($0).width } ?? 0
      }
      // Further lines are never shown.
      if lines.count > lineLimit + 1 { break }
    }
    return lines
  }

  /// Splits a word that is wider than a line; between letters of an alphabet, the line ends with a hyphen.
  private static func pieces(of word: String, shaper: TextShaper, limit: Int) -> [String] {
    var pieces = [""]
    func hasHyphen(_ character: Character?) -> Bool {
      switch character?.unicodeScalars.first?.script {
      case .latin, .greek, .cyrillic: character?.isLetter ?? false
      default: false
      }
    }
    for character in word {
      let last = pieces[pieces.count - 1]
      if last.isEmpty || shaper.shaped("\(last)\(character)-").width <= limit {
        pieces[pieces.count - 1].append(character)
      } else {
        if pieces.count > lineLimit { break }
        if hasHyphen(last.last), hasHyphen(character) { pieces[pieces.count - 1].append("-") }
        pieces.append(String(character))
      }
    }
    return pieces
  }

  /// Returns as many lines as before, of similar widths: those of the smallest limit that needs no more lines.
  private static func balanced(_ parts: [Part], lines: [String], shaper: TextShaper, limit: Int) -> [String] {
    guard lines.count > 1 else { return lines }
    var (low, high, best) = (limit / 2, limit, lines)
    let widest = parts.map(\.width).filter { $0 <= limit }.max() ?? 0
    low = min(max(low, widest), high)
    while high - low > limit / 100 {
      let middle = (low + high) / 2
      let attempt = wrapped(parts, shaper: shaper, limit: middle)
      if attempt.count == lines.count { (high, best) = (middle, attempt) } else { low = middle + 1 }
    }
    // A last line of one word takes another one from a line of at least three.
    let previous = best[best.count - 2]
    if let word = parts.last, word.space > 0, best.last == word.text, let space = previous.lastIndex(of: " "),
      previous[..<space].contains(" "),
      shaper.shaped("\(previous[space...].dropFirst()) \(word.text)").width <= limit
    {
      best[(best.count - 2)...] = ["\(previous[..<space])", "\(previous[space...].dropFirst()) \(word.text)"]
    }
    return best
  }
}
