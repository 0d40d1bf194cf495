/// A pattern in the letters of Unicode CLDR, such as `d. MMMM yyyy`.
enum DatePattern {
  /// The parts that a pattern consists of.
  static func fields(of pattern: String) throws(DatePatternError) -> [DateField] {
    var reader = PatternReader(characters: Array(pattern))
    while let character = reader.current {
      if character == "'" {
        try reader.readQuoted()
      } else if character.isASCII, character.isLetter {
        try reader.readLetters(character)
      } else {
        reader.literal.append(character)
        reader.position += 1
      }
    }
    reader.endLiteral()
    return reader.fields
  }

  /// The parts of a pattern of our own, which tests hold to be right.
  static func fields(known pattern: String) -> [DateField] {
    (try? fields(of: pattern)) ?? []
  }
}

private struct PatternReader {
  let characters: [Character]
  var position = 0
  var literal = ""
  var fields: [DateField] = []

  init(characters: [Character]) {
    self.characters = characters
  }

  var current: Character? { position < characters.count ? characters[position] : nil }

  mutating func endLiteral() {
    if !literal.isEmpty { fields.append(.literal(literal)) }
    literal = ""
  }

  mutating func readLetters(_ letter: Character) throws(DatePatternError) {
    let start = position
    while current == letter { position += 1 }
    guard let field = DateField(letter, count: position - start) else {
      throw DateField(letter, count: 1) == nil && DateField(letter, count: 4) == nil
        ? .unknownLetter(letter, position: start)
        : .wrongCount(letter, count: position - start, position: start)
    }
    endLiteral()
    fields.append(field)
  }

  /// Reads from one quotation mark to the next; two in a row are one that is written, within quotes and without.
  mutating func readQuoted() throws(DatePatternError) {
    let start = position
    position += 1
    if current == "'" {
      literal.append("'")
      position += 1
      return
    }
    while let character = current {
      position += 1
      if character != "'" {
        literal.append(character)
      } else if current == "'" {
        literal.append("'")
        position += 1
      } else {
        return
      }
    }
    throw .unclosedQuote(position: start)
  }
}
