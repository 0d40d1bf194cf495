import Records

extension SubjectName: Recorded {
  func write(to writer: inout RecordWriter) {
    let (kind, names): (Int, [String]) =
      switch self {
      case .root: (0, [])
      case .site: (1, [])
      case .page(let address): (2, [address])
      case .section(let path): (3, [path])
      case .taxonomy(let name): (4, [name])
      case .term(let address, let taxonomy): (5, [address, taxonomy])
      case .part(let address, let taxonomy, let article): (6, [address, taxonomy, article])
      case .asset(let path): (7, [path])
      case .template(let name): (8, [name])
      case .missingName(let path): (9, path)
      case .parameter(let name, let page): (10, [name] + (page.map { [$0] } ?? []))
      }
    writer.write(kind)
    writer.write(names)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    let (kind, names): (Int, [String]) = (try reader.read(), try reader.read())
    switch (kind, names.count) {
    case (0, 0): self = .root
    case (1, 0): self = .site
    case (2, 1): self = .page(names[0])
    case (3, 1): self = .section(names[0])
    case (4, 1): self = .taxonomy(names[0])
    case (5, 2): self = .term(names[0], of: names[1])
    case (6, 3): self = .part(names[0], of: names[1], article: names[2])
    case (7, 1): self = .asset(names[0])
    case (8, 1): self = .template(names[0])
    case (9, 1...): self = .missingName(names)
    case (10, 1): self = .parameter(names[0], ofPage: nil)
    case (10, 2): self = .parameter(names[0], ofPage: names[1])
    default: throw RecordDamage()
    }
  }
}
