import Addresses
import Articles
package import Markup
import Planning
import Synchronization

/// An address on a page of the site, as the page contains it.
package struct PageLink: Hashable, Sendable {
  /// What the page does with the address; `nil` for a text that may be the address of a file, and is not judged.
  package let kind: LinkKind?
  package let address: String
  /// The address of the page in its domain, unless the address means the same on every page.
  let page: String?

  /// Creates a link on a page; `nil` if the address means the same on every page.
  package init(kind: LinkKind?, address: String, page: String?) {
    (self.kind, self.address, self.page) = (kind, address, page)
  }
}

/// What a page refers to, and what other pages can refer to in it, as numbers of a `FactTable`.
///
/// Findings are not recorded: a link may break without a change of its page.
struct PageFacts: Hashable, Sendable {
  /// The set of links outside of the element `main`, which many pages have in common.
  var frame = 0
  /// The set of the other links.
  var main = 0
  /// The sets of hashes of ids, outside of the element `main` and in it.
  var (frameIDs, mainIDs) = (0, 0)
  /// The ids that an earlier element of the page already has.
  var repeatedIDs: [String] = []
}

/// The tables that number the links and ids of pages, because thousands of pages have the same ones.
final class FactTable: Sendable {
  struct State {
    var links = Numbered<PageLink>()
    var sets = Numbered<[Int]>()
    var ids = Numbered<[UInt32]>()
  }

  private let state: Mutex<State>
  /// What a whole address of the site can start with, in lower case: an origin with or without its scheme.
  private let homes: [String]

  /// Creates tables with the numbers of the previous build.
  init(after previous: PreviousEdition?, _ resolver: LinkResolver) {
    var state = State()
    if let facts = previous?.facts {
      (state.links, state.sets) = (Numbered(facts.links), Numbered(facts.sets))
      state.ids = Numbered(facts.ids)
    }
    self.state = Mutex(state)
    homes = resolver.origins.flatMap { [$0, String($0.drop { $0 != "/" })] }
  }

  /// The tables at this time.
  var numbered: State { state.withLock { $0 } }

  /// Returns the facts of a page.
  func facts(of bytes: [UInt8], at address: String) -> PageFacts {
    var facts = PageFacts()
    var (frame, main): ([PageLink], [PageLink]) = ([], [])
    var (frameIDs, mainIDs): (Set<UInt32>, Set<UInt32>) = ([], [])
    var ids: Set<String> = []
    var parts: [String] = []
    var isInMain = false
    let add = { (mark: WrittenAddresses.Mark) in
      switch mark {
      case .main: isInMain = true
      case .endOfMain: isInMain = false
      case .id(let id):
        if !ids.insert(id).inserted { facts.repeatedIDs.append(id) }
        if isInMain { mainIDs.insert(Self.hash(of: id)) } else { frameIDs.insert(Self.hash(of: id)) }
      case .anchor(let name): mainIDs.insert(Self.hash(of: name))
      // Most links within a page are right, and no other page has them.
      case .link(.page, let written) where written.utf8.first == UInt8(ascii: "#"): parts.append(written)
      case .link(let kind, let written):
        if let link = self.link(kind, written, at: address) {
          if isInMain { main.append(link) } else { frame.append(link) }
        }
      case .text(let written):
        if !written.hasSuffix("/"), let link = self.link(nil, written, at: address) { main.append(link) }
      }
    }
    let path = SiteFile.path(of: address)
    if path.hasSuffix(".html") || path.hasSuffix(".htm") {
      WrittenAddresses.inPage(bytes, .filesOnly, add)
    } else {
      WrittenAddresses.inText(bytes[...], .filesOnly) { add(.text($0)) }
    }
    let missing = parts.filter { written in
      !Self.leads(to: String(written.dropFirst())) { frameIDs.contains($0) || mainIDs.contains($0) }
    }
    main += missing.map { PageLink(kind: .page, address: $0, page: address) }
    state.withLock { state in
      func set(_ links: [PageLink]) -> Int {
        let numbers = links.map { state.links.number(of: $0) }.sorted()
        var distinct: [Int] = []
        for number in numbers where number != distinct.last { distinct.append(number) }
        return state.sets.number(of: distinct)
      }
      (facts.frame, facts.main) = (set(frame), set(main))
      facts.frameIDs = state.ids.number(of: frameIDs.sorted())
      facts.mainIDs = state.ids.number(of: mainIDs.sorted())
    }
    return facts
  }

  /// Returns a link to something of this site; `nil` for one that leads elsewhere, and for a picture that a build makes.
  private func link(_ kind: LinkKind?, _ written: String, at page: String) -> PageLink? {
    let first = written.utf8.first
    if first == UInt8(ascii: "/"), !written.hasPrefix("//") {
      return SitePictures.isDerived(written) ? nil : PageLink(kind: kind, address: written, page: nil)
    }
    if written.utf8.contains(UInt8(ascii: ":")) || written.hasPrefix("//") {
      let lowercased = written.lowercased()
      if homes.contains(where: { lowercased.hasPrefix($0) }) {
        return PageLink(kind: kind, address: written, page: nil)
      }
      if written.hasPrefix("//") || URLScheme.name(of: written[...]) != nil { return nil }
    }
    return PageLink(kind: kind, address: written, page: page)
  }

  /// Returns whether the part of an address leads somewhere on a page, which `has` the hashes of some ids.
  ///
  /// Browsers handle `#top` and `#:~:text=` without an id.
  static func leads(to part: String, _ has: (UInt32) -> Bool) -> Bool {
    if part.isEmpty || part == "top" || part.hasPrefix(":~:") || has(hash(of: part)) { return true }
    let id = part.split(separator: ":~:", maxSplits: 1).first.map(String.init) ?? part
    return has(hash(of: SitePath.decoded(id)))
  }

  /// The hash of an id (FNV-1a): a record of all ids would be large, and a wrong match hides one broken link at most.
  static func hash(of id: String) -> UInt32 {
    id.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

extension FactTable.State {
  /// Returns the links of some pages.
  func links(of pages: some Sequence<PageFacts>) -> [PageLink] { numbers(of: pages).compactMap { links.values[$0] } }

  /// Returns the numbers of the links of some pages, in ascending order.
  func numbers(of pages: some Sequence<PageFacts>) -> [Int] {
    var isUsed = links.values.map { _ in false }
    for set in Set(pages.flatMap { [$0.frame, $0.main] }) { for link in sets.values[set] ?? [] { isUsed[link] = true } }
    return isUsed.indices.filter { isUsed[$0] }
  }
}
