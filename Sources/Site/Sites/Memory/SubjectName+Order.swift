extension SubjectName: Comparable {
  /// Whether a name comes first: by what it is of, then by its words.
  static func < (one: SubjectName, other: SubjectName) -> Bool {
    switch (one, other) {
    case (.page(let one), .page(let other)), (.section(let one), .section(let other)),
      (.taxonomy(let one), .taxonomy(let other)), (.asset(let one), .asset(let other)),
      (.template(let one), .template(let other)):
      one < other
    case (.term(let one, of: let taxonomy), .term(let other, of: let another)):
      (taxonomy, one) < (another, other)
    case (.part(let one, of: let taxonomy, let article), .part(let other, of: let another, article: let second)):
      (taxonomy, one, article) < (another, other, second)
    case (.parameter(let one, ofPage: let page), .parameter(let other, ofPage: let another)):
      (one, page ?? "") < (other, another ?? "")
    case (.missingName(let one), .missingName(let other)): one.lexicographicallyPrecedes(other)
    default: one.kind.rawValue < other.kind.rawValue
    }
  }
}
