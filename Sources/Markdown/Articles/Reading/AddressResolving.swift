import Markup
import Parsing

/// Makes every address of a tree's Markdown the one that the page needs, and refuses those that would run code.
struct AddressResolving {
  private var tree: MarkdownTree
  private(set) var problems: [PlacedArticleProblem] = []
  /// The links and images, as they were written.
  private(set) var links: [ArticleFacts.Link] = []
  /// The nodes of these.
  private(set) var nodes: [Int] = []
  /// What writers need to know of links and images.
  private(set) var places = AddressPlaces()

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
    } else {
      let found = ResolvedAddress(written, resolve)
      address = found.address
      problems += found.problems.map { PlacedArticleProblem($0, at: source) }
      if node.kind == .link, found.isLeftOut { places.leftOut.insert(index) }
      if node.kind == .image, let (width, height) = found.size {
        places.images[index] = ImageBox(width: width, height: height, isFirst: places.images.isEmpty)
      }
    }
    if address != written { tree.nodes[index].text = tree.append(address.utf8) }
    let kind: ArticleFacts.Link.Kind = node.kind == .image ? .image : .link
    var link = ArticleFacts.Link(kind: kind, written: written, address: address, source: source)
    link.isSilent = node.kind == .image && tree.plainText(of: index).allSatisfy(\.isWhitespace)
    links.append(link)
    nodes.append(index)
  }
}
