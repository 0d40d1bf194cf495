/// What a page read when it was last written, in words.
public struct PageExplanation: Sendable {
  /// The page.
  public let page: BuiltPage
  /// The template or layout around it.
  public let template: String
  /// What it read, by what that is called: itself first.
  public let reads: [(subject: String, properties: [String])]
}

extension SiteMemory {
  /// The pages that are remembered, none of them written anew.
  public var builtPages: [BuiltPage] { pages.map { BuiltPage($0) } }

  /// What is known of a page: by its address, by its file in the site, or by the article that it shows.
  public func explanation(of name: String) -> PageExplanation? {
    let names = [name, "/" + name, name + "/", "/" + name + "/"]
    let found =
      pages.first { names.contains($0.address) || SiteFile.path(of: $0.address) == name }
      ?? pages.first { $0.shape.article == name }
    guard let page = found else { return nil }
    let own = page.properties.places.map { SubjectName.page("").property(at: $0) }
    let others = page.reads.map { read in
      let name = subjects[read.subject].name
      return (subject: name.words, properties: name.isOneThing ? [] : read.properties.places.map(name.property(at:)))
    }
    return PageExplanation(
      page: BuiltPage(page), template: page.shape.template, reads: [("itself", own)] + others)
  }

  /// The articles that pages show, by the paths of their files in the site.
  public var articlesByPath: [String: String] {
    let shown = pages.compactMap { page in page.shape.article.map { (SiteFile.path(of: page.address), $0) } }
    return Dictionary(shown) { first, _ in first }
  }

  /// The addresses of all pages, for suggestions.
  public var addresses: [String] { pages.map(\.address) }
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
