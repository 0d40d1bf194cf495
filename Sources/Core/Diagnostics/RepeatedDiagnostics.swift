extension DiagnosticList {
  /// Returns the list with equal messages about a name merged into one; a note has their count and first places.
  ///
  /// An unknown language in a hundred code blocks is one message for people. Other messages, such as “the post has no
  /// date”, differ by their places. They are merged if they are warnings that fill a screen, which is a habit of the
  /// author: an imported site had 156 for headings. The messages of `garland check` are not merged. Formats for programs
  /// list every place.
  ///
  ///     warning: there is no syntax highlighting for the language `foo` [code.unknown-language]
  ///       = note: this occurs 100 times, also at a.md:9:4 and b.md:2:4
  package func groupingRepeats(in sources: SourceMap) -> DiagnosticList {
    var order: [Message] = []
    var groups: [Message: [Diagnostic]] = [:]
    let frequent = frequentWarnings
    for diagnostic in self {
      let isMerged = diagnostic.isAboutName || frequent.contains(Message(diagnostic, index: 0))
      let message = Message(diagnostic, index: isMerged ? 0 : order.count)
      if groups[message] == nil { order.append(message) }
      groups[message, default: []].append(diagnostic)
    }
    guard order.count < count else { return self }
    return DiagnosticList(
      order.compactMap { message in
        guard let group = groups[message], var first = group.first else { return nil }
        if group.count > 1 { first.notes.append(Diagnostic.Note(Self.note(on: group, in: sources))) }
        return first
      })
  }

  /// The number of equal warnings that are shown one by one.
  private static let screenful = 20

  /// The warnings that occur more often than a screen shows.
  private var frequentWarnings: Set<Message> {
    let warnings = filter { $0.severity == .warning && !$0.isOfCheck }.map { Message($0, index: 0) }
    let counts = warnings.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return Set(counts.filter { $0.value > Self.screenful }.keys)
  }

  /// The number of places that are named, including the place of the first diagnostic.
  private static let namedCount = 3

  private static func note(on group: [Diagnostic], in sources: SourceMap) -> String {
    let places = group.dropFirst().prefix(namedCount - 1).compactMap { diagnostic -> String? in
      guard let range = diagnostic.location, let file = sources[range.source] else { return nil }
      return "\(file.path.visible):\(file.position(at: range.bytes.lowerBound))"
    }
    let names = places.isEmpty ? "" : ", also at \(places.joined(separator: " and "))"
    return "this occurs \(group.count.grouped) times\(names)"
  }
}

extension Diagnostic {
  /// Whether the message is about a name, which is in backticks.
  fileprivate var isAboutName: Bool { message.utf8.contains(UInt8(ascii: "`")) && !isOfCheck }

  /// Whether the message is one of `garland check`.
  fileprivate var isOfCheck: Bool { code.rawValue.hasPrefix("check.") }
}

/// The parts of a diagnostic that repetitions share: all but its place.
private struct Message: Hashable {
  private let severity: Severity
  private let code: DiagnosticCode
  private let text: String
  private let notes: [Diagnostic.Note]
  private let advice: String?
  /// A number that differs for each diagnostic that is shown alone.
  private let index: Int

  init(_ diagnostic: Diagnostic, index: Int) {
    self.index = index
    (severity, code, text) = (diagnostic.severity, diagnostic.code, diagnostic.message)
    (notes, advice) = (diagnostic.notes, diagnostic.suggestion?.message)
  }
}
