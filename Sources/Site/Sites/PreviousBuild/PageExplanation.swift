import Addresses
import Handles
import Planning

/// An explanation of a page for `garland explain`: the properties that the page read, and why Garland rendered it.
package struct PageExplanation: Sendable {
  package let page: BuiltPage
  /// The reasons for the last rendering.
  package let reasons: [RenderReason]
  /// The template or layout of the page.
  package let template: String
  /// The properties that the page read in its last rendering, by subject; the first subject is the page itself.
  package let reads: [(subject: String, properties: [String])]
}

extension PreviousBuild {
  /// The pages, all marked as unchanged.
  package var builtPages: [BuiltPage] { pages.map { BuiltPage(unchanged: $0.identity) } }

  /// The addresses of all pages.
  package var addresses: [String] { pages.map(\.identity.address) }

  private var pages: [PageRecord] { editions.flatMap(\.pages) }

  /// A dictionary from the path of each article's page in the site to the path of the article.
  package var articlesByPath: [String: String] {
    let shown = pages.compactMap { page in
      page.identity.article.map { (SiteFile.path(of: page.identity.address), $0) }
    }
    return Dictionary(shown) { first, _ in first }
  }

  /// Returns the explanation of a page, found by its address, its file in the site, or its article.
  package func explanation(of name: String) -> PageExplanation? {
    let addresses = [name, "/" + name, name + "/", "/" + name + "/"]
    return explanation { addresses.contains($0.address) || SiteFile.path(of: $0.address) == name }
      ?? explanation { $0.article == name }
  }

  private func explanation(ofFirst matches: (PageIdentity) -> Bool) -> PageExplanation? {
    for edition in editions {
      if let page = edition.pages.first(where: { matches($0.identity) }) { return edition.explanation(of: page) }
    }
    return nil
  }
}

extension PreviousEdition {
  fileprivate func explanation(of page: PageRecord) -> PageExplanation {
    let own = (subject: "itself", properties: SubjectName.page("").names(of: page.own.properties))
    let reads = (sharedReads[page.shared] + page.reads).map { ($0.subject, masks[$0.mask]) }
    let others = Dictionary(reads) { $0 | $1 }.sorted { $0.key < $1.key }.compactMap {
      subject, properties -> (subject: String, properties: [String])? in
      let name = subjects[subject].name
      return (subject: name.words, properties: name.hasOneProperty ? [] : name.names(of: properties))
    }
    return PageExplanation(
      page: BuiltPage(unchanged: page.identity), reasons: page.reasons, template: page.identity.template,
      reads: [own] + others)
  }
}

extension SubjectName {
  /// Whether the subject has only one property, so that an explanation need not name the property.
  fileprivate var hasOneProperty: Bool {
    switch self {
    case .asset, .picture, .image, .template: true
    default: false
    }
  }
}

extension SubjectName {
  /// Returns the reasons to render a page that read some properties of this subject, after these properties changed.
  func reasons(_ properties: PropertyBits) -> [RenderReason] {
    switch self {
    case .asset(let path): [.theme("`\(path)`")]
    case .view: [.code]
    case .template(let name): [.theme("template `\(TemplateName.file(of: name))`")]
    default: names(of: properties).map { .read(words, $0) }
    }
  }

  /// The subject as part of a sentence.
  var words: String {
    switch self {
    case .root: "the build"
    case .site: "the site"
    case .page(let address): "`\(address)`"
    case .section(let path): "the section `\(path)`"
    case .taxonomy(let name): "the taxonomy `\(name)`"
    case .term(let address, _): "the term at `\(address)`"
    case .part(let address, _, _): "the series at `\(address)`"
    case .asset(let path), .file(let path): "`\(path)`"
    case .text(let text): "the text `\(text.markdown.prefix { !$0.isNewline })`"
    case .dataNames(let folder): "`data\(folder.isEmpty ? "" : ".\(folder)")`"
    case .picture: "a picture"
    case .image(let written, _): "the picture `\(written)`"
    case .template(let name): "template `\(TemplateName.file(of: name))`"
    case .view(let name): "the view `\(name)`"
    case .word: "the words"
    case .parameter(_, nil): "the site"
    case .parameter(_, let page?): "`\(page)`"
    case .missingName(let path): "the names in `params` of the \(path.first ?? "site")"
    }
  }

  /// Returns the names of some properties, as templates write them.
  func names(of properties: PropertyBits) -> [String] {
    let all = self.properties
    return properties.bits.map { all.indices.contains($0) ? all[$0] : "" }
  }

  /// The set of all properties of the subject.
  var knownProperties: PropertyBits { PropertyBits(lowestBits: properties.count) }

  /// The names of its properties in the order of their bits.
  private var properties: [String] {
    switch self {
    case .root: RootHandle.Property.names
    case .site: SiteHandle.Property.names
    case .page: PageProperty.names
    case .section: SectionHandle.Property.names
    case .taxonomy: TaxonomyHandle.Property.names
    case .term, .part: TermHandle.Property.names
    case .asset, .picture, .image, .template, .view, .file, .text: ["content"]
    case .dataNames: ["names"]
    case .word(let key, _): [key ?? "words"]
    case .parameter(let name, _): ["params.\(name)"]
    case .missingName(let path): [path.dropFirst().joined(separator: ".")]
    }
  }
}
