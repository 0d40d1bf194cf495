/// What becomes of an address that an author wrote.
struct ResolvedAddress {
  /// Where it leads in the page.
  private(set) var address: String
  /// The size of the image there, in pixels, if it is known to be one.
  private(set) var size: (width: Int, height: Int)?
  /// Whether it leads to an article that is left out for now, so that there is nothing to follow.
  private(set) var isLeftOut = false
  private(set) var problems: [ArticleProblem] = []

  /// Asks where it leads; what holds the tag of another tool stays as it is.
  init(_ written: String, _ resolve: (String) -> AddressResolution) {
    address = written
    guard !ForeignTagScan.mayHoldTags(written) else { return }
    let isZola = written.isZolaLink
    if isZola { problems.append(.zolaLink(written)) }
    switch resolve(isZola ? String(written.dropFirst()) : written) {
    case .unchanged: break
    case .address(let other): address = other
    case .image(let other, let width, let height): (address, size) = (other, (width, height))
    case .missingArticle(let nearest): problems.append(.missingArticle(written, nearest: nearest))
    case .leftOutArticle:
      isLeftOut = true
      problems.append(.leftOutArticle(written))
    case .missingPart(let nearest): problems.append(.missingPart(written, nearest: nearest))
    case .missingFile: problems.append(.missingFile(written))
    }
  }
}

extension String {
  /// Whether it leads to an article as Zola has it: `@/posts/a.md`.
  fileprivate var isZolaLink: Bool {
    hasPrefix("@/") && prefix { $0 != "#" && $0 != "?" }.hasSuffix(".md")
  }
}
