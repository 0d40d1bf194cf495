/// One part of a format: words that stand for themselves, or what is taken from the date.
enum DateField: Sendable, Hashable {
  case literal(String)
  case number(Number, digits: Int)
  case word(Word)

  /// A number of the date.
  enum Number: Sendable, Hashable {
    case year, yearOfCentury, month, day, hour, hourOfHalfDay, minute, second
  }

  /// A word that the language has for a part of the date.
  enum Word: Sendable, Hashable {
    case month, shortMonth, loneMonth, loneShortMonth
    case weekday, shortWeekday, loneWeekday, loneShortWeekday
    case halfDay
  }

  /// What a letter stands for that is written so many times in a row; `nil` if nothing, or not so many times.
  init?(_ letter: Character, count: Int) {
    switch (letter, count) {
    case ("y", 2): self = .number(.yearOfCentury, digits: 2)
    case ("y", 1...4): self = .number(.year, digits: count)
    case ("M", 1...2), ("L", 1...2): self = .number(.month, digits: count)
    case ("M", 3): self = .word(.shortMonth)
    case ("M", 4): self = .word(.month)
    case ("L", 3): self = .word(.loneShortMonth)
    case ("L", 4): self = .word(.loneMonth)
    case ("d", 1...2): self = .number(.day, digits: count)
    case ("E", 1...3): self = .word(.shortWeekday)
    case ("E", 4): self = .word(.weekday)
    case ("c", 3): self = .word(.loneShortWeekday)
    case ("c", 4): self = .word(.loneWeekday)
    case ("H", 1...2): self = .number(.hour, digits: count)
    case ("h", 1...2): self = .number(.hourOfHalfDay, digits: count)
    case ("m", 1...2): self = .number(.minute, digits: count)
    case ("s", 1...2): self = .number(.second, digits: count)
    case ("a", 1...3): self = .word(.halfDay)
    default: return nil
    }
  }
}

extension DateText {
  mutating func append(_ fields: [DateField], of date: CivilDate, in words: LanguageWords) {
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
  /// The number; a day without a time begins at midnight.
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
  fileprivate func text(for date: CivilDate, in words: LanguageWords) -> String {
    switch self {
    case .month: words.months[date.month - 1]
    case .shortMonth: words.shortMonths[date.month - 1]
    case .loneMonth: words.loneMonths[date.month - 1]
    case .loneShortMonth: words.loneShortMonths[date.month - 1]
    case .weekday: words.weekdays[date.weekday.rawValue - 1]
    case .shortWeekday: words.shortWeekdays[date.weekday.rawValue - 1]
    case .loneWeekday: words.loneWeekdays[date.weekday.rawValue - 1]
    case .loneShortWeekday: words.loneShortWeekdays[date.weekday.rawValue - 1]
    case .halfDay: words.halfDays[(date.time?.hour ?? 0) < 12 ? 0 : 1]
    }
  }
}
