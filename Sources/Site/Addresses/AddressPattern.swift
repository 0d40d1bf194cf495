import Articles

/// A pattern for addresses, such as `/:year/:slug/`.
///
/// A placeholder is a colon and a name. Everything else is copied.
///
///     let pattern = try AddressPattern<PageNumber>("/page/:n/")
///     pattern.address { _ in "2" }  // /page/2/
package struct AddressPattern<Placeholder: AddressPlaceholder>: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    case text(String)
    case placeholder(Placeholder)
  }

  private let parts: [Part]

  /// Parses a pattern.
  package init(_ text: String) throws(AddressPatternProblem) {
    guard text.hasPrefix("/") else { throw .noSlash }
    var parts: [Part] = []
    var sample = ""
    var rest = text[...]
    while let colon = rest.firstIndex(of: ":") {
      if colon > rest.startIndex { parts.append(.text(SitePath.canonical(String(rest[..<colon])))) }
      sample += rest[..<colon] + "x"
      rest = rest[rest.index(after: colon)...]
      let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard let placeholder = Self.placeholder(atStartOf: word) else {
        throw .unknownPlaceholder(":\(word)", known: Placeholder.allCases.map { ":\($0.rawValue)" })
      }
      parts.append(.placeholder(placeholder))
      rest = rest.dropFirst(placeholder.rawValue.count)
    }
    if !rest.isEmpty { parts.append(.text(SitePath.canonical(String(rest)))) }
    self.parts = parts
    guard FieldReader.isSitePath(sample + rest) else { throw .invalid }
  }

  /// The placeholders, in order.
  package var placeholders: [Placeholder] {
    parts.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// Returns the address for the values of the placeholders.
  ///
  /// An empty value leaves out its part of the address.
  package func address(filling value: (Placeholder) -> String) -> String {
    let texts = parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let placeholder): value(placeholder)
      }
    }
    return SiteFile.address(texts.joined())
  }

  /// Returns the longest placeholder at the start of a word that ends at the end of the word or before a `_`.
  private static func placeholder(atStartOf word: Substring) -> Placeholder? {
    var name = word
    while !name.isEmpty {
      if let placeholder = Placeholder(rawValue: String(name)) { return placeholder }
      name = name[..<(name.lastIndex(of: "_") ?? name.startIndex)]
    }
    return nil
  }
}

/// The placeholders of a kind of pattern; a raw value is the name without the colon.
package protocol AddressPlaceholder: RawRepresentable, CaseIterable, Equatable, Sendable where RawValue == String {}

/// The reason why a text is not a pattern.
package enum AddressPatternProblem: Error {
  /// The text does not begin with a slash.
  case noSlash
  /// The pattern contains a placeholder with an unknown name.
  case unknownPlaceholder(String, known: [String])
  /// The pattern lacks a placeholder.
  case missingPlaceholder(String)
  /// The pattern contains a character or a part that no address can have.
  case invalid
}

/// The placeholders for a page in a list: its number, and the file name of the first page without its extension.
package enum PageNumber: String, AddressPlaceholder {
  case number = "n"
  case name
}

/// The placeholder for a term in the address of its page.
package enum TermPlaceholder: String, AddressPlaceholder {
  case slug
}
