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
    default: one.rank < other.rank
    }
  }

  private var rank: Int {
    switch self {
    case .root: 0
    case .site: 1
    case .page: 2
    case .section: 3
    case .taxonomy: 4
    case .term: 5
    case .part: 6
    case .asset: 7
    case .template: 8
    case .missingName: 9
    case .parameter: 10
    }
  }
}
