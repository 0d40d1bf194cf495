import Markup
import Parsing

/// Makes every address of a tree the one that the page needs, and refuses those that would run code.
struct AddressResolving {
  private var tree: MarkdownTree
  private(set) var problems: [PlacedArticleProblem] = []
  /// The links and images, as they were written.
  private(set) var links: [ArticleFacts.Link] = []
  /// The sizes of images, by their nodes.
  private(set) var images: [Int: ImageBox] = [:]

  /// Changes the tree where it is: it is taken out for the while, so that nothing of it is copied.
  init(in tree: inout MarkdownTree, resolve: (String) -> AddressResolution) {
    self.tree = MarkdownTree()
    swap(&self.tree, &tree)
    for index in self.tree.nodes.indices {
      switch self.tree.nodes[index].kind {
      case .link, .image: self.resolve(index, resolve)
      default: break
      }
    }
    swap(&self.tree, &tree)
  }

  private mutating func resolve(_ index: Int, _ resolve: (String) -> AddressResolution) {
    let node = tree.nodes[index]
    let written = tree.string(node.text)
    let source = node.place
    var address = written
    if !URLScheme.isSafe(written) {
      problems.append(PlacedArticleProblem(.unsafeAddress(written), at: source))
      address = "about:invalid"
    } else if !ForeignTagScan.mayHoldTags(Array(written.utf8)[...]) {
      let isZola = written.isZolaLink
      if isZola { report(.zolaLink(written), at: source) }
      switch resolve(isZola ? String(written.dropFirst()) : written) {
      case .unchanged: break
      case .address(let other): address = other
      case .image(let other, let width, let height):
        address = other
        if node.kind == .image { images[index] = ImageBox(width: width, height: height, isFirst: images.isEmpty) }
      case .missingArticle(let nearest): report(.missingArticle(written, nearest: nearest), at: source)
      case .leftOutArticle: report(.leftOutArticle(written), at: source)
      case .missingPart(let nearest): report(.missingPart(written, nearest: nearest), at: source)
      case .missingFile: report(.missingFile(written), at: source)
      }
    }
    if address != written { tree.nodes[index].text = tree.append(address.utf8) }
    let kind: ArticleFacts.Link.Kind = node.kind == .image ? .image : .link
    links.append(ArticleFacts.Link(kind: kind, written: written, address: address, source: source))
  }

  private mutating func report(_ problem: ArticleProblem, at source: Range<Int>) {
    problems.append(PlacedArticleProblem(problem, at: source))
  }
}

extension String {
  /// Whether it leads to an article as Zola has it: `@/posts/a.md`.
  fileprivate var isZolaLink: Bool {
    hasPrefix("@/") && prefix { $0 != "#" && $0 != "?" }.hasSuffix(".md")
  }
}
