/// A parser for patterns in the letters of Unicode CLDR, such as `d. MMMM yyyy`.
enum DatePattern {
  /// Returns the fields of a pattern.
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

  /// Returns the fields of one of Garland's own patterns; tests check that these patterns are valid.
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

  /// Reads quoted text; two quotes in a row are a literal quote, inside quoted text and outside.
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

/// One field of a format: literal text, a number of the date, or a word for a part of it.
enum DateField: Sendable, Hashable {
  case literal(String)
  case number(Number, digits: Int)
  case word(Word)

  /// A number of the date.
  enum Number: Sendable, Hashable {
    case year, yearOfCentury, month, day, hour, hourOfHalfDay, minute, second
  }

  /// A word for a part of the date, which depends on the language.
  enum Word: Sendable, Hashable {
    case month, shortMonth, standaloneMonth, loneShortMonth
    case weekday, shortWeekday, loneWeekday, loneShortWeekday
    case dayPeriod
  }

  /// Creates the field for a letter repeated `count` times, or returns `nil` if there is none.
  init?(_ letter: Character, count: Int) {
    switch (letter, count) {
    case ("y", 2): self = .number(.yearOfCentury, digits: 2)
    case ("y", 1...4): self = .number(.year, digits: count)
    case ("M", 1...2), ("L", 1...2): self = .number(.month, digits: count)
    case ("M", 3): self = .word(.shortMonth)
    case ("M", 4): self = .word(.month)
    case ("L", 3): self = .word(.loneShortMonth)
    case ("L", 4): self = .word(.standaloneMonth)
    case ("d", 1...2): self = .number(.day, digits: count)
    case ("E", 1...3): self = .word(.shortWeekday)
    case ("E", 4): self = .word(.weekday)
    case ("c", 3): self = .word(.loneShortWeekday)
    case ("c", 4): self = .word(.loneWeekday)
    case ("H", 1...2): self = .number(.hour, digits: count)
    case ("h", 1...2): self = .number(.hourOfHalfDay, digits: count)
    case ("m", 1...2): self = .number(.minute, digits: count)
    case ("s", 1...2): self = .number(.second, digits: count)
    case ("a", 1...3): self = .word(.dayPeriod)
    default: return nil
    }
  }
}

extension DateText {
  mutating func append(_ fields: [DateField], of date: CivilDate, in words: DateWords) {
    for field in fields {
      switch field {
      case .literal(let text): append(text)
      case .number(let number, let digits): append(number.value(in: date), digits: digits)
      case .word(let word): append(word.text(for: date, in: words))
      }
    }
  }
}

extension DateField.Number {
  /// Returns the number; a date without a time counts as midnight.
  fileprivate func value(in date: CivilDate) -> Int {
    switch self {
    case .year: date.year
    case .yearOfCentury: date.year % 100
    case .month: date.month
    case .day: date.day
    case .hour: date.time?.hour ?? 0
    case .hourOfHalfDay: ((date.time?.hour ?? 0) + 11) % 12 + 1
    case .minute: date.time?.minute ?? 0
    case .second: date.time?.second ?? 0
    }
  }
}

extension DateField.Word {
  fileprivate func text(for date: CivilDate, in words: DateWords) -> String {
    switch self {
    case .month: words.months[date.month - 1]
    case .shortMonth: words.shortMonths[date.month - 1]
    case .standaloneMonth: words.standaloneMonths[date.month - 1]
    case .loneShortMonth: words.loneShortMonths[date.month - 1]
    case .weekday: words.weekdays[date.weekday.rawValue - 1]
    case .shortWeekday: words.shortWeekdays[date.weekday.rawValue - 1]
    case .loneWeekday: words.loneWeekdays[date.weekday.rawValue - 1]
    case .loneShortWeekday: words.loneShortWeekdays[date.weekday.rawValue - 1]
    case .dayPeriod: words.dayPeriods[(date.time?.hour ?? 0) < 12 ? 0 : 1]
    }
  }
}

/// An error in a date pattern; positions count characters from 0.
public enum DatePatternError: Error, Sendable, Hashable {
  /// A letter that is not a date field.
  case unknownLetter(Character, position: Int)

  /// A letter that is a date field, but that the pattern repeats too often or not often enough.
  case wrongCount(Character, count: Int, position: Int)

  /// A quote that is never closed.
  case unclosedQuote(position: Int)

  /// The position of the first wrong character.
  package var position: Int {
    switch self {
    case .unknownLetter(_, let position), .wrongCount(_, _, let position), .unclosedQuote(let position): position
    }
  }

  /// What is wrong, and how to fix it.
  public var message: String {
    switch self {
    case .unknownLetter(let letter, _):
      "The letter “\(letter)” is not a date field; enclose literal text in 'single quotes'."
    case .wrongCount(let letter, let count, _):
      count == 1
        ? "The letter “\(letter)” cannot occur only once."
        : "The letter “\(letter)” cannot occur \(count) times in a row."
    case .unclosedQuote:
      "A single quote is not closed; close the quote, or write two single quotes for an apostrophe."
    }
  }
}
