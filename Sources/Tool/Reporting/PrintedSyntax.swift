import Diagnostics

/// The syntax of a text on standard output or standard error, which decides how harmful parts are replaced.
///
/// The names and texts of files can contain control characters, which a terminal obeys. They can also contain lines that
/// a GitHub workflow runs as commands, such as `::stop-commands::x` and `##[set-output name=a]x`. A stranger can put
/// both into a pull request.
package enum PrintedSyntax: Sendable, CaseIterable {
  /// Text for people.
  ///
  /// Control characters become visible, and U+FFFD breaks up commands.
  case text
  /// Text with commands for GitHub, which are Garland's own; `WorkflowCommand` escapes what it puts into them.
  case commands
  /// JSON, with escapes that do not change its meaning.
  case json
  /// HTML, with character references that do not change its meaning.
  case html

  /// Returns bytes to print: without control characters, and without commands if a GitHub workflow reads them.
  package func printable(_ bytes: [UInt8], inWorkflow: Bool, isStyled: Bool = false) -> [UInt8] {
    guard inWorkflow || bytes.contains(where: Self.mayBeginControl) else { return bytes }
    return Array(printable(String(decoding: bytes, as: UTF8.self), inWorkflow: inWorkflow, isStyled: isStyled).utf8)
  }

  /// Returns text to print; with `isStyled`, the escape sequences of colours stay.
  package func printable(_ text: String, inWorkflow: Bool, isStyled: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    var line = LineStart.space
    // How many of the last characters are `#`, at most 2.
    var hashes = 0
    var rest = text.unicodeScalars[...]
    // `append(contentsOf:)` copies the whole text each time: 5 MB of JSON took 80 s.
    func append(_ scalars: some Sequence<Unicode.Scalar>) { for scalar in scalars { result.append(scalar) } }
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", isStyled, let style = Self.popStyle(of: &rest) {
        result.append(scalar)
        append(style)
      } else if inWorkflow, scalar == "[" && hashes == 2 || scalar == ":" && line == .colon {
        append(disarmed(scalar).unicodeScalars)
      } else {
        append(printable(scalar).unicodeScalars)
      }
      hashes = scalar == "#" ? min(hashes + 1, 2) : 0
      line = line.after(scalar)
    }
    return String(result)
  }

  /// Returns a character that would complete the start of a command, in another form.
  private func disarmed(_ scalar: Unicode.Scalar) -> String {
    switch self {
    case .text: "\u{FFFD}\(scalar)"
    // A line with `::` is Garland's own command.
    case .commands: scalar == ":" ? ":" : "\u{FFFD}\(scalar)"
    // `##[` occurs only in strings, and no line of JSON begins with a colon.
    case .json: scalar == "[" ? "\\u005b" : ":"
    case .html: "&#\(scalar.value);"
    }
  }

  /// Returns a character, or its replacement if it is a control character.
  private func printable(_ scalar: Unicode.Scalar) -> String {
    guard scalar.visible != scalar, scalar != "\n", scalar != "\t" else { return String(scalar) }
    switch self {
    case .text, .commands: return String(scalar.visible)
    case .json:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    // HTML allows two more controls, and characters for the direction of text.
    case .html: return scalar.value >= 0xA0 || scalar == "\r" || scalar == "\u{C}" ? String(scalar) : "\u{FFFD}"
    }
  }

  /// Removes the rest of an escape sequence that sets a colour or a style, and returns it.
  private static func popStyle(of rest: inout Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard let end = rest.dropFirst().firstIndex(where: { !("0"..."9" ~= $0 || $0 == ";") }), rest.first == "[",
      rest[end] == "m"
    else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return rest[...end]
  }

  /// Whether a byte can be a control character or the first byte of one.
  private static func mayBeginControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x09: false
    case ..<0x20, 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }
}

/// What precedes a character in its line.
private enum LineStart {
  /// Only white space, which GitHub skips before `::`.
  case space
  /// White space and one colon.
  case colon
  case other

  func after(_ scalar: Unicode.Scalar) -> LineStart {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": .space
    case ":" where self == .space: .colon
    case _ where self == .space:
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint ? .space : .other
    default: .other
    }
  }
}
