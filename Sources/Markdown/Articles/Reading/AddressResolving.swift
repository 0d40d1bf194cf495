import Components
import Markup
import Parsing

/// The step that replaces each address by its address in the page, and rejects addresses that would run code.
enum AddressResolving {
  /// Resolves the addresses of a tree's links and images; an address is relative to the file with its place.
  static func resolve(
    in tree: consuming MarkdownTree, with resolve: (String, Range<Int>) -> AddressResolution
  ) -> (tree: MarkdownTree, links: ResolvedLinks) {
    var tree = tree
    var links = ResolvedLinks()
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard node.kind == .link || node.kind == .image else { continue }
      let written = tree.string(node.text)
      let address = links.resolve(written, of: index, node, with: resolve)
      if address != written { tree.nodes[index].text = tree.append(address.utf8) }
      let kind: ArticleFacts.Link.Kind = node.kind == .image ? .image : .link
      var link = ArticleFacts.Link(kind: kind, written: written, address: address, source: node.place)
      link.lacksAltText = node.kind == .image && tree.plainText(of: index).allSatisfy(\.isWhitespace)
      links.links.append((index, link))
    }
    return (tree, links)
  }
}

/// The links and images of an article, with resolved addresses.
struct ResolvedLinks {
  /// The links and images with the indices of their nodes, in document order.
  var links: [(node: Int, link: ArticleFacts.Link)] = []
  /// The details for rendering.
  var details = LinkDetails()
  fileprivate(set) var problems: [LocatedProblem] = []

  /// Resolves the address of a link or an image, and records the details for rendering.
  fileprivate mutating func resolve(
    _ written: String, of index: Int, _ node: MarkdownNode, with resolve: (String, Range<Int>) -> AddressResolution
  ) -> String {
    if node.kind == .image, details.firstImage == nil { details.firstImage = index }
    guard URLScheme.isSafe(written) else {
      problems.append(LocatedProblem(.unsafeAddress(written), at: node.place))
      return "about:invalid"
    }
    let resolved = ResolvedAddress.resolve(written, isImage: node.kind == .image) { resolve($0, node.place) }
    problems += resolved.problems.map { LocatedProblem($0, at: node.place) }
    if node.kind == .link, resolved.isUnpublished { details.unpublished.insert(index) }
    if node.kind == .image { details.images[index] = resolved.image }
    return resolved.address
  }
}

/// The details of links and images for rendering, by the indices of their nodes.
struct LinkDetails: Sendable {
  /// The first image of the article, unless it is raw HTML.
  var firstImage: Int?
  /// The images whose sizes are known.
  var images: [Int: ResolvedImage] = [:]
  /// The links to articles that are not published; only the text of these links is shown.
  var unpublished: Set<Int> = []
  /// The attributes of links, images and other inlines.
  var attributes: [Int: InlineAttributes] = [:]
  /// The offsets of relative addresses in pieces of raw HTML; these addresses need a prefix in a feed.
  var markupAddresses: [Int: [Int]] = [:]
  /// The images with variants in pieces of raw HTML.
  var markupPictures: [Int: [MarkupPicture]] = [:]
}

/// An image with variants in raw HTML.
struct MarkupPicture: Sendable {
  let image: ResolvedImage
  /// Its tag, in the cleaned HTML.
  let tag: RawMarkupEdits.ImageTag
}

extension MarkdownTree {
  /// Whether readers probably see an image at once, because little text is above it.
  func isEarly(_ image: Int) -> Bool {
    let start = nodes.count > 1 ? nodes[1].source.lowerBound : 0
    return nodes[image].source.lowerBound < start + 1_000
  }
}

/// The result of resolving one address.
struct ResolvedAddress {
  /// The address in the page.
  private(set) var address: String
  /// The image at that address, if its size is known.
  private(set) var image: ResolvedImage?
  /// Whether the address leads to an article that is not published.
  private(set) var isUnpublished = false
  private(set) var problems: [ArticleProblem] = []

  /// Resolves an address; an address with a template tag of another tool stays unchanged.
  ///
  /// `isImage` is whether the address is that of an image. A page can show a picture at another address, too, as that of a
  /// container; a link can offer any file.
  static func resolve(
    _ written: String, isImage: Bool, isShown: Bool? = nil, with resolve: (String) -> AddressResolution
  ) -> ResolvedAddress {
    var result = ResolvedAddress(address: written)
    guard !ForeignTagScan.mayContainTags(written) else { return result }
    let isZola = written.isZolaLink
    if isZola { result.problems.append(.zolaLink(written)) }
    switch resolve(isZola ? String(written.dropFirst()) : written) {
    case .unchanged: break
    case .address(let address): result.address = address
    case .image(let image):
      let image = image.respectingOriginalMark
      (result.address, result.image) = (image.address, image)
      if let reason = image.failure { result.problems.append(.undecodablePicture(written, reason)) }
    case .unshowablePicture(let address, let reason):
      result.address = address
      if isShown ?? isImage { result.problems.append(.undecodablePicture(written, reason)) }
    case .missingArticle(let nearest): result.problems.append(.missingArticle(written, nearest: nearest))
    case .unpublishedArticle:
      result.isUnpublished = true
      result.problems.append(.unpublishedArticle(written))
    case .missingPart(let nearest): result.problems.append(.missingFragment(written, nearest: nearest))
    case .missingFile(let nearest):
      result.problems.append(.missingFile(written, isImage: isImage, nearest: nearest))
    case .unpublishedFile(let article):
      result.isUnpublished = true
      result.problems.append(.unpublishedFile(written, of: article))
    }
    return result
  }

  private init(address: String) { self.address = address }
}

extension String {
  /// Whether the address is Zola's form of a link to an article: `@/posts/a.md`.
  fileprivate var isZolaLink: Bool {
    hasPrefix("@/") && prefix { $0 != "#" && $0 != "?" }.hasSuffix(".md")
  }
}
