extension Substring {
  /// The parts of the text between white space.
  ///
  /// Most text is ASCII, where bytes suffice: `Character.isWhitespace` took a sixth of the time of a comparison of sites.
  package var words: [Substring] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isWhitespace) }
    return utf8.split(whereSeparator: \.isASCIIWhiteSpace).map { Substring($0) }
  }

  /// The lines of the text, joined by single spaces; empty lines are left out.
  package var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension String {
  /// The parts of the text between white space.
  package var words: [Substring] { self[...].words }

  /// The lines of the text, joined by single spaces; empty lines are left out.
  package var oneLine: String { self[...].oneLine }

  /// Returns the text on one line, cut behind a number of characters.
  package func oneLine(upTo limit: Int) -> String {
    let line = oneLine
    return line.count > limit ? line.prefix(limit - 1).trimmedEnd + "…" : line
  }
}
