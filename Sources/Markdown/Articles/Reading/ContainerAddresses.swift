import Markup
import Parsing

/// The step that resolves the addresses in the attributes of containers, in the same way as addresses in Markdown.
enum ContainerAddresses {
  /// Returns the containers with resolved addresses, the links with these addresses, and the problems.
  static func resolve(
    in containers: [Int: ContainerPlan], of tree: MarkdownTree, _ links: ResolvedLinks,
    with resolve: (String, Range<Int>) -> AddressResolution
  ) -> (containers: [Int: ContainerPlan], links: ResolvedLinks, problems: [LocatedProblem]) {
    var (containers, links) = (containers, links)
    var problems: [LocatedProblem] = []
    for index in containers.keys.sorted() {
      for entry in tree.traits(of: index)?.named ?? [] {
        guard let written = containers[index]?.values[entry.name] as? ContentAddress, written.text == entry.value else {
          continue
        }
        guard URLScheme.isSafe(written.text) else {
          problems.append(LocatedProblem(.unsafeAddress(written.text), at: entry.valueRange))
          containers[index]?.values[entry.name] = ContentAddress("about:invalid")
          continue
        }
        let resolved = ResolvedAddress.resolve(written.text, isImage: false, isShown: true) {
          resolve($0, entry.valueRange)
        }
        problems += resolved.problems.map { LocatedProblem($0, at: entry.valueRange) }
        containers[index]?.values[entry.name] = ContentAddress(resolved.address)
        let link = ArticleFacts.Link(
          kind: .link, written: written.text, address: resolved.address, source: entry.valueRange)
        links.links.append((index, link))
      }
    }
    if !containers.isEmpty { links.links.sort { $0.node < $1.node } }
    return (containers, links, problems)
  }
}
