import Dates

/// Dates in the formats of `strftime`, as far as addresses and templates need them.
///
/// ```swift
/// Strftime.text(of: date, "%-d %B %Y")  // 2 January 2026
/// ```
enum Strftime {
  /// Returns a date in a format; a code that is unknown here gives no text.
  static func text(of date: CivilDate, _ format: String) -> String {
    let written = "\(date)"
    func digits(_ from: Int, _ count: Int) -> String { String(written.dropFirst(from).prefix(count)) }
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    let month = Int(digits(5, 2)).map { months[($0 + 11) % 12] } ?? ""
    let values: [Character: String] = [
      "Y": digits(0, 4), "y": digits(2, 2), "m": digits(5, 2), "d": digits(8, 2),
      "e": digits(8, 2).replacing(/^0/, with: " "), "B": month, "b": String(month.prefix(3)),
      "h": String(month.prefix(3)), "H": digits(11, 2),
      "M": digits(14, 2), "S": digits(17, 2), "F": digits(0, 10), "%": "%",
    ]
    var text = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%", var code = rest.popFirst() else {
        text.append(character)
        continue
      }
      let isUnpadded = code == "-"
      if isUnpadded { code = rest.popFirst() ?? "%" }
      let value = values[code] ?? ""
      text += isUnpadded && value.hasPrefix("0") ? String(value.dropFirst()) : value
    }
    return text
  }
}
