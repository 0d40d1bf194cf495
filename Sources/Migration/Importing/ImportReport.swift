/// The report of an import for people.
package struct ImportReport {
  private let site: ImportedSite

  /// Creates the report of an import.
  package init(_ site: ImportedSite) { self.site = site }

  /// The report, ended by a line feed.
  ///
  /// Control characters in names are replaced, so the text cannot send commands to the terminal.
  package var text: String {
    let sections = [converted, losses, stubs, omitted, notes].filter { !$0.isEmpty }
    return sections.map { $0.map { $0.visible + "\n" }.joined() }.joined(separator: "\n")
  }

  private var converted: [String] {
    let counts = site.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let incomplete = Set(site.losses.compactMap(\.path)).count
    let whole = (site.articleCount - incomplete).of("article") + " converted"
    let rest = incomplete == 0 ? "" : ", \(incomplete) not whole"
    return ["\(site.generator): \(whole)\(rest), \(site.copyCount.of("file")) copied"]
      + counts.prefix(20).map { "  \($0.value) × \($0.key)" }
  }

  /// The first losses of each article that is not whole.
  private var losses: [String] {
    guard !site.losses.isEmpty else { return [] }
    let articles = Dictionary(grouping: site.losses) { $0.path ?? "" }.sorted { $0.key < $1.key }
    return ["Not whole:"]
      + articles.flatMap { path, losses in
        let rest = losses.count - Self.lossLimit
        return losses.prefix(Self.lossLimit).map { line(of: $0) } + (rest > 0 ? ["  \(path): and \(rest) more"] : [])
      }
  }

  private static let lossLimit = 5

  private func line(of note: ImportNote) -> String {
    let place = note.path.map { path in "\(path):\(note.line.map { "\($0):" } ?? "") " } ?? ""
    return "  \(place)\(note.message)"
  }

  private var stubs: [String] {
    guard !site.stubs.isEmpty else { return [] }
    return ["Containers with a template to complete, in `Templates/containers`:"] + site.stubs.map { "  \($0)" }
  }

  private var omitted: [String] {
    guard !site.omitted.isEmpty else { return [] }
    return ["Left out:"] + site.omitted.map { "  \($0.path): \($0.reason)" }
  }

  private var notes: [String] {
    guard !site.notes.isEmpty else { return [] }
    return ["To look at by hand:"] + site.notes.map(line)
  }
}
