/// Properties of a page, as a set that costs one word.
struct PageProperties: OptionSet, Sendable, Hashable {
  var rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a set of one property.
  init(_ property: PageProperty) { rawValue = 1 << UInt64(property.bit) }

  /// All properties.
  static let all = PageProperties(rawValue: UInt64(lowestBits: PageProperty.allCases.count))
}

extension PageProperty {
  /// The position of the property among all of them.
  var bit: Int { Self.bits[self] ?? 0 }

  private static let bits = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}

extension PageProperties {
  /// What nothing but the text of a page's article decides.
  static let ofText = PageProperties(
    [
      .content, .excerpt, .hasMore, .wordCount, .readingTime, .toc, .hasTOC, .styles, .earlyScripts, .scripts, .modules,
    ].map { PageProperties($0) })
}

extension PageProperties {
  /// What takes many other properties or many pages to tell.
  static let ofMuch = PageProperties(
    [.description, .toc, .hasTOC, .breadcrumbs, .related, .paginator, .structuredData, .feeds, .social].map {
      PageProperties($0)
    })
}

extension PageProperty {
  /// The property of a name.
  static func named(_ name: String) -> PageProperty? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
