import Handles
import Planning

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
    case .asset, .picture, .image, .template, .view, .file: ["content"]
    case .word(let key, _): [key ?? "words"]
    case .parameter(let name, _): ["params.\(name)"]
    case .missingName(let path): [path.dropFirst().joined(separator: ".")]
    }
  }
}
