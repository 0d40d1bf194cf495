package import Dates

/// The name of an article's file or folder, in front of which its day may stand: `2026-01-02-name`.
package struct DatedName: Sendable, Equatable {
  /// The day, if the name begins with one.
  package let day: CivilDate?
  /// The name without the day.
  package let name: String
  /// What has the form of a day in front of the name, though the calendar has none such.
  package let impossibleDay: String?

  /// Takes a name apart; the month and the day may have one digit, and a name that is a day stays whole.
  package init(_ text: String) {
    guard text.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false else {
      (day, name, impossibleDay) = (nil, text, nil)
      return
    }
    if text.count == 10, let day = CivilDate(text) {
      (self.day, name, impossibleDay) = (day, text, nil)
      return
    }
    let parts = text.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    let day = parts.count == 4 && !parts[3].isEmpty ? CivilDate(loosely: parts[..<3].joined(separator: "-")) : nil
    self.day = day
    name = day == nil ? text : String(parts[3])
    let isDated = parts.count >= 3 && parts[0].count == 4 && parts[..<3].allSatisfy { Int($0) != nil && $0.count <= 4 }
    let front = parts.prefix(3).joined(separator: "-")
    impossibleDay = isDated && CivilDate(loosely: front) == nil ? front : nil
  }
}
