package import Planning
package import Records

/// The name of a subject, which stays the same from build to build.
package enum SubjectName: Hashable, Sendable {
  case root, site
  case page(String)
  case section(String)
  case taxonomy(String)
  case term(String, of: String)
  case part(String, of: String, article: String)
  case asset(String)
  case picture(String)
  case image(String, from: String)
  case file(String)
  case text(TextOfView)
  case dataNames(in: String)
  case template(String)
  case view(String)
  case word(String?, in: String? = nil)
  case parameter(String, ofPage: String?)
  case missingName([String])
}

extension SubjectName {
  /// The kind of a subject.
  ///
  /// The raw values are part of the record and of the order of names.
  private enum Kind: Int {
    case root, site, page, section, taxonomy, term, part, asset, template, missingName, parameter, word, file, picture,
      image, view, dataNames, text
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
    case .picture(let need): (.picture, [need])
    case .image(let written, let file): (.image, [written, file])
    case .file(let path): (.file, [path])
    case .dataNames(let folder): (.dataNames, [folder])
    case .text(let text): (.text, [text.markdown, text.section])
    case .template(let name): (.template, [name])
    case .view(let name): (.view, [name])
    case .word(let key, nil): (.word, key.map { [$0] } ?? [])
    case .word(let key, let language?): (.word, [key ?? "", language])
    case .missingName(let path): (.missingName, path)
    case .parameter(let name, let page): (.parameter, [name] + (page.map { [$0] } ?? []))
    }
  }
}

extension SubjectName {
  /// Orders names by their kind, then by their words.
  package struct SortKey: Comparable {
    fileprivate let kind: Int
    fileprivate let words: [String]

    package static func < (lhs: SortKey, rhs: SortKey) -> Bool {
      lhs.kind == rhs.kind ? lhs.words.lexicographicallyPrecedes(rhs.words) : lhs.kind < rhs.kind
    }
  }

  /// A key for sorting.
  ///
  /// Callers compute a key once per name, because this allocates memory.
  package var sortKey: SortKey { SortKey(kind: parts.kind.rawValue, words: parts.words) }
}

extension SubjectName: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    let parts = parts
    writer.write(parts.kind.rawValue)
    writer.write(parts.words)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
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
    case (.picture, 1): self = .picture(words[0])
    case (.image, 2): self = .image(words[0], from: words[1])
    case (.file, 1): self = .file(words[0])
    case (.dataNames, 1): self = .dataNames(in: words[0])
    case (.text, 2): self = .text(TextOfView(words[0], in: words[1]))
    case (.template, 1): self = .template(words[0])
    case (.view, 1): self = .view(words[0])
    case (.word, 0): self = .word(nil, in: nil)
    case (.word, 1): self = .word(words[0], in: nil)
    case (.word, 2): self = .word(words[0].isEmpty ? nil : words[0], in: words[1])
    case (.missingName, 1...): self = .missingName(words)
    case (.parameter, 1): self = .parameter(words[0], ofPage: nil)
    case (.parameter, 2): self = .parameter(words[0], ofPage: words[1])
    default: throw InvalidRecord()
    }
  }
}
