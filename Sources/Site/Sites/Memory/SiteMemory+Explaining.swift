import Records

/// What a page read when it was last written, in words.
package struct PageExplanation: Sendable {
  /// The page.
  package let page: BuiltPage
  /// Why it was last written.
  package let reasons: [RenderReason]
  /// The template or layout around it.
  package let template: String
  /// What it read, by what that is called: itself first.
  package let reads: [(subject: String, properties: [String])]
}

extension SiteMemory {
  /// The pages that are remembered, none of them written anew.
  package var builtPages: [BuiltPage] { notes.map { BuiltPage($0) } }

  /// What is known of a page: by its address, by its file in the site, or by the article that it shows.
  package func explanation(of name: String) -> PageExplanation? {
    let names = [name, "/" + name, name + "/", "/" + name + "/"]
    let notes = notes
    let found =
      notes.firstIndex { names.contains($0.address) || SiteFile.path(of: $0.address) == name }
      ?? notes.firstIndex { $0.shape.article == name }
    return found.flatMap { try? explanation(of: pages[$0], notes[$0]) }
  }

  private func explanation(of page: PageMemory, _ note: PageNote) throws(RecordDamage) -> PageExplanation {
    var reads = [(subject: "itself", properties: SubjectName.page("").names(of: try note.own.value.properties))]
    try page.reads.forEach { (read: ReadMemory) throws(RecordDamage) in
      guard subjects.indices.contains(read.subject) else { throw RecordDamage() }
      let name = subjects[read.subject].value.name
      reads.append((name.words, name.isOneThing ? [] : name.names(of: read.properties)))
    }
    return PageExplanation(
      page: BuiltPage(note), reasons: try page.reasons.value, template: note.shape.template, reads: reads)
  }

  /// What its pages are, in the order of the build; nothing where what is remembered is damaged.
  var notes: [PageNote] { (try? pages.map { page throws(RecordDamage) in try page.note.value }) ?? [] }

  /// The articles that pages show, by the paths of their files in the site.
  package var articlesByPath: [String: String] {
    let shown = notes.compactMap { page in page.shape.article.map { (SiteFile.path(of: page.address), $0) } }
    return Dictionary(shown) { first, _ in first }
  }

  /// The addresses of all pages, for suggestions.
  package var addresses: [String] { notes.map(\.address) }
}

extension SubjectName {
  /// Whether there is nothing to ask of it but what it is.
  fileprivate var isOneThing: Bool {
    switch self {
    case .asset, .template: true
    default: false
    }
  }
}
