import Records

extension SubjectName {
  /// What a name is of; records hold the number, and names come in the order of it.
  enum Kind: Int {
    case root, site, page, section, taxonomy, term, part, asset, template, missingName, parameter
  }

  var kind: Kind {
    switch self {
    case .root: .root
    case .site: .site
    case .page: .page
    case .section: .section
    case .taxonomy: .taxonomy
    case .term: .term
    case .part: .part
    case .asset: .asset
    case .template: .template
    case .missingName: .missingName
    case .parameter: .parameter
    }
  }

  private var names: [String] {
    switch self {
    case .root, .site: []
    case .page(let name), .section(let name), .taxonomy(let name), .asset(let name), .template(let name): [name]
    case .term(let address, let taxonomy): [address, taxonomy]
    case .part(let address, let taxonomy, let article): [address, taxonomy, article]
    case .missingName(let path): path
    case .parameter(let name, let page): [name] + (page.map { [$0] } ?? [])
    }
  }
}

extension SubjectName: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(kind.rawValue)
    writer.write(names)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    let (kind, names): (Int, [String]) = (try reader.read(), try reader.read())
    switch (Kind(rawValue: kind), names.count) {
    case (.root, 0): self = .root
    case (.site, 0): self = .site
    case (.page, 1): self = .page(names[0])
    case (.section, 1): self = .section(names[0])
    case (.taxonomy, 1): self = .taxonomy(names[0])
    case (.term, 2): self = .term(names[0], of: names[1])
    case (.part, 3): self = .part(names[0], of: names[1], article: names[2])
    case (.asset, 1): self = .asset(names[0])
    case (.template, 1): self = .template(names[0])
    case (.missingName, 1...): self = .missingName(names)
    case (.parameter, 1): self = .parameter(names[0], ofPage: nil)
    case (.parameter, 2): self = .parameter(names[0], ofPage: names[1])
    default: throw RecordDamage()
    }
  }
}
