/// Why a text is no pattern of a date; positions count characters from 0.
public enum DatePatternError: Error, Sendable, Hashable {
  /// A letter that stands for nothing.
  case unknownLetter(Character, position: Int)

  /// A letter that stands for something, but not so many times in a row.
  case wrongCount(Character, count: Int, position: Int)

  /// A quotation mark without a second one.
  case unclosedQuote(position: Int)

  /// The position of the first character that is wrong.
  public var position: Int {
    switch self {
    case .unknownLetter(_, let position), .wrongCount(_, _, let position), .unclosedQuote(let position): position
    }
  }

  /// What is wrong, and what may be done.
  public var message: String {
    switch self {
    case .unknownLetter(let letter, _):
      "The letter “\(letter)” stands for no part of a date; letters that are to be written stand in 'single quotes'."
    case .wrongCount(let letter, let count, _):
      "The letter “\(letter)” means nothing \(count) times in a row."
    case .unclosedQuote:
      "A single quote has no second one; a single quote that is to be written is doubled."
    }
  }
}
