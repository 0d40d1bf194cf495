/// The report of an import for people.
package struct ImportReport {
  private let site: ImportedSite
  private let (source, output): (String, String)

  /// Creates the report of an import from one folder into another.
  package init(_ site: ImportedSite, from source: String, to output: String) {
    (self.site, self.source, self.output) = (site, source, output)
  }

  /// The report, ended by a line feed.
  package var text: String {
    let sections = [converted, stubs, omitted, notes].filter { !$0.isEmpty }
    return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var converted: [String] {
    let counts = site.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ["\(site.generator): \(site.articleCount) articles converted, \(site.copyCount) files copied"]
      + counts.prefix(20).map { "  \($0.value) × \($0.key)" }
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
    let lines = site.notes.map { note in
      let place = note.path.map { path in "\(path):\(note.line.map { "\($0):" } ?? "") " } ?? ""
      return "  \(place)\(note.message)"
    }
    return ["To look at by hand:"] + lines
  }
}
