import Records

/// The name of a subject, which stays the same from build to build.
enum SubjectName: Hashable, Sendable {
  case root, site
  case page(String)
  case section(String)
  case taxonomy(String)
  case term(String, of: String)
  case part(String, of: String, article: String)
  case asset(String)
  case file(String)
  case template(String)
  case word(String?)
  case parameter(String, ofPage: String?)
  case missingName([String])
}

extension SubjectName {
  /// The kind of a subject.
  ///
  /// The raw values are part of the record and of the order of names.
  private enum Kind: Int {
    case root, site, page, section, taxonomy, term, part, asset, template, missingName, parameter, word, file
  }

  /// The kind and the words that follow it in a record.
  private var parts: (kind: Kind, words: [String]) {
    switch self {
    case .root: (.root, [])
    case .site: (.site, [])
    case .page(let address): (.page, [address])
    case .section(let path): (.section, [path])
    case .taxonomy(let name): (.taxonomy, [name])
    case .term(let address, let taxonomy): (.term, [taxonomy, address])
    case .part(let address, let taxonomy, let article): (.part, [taxonomy, address, article])
    case .asset(let path): (.asset, [path])
    case .file(let path): (.file, [path])
    case .template(let name): (.template, [name])
    case .word(let key): (.word, key.map { [$0] } ?? [])
    case .missingName(let path): (.missingName, path)
    case .parameter(let name, let page): (.parameter, [name] + (page.map { [$0] } ?? []))
    }
  }
}

extension SubjectName {
  /// Orders names by their kind, then by their words.
  struct SortKey: Comparable {
    fileprivate let kind: Int
    fileprivate let words: [String]

    static func < (lhs: SortKey, rhs: SortKey) -> Bool {
      lhs.kind == rhs.kind ? lhs.words.lexicographicallyPrecedes(rhs.words) : lhs.kind < rhs.kind
    }
  }

  /// A key for sorting.
  ///
  /// Callers compute a key once per name, because this allocates memory.
  var sortKey: SortKey { SortKey(kind: parts.kind.rawValue, words: parts.words) }
}

extension SubjectName: RecordCodable {
  func write(to writer: inout RecordWriter) {
    let parts = parts
    writer.write(parts.kind.rawValue)
    writer.write(parts.words)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (kind, words): (Int, [String]) = (try reader.read(), try reader.read())
    switch (Kind(rawValue: kind), words.count) {
    case (.root, 0): self = .root
    case (.site, 0): self = .site
    case (.page, 1): self = .page(words[0])
    case (.section, 1): self = .section(words[0])
    case (.taxonomy, 1): self = .taxonomy(words[0])
    case (.term, 2): self = .term(words[1], of: words[0])
    case (.part, 3): self = .part(words[1], of: words[0], article: words[2])
    case (.asset, 1): self = .asset(words[0])
    case (.file, 1): self = .file(words[0])
    case (.template, 1): self = .template(words[0])
    case (.word, 0): self = .word(nil)
    case (.word, 1): self = .word(words[0])
    case (.missingName, 1...): self = .missingName(words)
    case (.parameter, 1): self = .parameter(words[0], ofPage: nil)
    case (.parameter, 2): self = .parameter(words[0], ofPage: words[1])
    default: throw InvalidRecord()
    }
  }
}

extension SubjectName {
  /// Returns the reasons to render a page that read some properties of this subject, after these properties changed.
  func reasons(_ properties: PropertyBits) -> [RenderReason] {
    switch self {
    case .asset(let path): [.theme("`\(path)`")]
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
    case .template(let name): "template `\(TemplateName.file(of: name))`"
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
    case .asset, .template, .file: ["content"]
    case .word(let key): [key ?? "words"]
    case .parameter(let name, _): ["params.\(name)"]
    case .missingName(let path): [path.dropFirst().joined(separator: ".")]
    }
  }
}
