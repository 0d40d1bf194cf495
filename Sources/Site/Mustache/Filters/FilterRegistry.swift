/// The filters that templates can use, by name.
///
///     let filters = FilterRegistry.standard.adding(dateFilter)
package struct FilterRegistry: Sendable {
  private var filters: [String: TemplateFilter] = [:]

  /// The filters that need no site.
  package static let standard = FilterRegistry(TemplateFilter.forText + TemplateFilter.forLists + TemplateFilter.forAll)

  /// Takes filters; of two with the same name the later one counts.
  package init(_ filters: [TemplateFilter] = []) {
    for filter in filters { self.filters[filter.name] = filter }
  }

  /// The same with more of them, which come before those of the same name.
  package func adding(_ more: TemplateFilter...) -> FilterRegistry {
    FilterRegistry(Array(filters.values) + more)
  }

  /// The filter of a name.
  package subscript(name: String) -> TemplateFilter? { filters[name] }

  /// All names, sorted.
  package var names: [String] { filters.keys.sorted() }
}
