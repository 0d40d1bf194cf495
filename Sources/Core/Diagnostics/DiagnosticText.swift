/// Formats diagnostics for people, each with its source line.
///
///     posts/a.md:41:1: error: tabs: child 3 has no label [containers.missing-label]
///        41 | :::tabs
///           | ^~~~~~~
///           = note: posts/a.md:12:3: the tab bar starts here
///           = help: write `:::item[Label]`
///
/// Control characters in sources, paths and messages are replaced, so the text cannot send commands to the terminal.
package struct DiagnosticText: Sendable {
  private let sources: SourceMap
  private let paint: Paint
  private let excerptWidth: Int

  /// Creates a formatter for diagnostics in the given sources.
  ///
  /// A source line is cut to `excerptWidth` columns.
  package init(sources: SourceMap, colored: Bool = false, excerptWidth: Int = 100) {
    self.sources = sources
    paint = Paint(isOn: colored)
    self.excerptWidth = min(max(excerptWidth, 20), 1000)
  }

  /// Returns the text of several diagnostics, in their order.
  package func text(of diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map { text(of: $0) }.joined()
  }

  /// Returns the text of one diagnostic, ended by a line feed.
  package func text(of diagnostic: Diagnostic) -> String {
    let location = diagnostic.location.flatMap { Location(of: $0, in: sources) }
    let gutter = Gutter(line: location?.position.line, paint: paint)
    var lines = [headline(of: diagnostic, at: location)]
    if let location, let excerpt = location.excerpt(width: excerptWidth) {
      lines.append(gutter.numbered(excerpt.text))
      lines.append(gutter.beneath(excerpt.indentation + paint(excerpt.underline, as: diagnostic.severity.style)))
    }
    lines += labeledLines(of: diagnostic).map { gutter.labeled($0.label, as: $0.style, $0.text) }
    return lines.map { "\($0)\n" }.joined()
  }

  /// Returns the message and one line for each note and suggestion, without location and severity.
  ///
  /// For formats that show location and severity themselves:
  ///
  ///     tabs: child 3 has no label
  ///     note: posts/a.md:12:3: the tab bar starts here
  ///     help: write `:::item[Label]`
  package func message(of diagnostic: Diagnostic) -> String {
    let lines = labeledLines(of: diagnostic).map { "\($0.label): \($0.text)" }
    return ([diagnostic.message.visible] + lines).joined(separator: "\n")
  }

  /// Returns the number of errors, warnings and notes, such as `2 errors, 1 warning`.
  package static func summary(of diagnostics: DiagnosticList) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.count(of: severity)
      return count == 0 ? nil : count.of(severity.rawValue)
    }
    return counts.isEmpty ? "no errors, no warnings" : counts.joined(separator: ", ")
  }

  private func labeledLines(of diagnostic: Diagnostic) -> [(label: String, style: Paint.Style, text: String)] {
    let notes = diagnostic.notes.map { note in
      let location = note.location.flatMap { Location(of: $0, in: sources) }
      return ("note", Paint.Style.note, (location.map { "\($0.label): " } ?? "") + note.message.visible)
    }
    return notes + (diagnostic.suggestion.map { [("help", Paint.Style.help, $0.message.visible)] } ?? [])
  }

  private func headline(of diagnostic: Diagnostic, at location: Location?) -> String {
    [
      location.map { paint("\($0.label):", as: .location) },
      paint("\(diagnostic.severity.rawValue):", as: diagnostic.severity.style),
      diagnostic.message.visible,
      paint("[\(diagnostic.code)]", as: .code),
    ].compactMap(\.self).joined(separator: " ")
  }
}

/// A source range with its file and the position of its start.
private struct Location {
  let file: SourceFile
  let position: SourcePosition
  private let bytes: Range<Int>

  /// Looks up a range, or returns `nil` if the map does not know its source.
  init?(of range: SourceRange, in sources: SourceMap) {
    guard let file = sources[range.source] else { return nil }
    self.file = file
    position = file.position(at: range.bytes.lowerBound)
    bytes = range.bytes
  }

  /// The location in the form that tools parse, such as `posts/a.md:41:1`.
  var label: String { "\(file.path.visible):\(position)" }

  /// Returns the source line to show, or `nil` if the file is empty.
  func excerpt(width: Int) -> Excerpt? {
    file.utf8.isEmpty ? nil : Excerpt(of: bytes, in: file, width: width)
  }
}

/// The column of line numbers to the left of a source line.
private struct Gutter {
  private let number: String
  private let paint: Paint

  /// Creates a gutter for a line number, or an empty one.
  init(line: Int?, paint: Paint) {
    let digits = line.map { String($0) } ?? ""
    number = String(repeating: " ", count: max(0, 5 - digits.count)) + digits
    self.paint = paint
  }

  /// Returns a source line with its number.
  func numbered(_ text: String) -> String {
    paint("\(number) |", as: .gutter) + (text.isEmpty ? "" : " \(text)")
  }

  /// Returns a line below the source line, such as the underline.
  func beneath(_ text: String) -> String {
    "\(paint("\(margin) |", as: .gutter)) \(text)"
  }

  /// Returns a note or suggestion below the excerpt, after its label.
  func labeled(_ label: String, as style: Paint.Style, _ text: String) -> String {
    "\(paint("\(margin) =", as: .gutter)) \(paint("\(label):", as: style)) \(text)"
  }

  private var margin: String { String(repeating: " ", count: number.count) }
}

/// Adds terminal colors to text, unless colors are off.
struct Paint: Sendable {
  let isOn: Bool

  /// A role that text can have, with its terminal attributes.
  enum Style: String {
    case location = "1"
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
  /// The style of the severity.
  var style: Paint.Style {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
