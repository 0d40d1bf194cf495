extension SubjectName {
  /// Why a page is written that read some properties of this which changed.
  func reasons(_ properties: UInt64) -> [RenderReason] {
    switch self {
    case .asset(let path): [.theme("`\(path)`")]
    case .template(let name): [.theme("template `\(TemplateName.file(of: name))`")]
    default: names(of: properties).map { .read(words, $0) }
    }
  }

  /// What it is called in a sentence.
  var words: String {
    switch self {
    case .root: "the build"
    case .site: "the site"
    case .page(let address): "`\(address)`"
    case .section(let path): "the section `\(path)`"
    case .taxonomy(let name): "the taxonomy `\(name)`"
    case .term(let address, _), .part(let address, _, _): "the term at `\(address)`"
    case .asset(let path): "`\(path)`"
    case .template(let name): "template `\(TemplateName.file(of: name))`"
    case .parameter(_, nil): "the site"
    case .parameter(_, let page?): "`\(page)`"
    case .missingName(let path): "the names in `params` of the \(path.first ?? "site")"
    }
  }

  /// What templates call some of its properties.
  func names(of properties: UInt64) -> [String] { properties.places.map(property(at:)) }

  /// What templates call one of its properties.
  func property(at place: Int) -> String { properties.indices.contains(place) ? properties[place] : "" }

  /// All of its properties, as they are noted.
  var knownProperties: UInt64 { 1 << UInt64(properties.count) - 1 }

  /// What templates call its properties, in the order of their places.
  var properties: [String] {
    switch self {
    case .root: RootHandle.Property.names
    case .site: SiteHandle.Property.names
    case .page: PageProperty.names
    case .section: SectionHandle.Property.names
    case .taxonomy: TaxonomyHandle.Property.names
    case .term, .part: TermHandle.Property.names
    case .asset, .template: ["content"]
    case .parameter(let name, _): ["params.\(name)"]
    case .missingName(let path): [path.dropFirst().joined(separator: ".")]
    }
  }
}
