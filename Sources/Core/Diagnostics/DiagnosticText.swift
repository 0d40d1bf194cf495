/// Writes diagnostics for people to read, each with the source line that it is about.
///
///     posts/a.md:41:1: error: tabs: child 3 has no label [containers.missing-label]
///        41 | :::tabs
///           | ^~~~~~~
///           = note: posts/a.md:12:3: the tab bar starts here
///           = help: write `:::item[Label]`
///
/// Whatever sources, paths and messages hold, the text steers no terminal, and what stands on one line stays there.
public struct DiagnosticText: Sendable {
  private let sources: SourceMap
  private let paint: Paint
  private let excerptWidth: Int

  /// Writes about the given sources, in colour if asked to, showing at most so many columns of a source line.
  public init(sources: SourceMap, colored: Bool = false, excerptWidth: Int = 100) {
    self.sources = sources
    paint = Paint(isOn: colored)
    self.excerptWidth = min(max(excerptWidth, 20), 1000)
  }

  /// The text of some diagnostics, in their order.
  public func text(of diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map { text(of: $0) }.joined()
  }

  /// The text of one diagnostic, ended by a line feed.
  public func text(of diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.flatMap { Place(of: $0, in: sources) }
    let gutter = Gutter(line: place?.position.line, paint: paint)
    var lines = [headline(of: diagnostic, at: place)]
    if let place, let excerpt = place.excerpt(width: excerptWidth) {
      lines.append(gutter.numbered(excerpt.text))
      lines.append(gutter.beneath(excerpt.indentation + paint(excerpt.underline, as: diagnostic.severity.style)))
    }
    lines += remarks(on: diagnostic).map { gutter.remark($0.word, as: $0.style, $0.text) }
    return lines.map { "\($0)\n" }.joined()
  }

  /// What a diagnostic says, for whoever shows its place and its severity themselves: the message, and a line for each remark.
  ///
  ///     tabs: child 3 has no label
  ///     note: posts/a.md:12:3: the tab bar starts here
  ///     help: write `:::item[Label]`
  public func message(of diagnostic: Diagnostic) -> String {
    let lines = remarks(on: diagnostic).map { "\($0.word): \($0.text)" }
    return ([diagnostic.message.visible] + lines).joined(separator: "\n")
  }

  /// How many errors, warnings and notes there are, such as `2 errors, 1 warning`.
  public static func summary(of diagnostics: DiagnosticList) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.count(of: severity)
      return count == 0 ? nil : count.of(severity.rawValue)
    }
    return counts.isEmpty ? "no errors, no warnings" : counts.joined(separator: ", ")
  }

  private func remarks(on diagnostic: Diagnostic) -> [(word: String, style: Paint.Style, text: String)] {
    let notes = diagnostic.notes.map { note in
      let place = note.location.flatMap { Place(of: $0, in: sources) }
      return ("note", Paint.Style.note, (place.map { "\($0.label): " } ?? "") + note.message.visible)
    }
    return notes + (diagnostic.suggestion.map { [("help", Paint.Style.help, $0.message.visible)] } ?? [])
  }

  private func headline(of diagnostic: Diagnostic, at place: Place?) -> String {
    [
      place.map { paint("\($0.label):", as: .place) },
      paint("\(diagnostic.severity.rawValue):", as: diagnostic.severity.style),
      diagnostic.message.visible,
      paint("[\(diagnostic.code)]", as: .code),
    ].compactMap(\.self).joined(separator: " ")
  }
}
