/// Puts text into a terminal's colours, or leaves it alone.
struct Paint: Sendable {
  let isOn: Bool

  /// What a text is, and with which attributes a terminal shows that.
  enum Style: String {
    case place = "1"
    case code = "2"
    case gutter = "1;34"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "1;32"
  }

  func callAsFunction(_ text: String, as style: Style) -> String {
    isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  /// How the severity is shown.
  var style: Paint.Style {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
