package import Markup

/// The report of an import.
///
/// For people, it has a line for each cause, with its first places. `isVerbose` lists every place; so does JSON.
package struct ImportReport {
  private let site: ImportedSite
  private let steps: [ImportStep]
  private let isVerbose: Bool

  /// Creates the report of an import and of a build of the new site.
  package init(_ site: ImportedSite, steps: [ImportStep] = [], isVerbose: Bool = false) {
    (self.site, self.steps, self.isVerbose) = (site, steps, isVerbose)
  }

  /// The report, ended by a line feed.
  ///
  /// Control characters in names are replaced, so the text cannot send commands to the terminal.
  package var text: String {
    let sections = [converted, losses, stubs, omitted, notes, todo].filter { !$0.isEmpty }
    return sections.map { $0.map { $0.visible + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The last line: what is left to do before a strict build passes.
  package var summary: String {
    steps.isEmpty
      ? "`garland build --strict` passes\n" : "\(steps.count.of("step")) until `garland build --strict` passes\n"
  }

  private var converted: [String] {
    let counts = site.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) × \($0.key)" }
    let incomplete = Set(site.losses.compactMap(\.path)).count
    let whole = (site.articleCount - incomplete).of("article") + " converted"
    let rest = incomplete == 0 ? "" : ", \(incomplete) not whole"
    let shown = isVerbose ? counts.prefix(20).map { "  \($0)" } : ["  \(counts.prefix(8).joined(separator: ", "))"]
    return ["\(site.generator): \(whole)\(rest), \(site.copyCount.of("file")) copied"] + (counts.isEmpty ? [] : shown)
  }

  /// The losses; in the verbose form, by article.
  private var losses: [String] {
    guard isVerbose else { return list("Not whole:", site.losses) }
    guard !site.losses.isEmpty else { return [] }
    let articles = Dictionary(grouping: site.losses) { $0.path ?? "" }.sorted { $0.key < $1.key }
    return ["Not whole:"] + articles.flatMap(\.value).map { "  \($0.text)" }
  }

  private var stubs: [String] {
    guard !site.stubs.isEmpty else { return [] }
    let title = "Containers with a template to complete, in `Templates/containers`:"
    return isVerbose ? [title] + site.stubs.map { "  \($0)" } : [title, "  \(site.stubs.joined(separator: ", "))"]
  }

  private var omitted: [String] {
    list("Left out:", site.omitted.map { ImportNote(path: $0.path, message: $0.reason) })
  }

  private var notes: [String] { list("To look at by hand:", site.notes) }

  private var todo: [String] {
    guard !steps.isEmpty else { return [] }
    return ["Until `garland build --strict` passes:"]
      + steps.flatMap { step in
        let places = isVerbose ? step.places : Array(step.places.prefix(ImportCause.placeCount))
        let count = step.count > 1 ? "\(step.count) \(step.isUniform ? "×" : "such as:") " : ""
        return ["  \(count)\(step.message) [\(step.code.rawValue)]", "    \(places.joined(separator: ", "))"]
          + (step.fix.isEmpty ? [] : ["    \(step.fix)"])
      }
  }

  private func list(_ title: String, _ notes: [ImportNote]) -> [String] {
    guard !notes.isEmpty else { return [] }
    if isVerbose { return [title] + notes.map { "  \($0.text)" } }
    let articles = Set(site.articles.values)
    let causes = ImportCause.causes(of: notes) { $0.path.map(articles.contains) ?? true }
    let isCut = causes.contains { $0.notes.count > ImportCause.placeCount || !$0.isUniform }
    return [title] + causes.map { "  \($0.text)" } + (isCut ? ["  `--verbose` lists all places"] : [])
  }

  /// The whole report as JSON.
  package var json: JSONText {
    func list(_ notes: [ImportNote]) -> JSONText { .list(notes.map(\.json)) }
    return .object([
      ("generator", .text(site.generator)), ("articles", .number(site.articleCount)),
      ("copied", .number(site.copyCount)),
      ("converted", .object(site.counts.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) })),
      ("notWhole", list(site.losses)), ("containers", .list(site.stubs.map { .text($0) })),
      ("leftOut", list(site.omitted.map { ImportNote(path: $0.path, message: $0.reason) })),
      ("notes", list(site.notes)),
      ("steps", .list(steps.map(\.json))),
    ])
  }
}

/// Notes with one cause: their messages differ at most in names, numbers and quotations.
struct ImportCause {
  let notes: [ImportNote]

  /// The number of places that the text names.
  static let placeCount = 3

  /// Returns the causes: those that `isFirst` chooses first, then the most frequent.
  static func causes(of notes: [ImportNote], first isFirst: (ImportNote) -> Bool) -> [ImportCause] {
    let groups = Dictionary(grouping: notes.enumerated(), by: \.element.kind).values.map { group in
      let notes = group.map(\.element)
      return (rank: (notes.contains(where: isFirst) ? 0 : 1, -notes.count, group[0].offset), notes: notes)
    }
    return groups.sorted { $0.rank < $1.rank }.map { ImportCause(notes: $0.notes) }
  }

  /// The note itself; or the number of notes, the message and the first places.
  var text: String {
    guard notes.count > 1 else { return notes[0].text }
    let folders = Set(notes.compactMap { $0.path?.folderPath }).count
    let all = notes.compactMap(\.place).reduce(into: [String]()) { places, place in
      if !places.contains(place), places.count <= Self.placeCount { places.append(place) }
    }
    let places = all.prefix(Self.placeCount).joined(separator: ", ") + (all.count > Self.placeCount ? ", …" : "")
    return "\(notes.count) \(isUniform ? "×" : "such as:") \(notes[0].message)"
      + (places.isEmpty ? "" : " (\(folders > Self.placeCount ? "in \(folders) folders: " : "")\(places))")
  }

  /// Whether all messages are equal.
  var isUniform: Bool { notes.allSatisfy { $0.message == notes[0].message } }
}

extension ImportNote {
  /// The place, as `path:line`.
  fileprivate var place: String? { path.map { "\($0)\(line.map { ":\($0)" } ?? "")" } }

  /// The place and the message.
  fileprivate var text: String { path.map { "\($0):\(line.map { "\($0):" } ?? "") " }.map { $0 + message } ?? message }

  /// The message without what is in quotes, without numbers and without the ends of plurals.
  fileprivate var kind: String {
    // Without a place, a note is about something of its own, such as a feed.
    if path == nil { return message }
    var (kind, closing): (String, Character?) = ("", nil)
    for character in message {
      if let end = closing {
        if character == end { closing = nil }
      } else if character == "`" || character == "“" {
        closing = character == "`" ? "`" : "”"
        kind.append("`")
      } else if !character.isNumber {
        kind.append(character)
      }
    }
    let words = kind.split(separator: " ").map { $0 == "are" ? "is" : $0 }
    return words.map { $0.hasSuffix("s") ? $0.dropLast() : $0 }.joined(separator: " ")
  }

  fileprivate var json: JSONText {
    .object(
      (path.map { [("path", .text($0))] } ?? []) + (line.map { [("line", .number($0))] } ?? [])
        + [("message", .text(message))])
  }
}

extension ImportStep {
  fileprivate var json: JSONText {
    .object([
      ("code", .text(code.rawValue)), ("message", .text(message)), ("count", .number(count)), ("fix", .text(fix)),
      ("places", .list(places.map { .text($0) })),
    ])
  }
}
