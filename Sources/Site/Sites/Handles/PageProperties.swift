/// Properties of a page, as a set that costs one word.
struct PageProperties: OptionSet, Sendable, Hashable {
  var rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A single property.
  init(_ property: PageProperty) {
    // Safe, for an enumeration whose up to 256 cases hold no values lies in one byte, the number of the case in their order, of
    // which a test makes sure; to ask its raw text for the number took longer than what was asked of the page.
    rawValue = 1 << UInt64(unsafe unsafeBitCast(property, to: UInt8.self))
  }
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

  private static let byName = NameTable(allCases.map { ($0.rawValue, $0) })
}
