public import Dates

/// The name of an article's file or folder, in front of which its day may stand: `2026-01-02-name`.
public struct DatedName: Sendable, Equatable {
  /// The day, if the name begins with one.
  public let day: CivilDate?
  /// The name without the day.
  public let name: String

  /// Takes a name apart; the month and the day may have one digit, and a name that is a day stays whole.
  public init(_ text: String) {
    if text.count == 10, let day = CivilDate(text) {
      (self.day, name) = (day, text)
      return
    }
    let parts = text.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    let day = parts.count == 4 && !parts[3].isEmpty ? CivilDate(loosely: parts[..<3].joined(separator: "-")) : nil
    self.day = day
    name = day == nil ? text : String(parts[3])
  }
}
