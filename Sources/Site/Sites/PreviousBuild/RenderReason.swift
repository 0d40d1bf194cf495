package import Records

/// The reason why a page is rendered instead of reused from the previous build.
package enum RenderReason: Hashable, Sendable {
  /// There is no previous build.
  case first
  /// The previous build did not have the page.
  case new
  /// The address or the taxonomies of the site changed.
  case settings
  /// The article, the template or the kind of the page changed.
  case kind
  /// The previous build reported diagnostics about the page, which must be determined anew.
  case hadDiagnostics
  /// The cached page is missing or cannot be read.
  case missingFromCache
  /// A group of properties of the page itself changed.
  case own(String)
  /// A property that the page read of another subject changed.
  ///
  /// The values are the name of the subject and the name of the property.
  case read(String, String)
  /// A file of the theme changed.
  case theme(String)
  /// The page is made in Swift, or has a layout in Swift, and the code may read anything.
  case code

  /// The reason in words, for a message that starts with the name of the page and a colon.
  package var text: String {
    switch self {
    case .first: "there is no previous build"
    case .new: "the page is new"
    case .settings: "the address or the taxonomies of the site changed"
    case .kind: "its article, template or kind changed"
    case .hadDiagnostics: "the previous build reported a problem on it"
    case .missingFromCache: "its cached copy is missing"
    case .own(let group): "its \(group) changed"
    case .read(let subject, let property): "`\(property)` of \(subject) changed"
    case .theme(let file): "\(file) changed"
    case .code: "its Swift code runs in every build"
    }
  }
}

extension RenderReason: RecordCodable {
  /// Writes the reason.
  package func write(to writer: inout RecordWriter) {
    let (kind, words): (Int, [String]) =
      switch self {
      case .first: (0, [])
      case .new: (1, [])
      case .settings: (2, [])
      case .kind: (3, [])
      case .hadDiagnostics: (4, [])
      case .missingFromCache: (5, [])
      case .own(let property): (6, [property])
      case .read(let subject, let property): (7, [subject, property])
      case .theme(let file): (8, [file])
      case .code: (9, [])
      }
    writer.write(kind)
    writer.write(words)
  }

  /// Reads a reason.
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (kind, words): (Int, [String]) = (try reader.read(), try reader.read())
    switch (kind, words.count) {
    case (0, 0): self = .first
    case (1, 0): self = .new
    case (2, 0): self = .settings
    case (3, 0): self = .kind
    case (4, 0): self = .hadDiagnostics
    case (5, 0): self = .missingFromCache
    case (6, 1): self = .own(words[0])
    case (7, 2): self = .read(words[0], words[1])
    case (8, 1): self = .theme(words[0])
    case (9, 0): self = .code
    default: throw InvalidRecord()
    }
  }
}
