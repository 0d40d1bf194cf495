import Diagnostics
import Markup

extension JSONText {
  /// A diagnostic for programs: what stands in its text, but for the excerpt.
  init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    var members: [(String, JSONText)] = [
      ("severity", .text(diagnostic.severity.rawValue)), ("code", .text(diagnostic.code.rawValue)),
      ("message", .text(diagnostic.message)),
    ]
    members += Self.place(diagnostic.location, sources)
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        JSONText.object([("message", .text(note.message))] + Self.place(note.location, sources))
      }
      members.append(("notes", .list(notes)))
    }
    if let suggestion = diagnostic.suggestion { members.append(("help", .text(suggestion.message))) }
    self = .object(members)
  }

  private static func place(_ range: SourceRange?, _ sources: SourceMap) -> [(String, JSONText)] {
    guard let range, let file = sources[range.source] else { return [] }
    let (start, end) = (file.position(at: range.bytes.lowerBound), file.position(at: range.bytes.upperBound))
    return [
      ("path", .text(file.path)), ("line", .number(start.line)), ("column", .number(start.column)),
      ("end_line", .number(end.line)), ("end_column", .number(end.column)),
    ]
  }
}
