/// What a page read when it was last rendered, in words.
package struct PageExplanation: Sendable {
  package let page: BuiltPage
  /// Why it was last rendered.
  package let reasons: [RenderReason]
  /// The template or layout around it.
  package let template: String
  /// What it read, by subject: first of itself.
  package let reads: [(subject: String, properties: [String])]
}

extension PreviousBuild {
  /// The pages, none of them rendered anew.
  package var builtPages: [BuiltPage] { pages.map { BuiltPage(unchanged: $0.identity) } }

  /// The addresses of all pages.
  package var addresses: [String] { pages.map(\.identity.address) }

  /// The paths of the articles that pages show, by the paths of their files in the site.
  package var articlesByPath: [String: String] {
    let shown = pages.compactMap { page in
      page.identity.article.map { (SiteFile.path(of: page.identity.address), $0) }
    }
    return Dictionary(shown) { first, _ in first }
  }

  /// Returns the explanation of a page: by its address, by its file in the site, or by the article that it shows.
  package func explanation(of name: String) -> PageExplanation? {
    let addresses = [name, "/" + name, name + "/", "/" + name + "/"]
    let page =
      pages.first { addresses.contains($0.identity.address) || SiteFile.path(of: $0.identity.address) == name }
      ?? pages.first { $0.identity.article == name }
    return page.map(explanation)
  }

  private func explanation(of page: PageRecord) -> PageExplanation {
    let own = (subject: "itself", properties: SubjectName.page("").names(of: page.own.properties))
    let others = page.reads.map { read in
      let name = subjects[read.subject].name
      return (subject: name.words, properties: name.hasOneProperty ? [] : name.names(of: read.properties))
    }
    return PageExplanation(
      page: BuiltPage(unchanged: page.identity), reasons: page.reasons, template: page.identity.template,
      reads: [own] + others)
  }
}

extension SubjectName {
  /// Whether the name of its only property says nothing.
  fileprivate var hasOneProperty: Bool {
    switch self {
    case .asset, .template: true
    default: false
    }
  }
}
