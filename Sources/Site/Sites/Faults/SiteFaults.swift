import Addresses
import Articles
package import Diagnostics
import Markup
import Mustache
import Planning

/// The faults of a site: broken links, missing images and parts, and repeated ids.
///
/// A fault is decided from one page and by looking up what other pages have. `garland check` reports it as an error,
/// `build` and `serve` as a warning.
struct SiteFaults {
  /// A page of the output.
  struct Page {
    let edition: Int
    /// The path in the output.
    let path: String
    let facts: PageFacts
    let source: PageSource
  }

  private let pages: [Page]
  private let tables: [FactTable.State]
  private let resolver: LinkResolver
  private let outputs: SiteOutputs
  private let settings: SiteSettings
  private let locator: () -> SourceLocator

  /// Creates the faults of pages, whose editions have some tables and whose site has some outputs.
  init(
    of pages: [Page], _ tables: [FactTable.State], _ resolver: LinkResolver, outputs: SiteOutputs,
    _ settings: SiteSettings, locator: @escaping () -> SourceLocator
  ) {
    (self.pages, self.tables, self.resolver) = (pages, tables, resolver)
    (self.outputs, self.settings, self.locator) = (outputs, settings, locator)
  }

  /// Returns the diagnostics of the build, and those of all faults that it has not reported at the same place.
  ///
  /// Faults at addresses that the settings ignore are left out.
  func diagnostics(with found: [Diagnostic]) -> [Diagnostic] {
    // After such an error, most pages were not rendered.
    if found.contains(where: \.isTemplateLimit) { return found }
    let lookup = Lookup(self)
    let reported = found.filter { !lookup.isIgnored($0) }
    let (broken, repeated) = (brokenLinks(lookup), pages.filter { !$0.facts.repeatedIDs.isEmpty })
    if broken.allSatisfy(\.isEmpty), repeated.isEmpty { return reported }
    // Of a link to something unpublished, the build has said why it is broken.
    let ofLinks = reported.filter { CheckRule.codesOfFaults.contains($0.code) || $0.code.rawValue.hasPrefix("links.") }
    let places = Set(ofLinks.compactMap(\.location))
    let faults =
      findings(about: broken, lookup.locator) + repeated.flatMap { duplicateIDs(on: $0, lookup.locator) }
    return reported + faults.filter { $0.range.map { !places.contains($0) } ?? true }.diagnostics
  }

  /// The problems of broken links of each edition, by the numbers of the links.
  private func brokenLinks(_ lookup: Lookup) -> [[Int: CheckProblem]] {
    tables.indices.map { edition in
      let table = tables[edition]
      var problems: [Int: CheckProblem] = [:]
      for number in table.numbers(of: pages.lazy.filter { $0.edition == edition }.map(\.facts)) {
        if let link = table.links.values[number] { problems[number] = lookup.problem(with: link, in: edition) }
      }
      return problems
    }
  }

  private func findings(about broken: [[Int: CheckProblem]], _ locator: SourceLocator) -> [CheckFinding] {
    var problems = LinkProblems()
    let brokenSets = tables.indices.map { edition in
      tables[edition].sets.values.map { set in
        broken[edition].isEmpty ? [] : (set ?? []).filter { broken[edition][$0] != nil }
      }
    }
    for page in pages {
      let sets = brokenSets[page.edition]
      guard !broken[page.edition].isEmpty else { continue }
      for (isFrame, number) in sets[page.facts.main].map({ (false, $0) }) + sets[page.facts.frame].map({ (true, $0) }) {
        guard let link = tables[page.edition].links.values[number], let problem = broken[page.edition][number]
        else { continue }
        let target = resolver.target(of: link.address, on: link.page, in: page.edition)
        problems.add(link, target, on: page.source.place(ofLinkInFrame: isFrame)) { problem }
      }
    }
    return problems.findings(locator)
  }

  private func duplicateIDs(on page: Page, _ locator: SourceLocator) -> [CheckFinding] {
    let ids = Set(page.facts.repeatedIDs).sorted()
    let problems = ids.map { id in
      CheckProblem(
        .duplicateID, "the id `\(id)` occurs more than once on the page, so links to it lead to the first")
    }
    return zip(zip(ids, locator.ranges(ofIDs: ids, on: page.source)), problems).map { found, problem in
      guard let range = found.1 else {
        return CheckFinding(problem: problem, range: locator.rangeInTemplates(of: found.0), page: page.source.address)
      }
      return CheckFinding(problem: problem, range: range)
    }
  }

  /// Looks up the targets of links.
  private final class Lookup {
    private let site: SiteFaults
    /// The locator, which is made for the first fault.
    private(set) lazy var locator = site.locator()
    private lazy var pages = Dictionary(site.pages.map { ($0.path, $0) }) { first, _ in first }
    private lazy var paths = site.outputs.paths
    /// The paths of the files of each edition's domain, by their addresses as pages write them.
    private lazy var written = site.tables.indices.map { site.outputs.pathsByAddress(in: $0) }
    private lazy var addresses = NameList(site.pages.filter { !$0.source.isCopy }.map(\.source.address))
    private var count = 0
    /// The maximum number of links that get a similar address as a suggestion.
    ///
    /// If a whole section moves, comparing every broken link with every address takes long.
    private static let limit = 100

    init(_ site: SiteFaults) { self.site = site }

    func problem(with link: PageLink, in edition: Int) -> CheckProblem? {
      guard let kind = link.kind else { return nil }
      // Resolving takes long, and most addresses on pages are written exactly as the site writes them.
      let text = site.resolver.withoutOrigin(link.address, in: edition)
      let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
      if kind != .image, link.page == nil, let path = written[edition][String(text[..<end])] {
        let part = text[end...].dropFirst()
        if part.isEmpty || kind != .page || has(String(part), onPageAt: path) { return nil }
      }
      if isIgnored(link.address, in: edition) { return nil }
      let address = site.resolver.authored(link.address, in: edition)
      switch site.resolver.target(of: link.address, on: link.page, in: edition) {
      case .external, .nothing: return nil
      case .outside(let path):
        let root = site.resolver.root(of: edition)
        let rest = path.drop { $0 == "/" }
        return CheckProblem(
          .brokenLink, "`\(path)` is outside of the site, whose addresses start with `\(root)`",
          advice: "write `\(root)\(rest)`", adviceInTemplate: "write `{{site.root}}\(rest)`")
      case .file(let path, let part):
        let file = file(at: path)
        if kind == .image {
          // A page is not an image. An empty address refers to the page itself.
          guard file.map({ $0.hasSuffix(".html") || $0.hasSuffix(".htm") }) ?? true else { return nil }
          return CheckProblem(
            .missingImage, address.isEmpty ? "the image has no address" : "there is no image at `\(address)`")
        }
        guard let file else {
          return CheckProblem(
            .brokenLink, "the site has no page or file at `\(address)`",
            advice: suggestion(similarTo: address).map(didYouMean))
        }
        guard kind == .page, let part, let page = pages[file], !has(part, onPageAt: file) else { return nil }
        return CheckProblem(
          .missingPart, "`\(address)` leads to an id that its page does not have",
          advice: locator.id(similarTo: SitePath.decoded(part), on: page.source).map { didYouMean("#\($0)") })
      }
    }

    /// Returns whether a fault that an article reported is about an address that the settings ignore.
    func isIgnored(_ diagnostic: Diagnostic) -> Bool {
      guard !site.settings.check.ignored.isEmpty, CheckRule.codesOfFaults.contains(diagnostic.code),
        let range = diagnostic.location
      else { return false }
      return locator.addresses(at: range).contains { isIgnored($0, in: 0) }
    }

    private func isIgnored(_ written: String, in edition: Int) -> Bool {
      let address = site.resolver.authored(written, in: edition)
      return site.settings.check.ignored.contains { address.hasPrefix($0) || written.hasPrefix($0) }
    }

    /// Returns whether a part of an address leads somewhere on a page, or in a file of another kind.
    private func has(_ part: String, onPageAt path: String) -> Bool {
      guard let page = pages[path] else { return true }
      let table = site.tables[page.edition].ids.values
      let ids = [page.facts.frameIDs, page.facts.mainIDs].compactMap { table[$0] }
      return FactTable.leads(to: part) { hash in ids.contains { $0.hasSorted(hash) } }
    }

    /// Returns the path of a file, or of the index page of a folder, as servers resolve it.
    private func file(at path: String) -> String? {
      if paths.contains(path) { return path }
      let index = path + "/index.html"
      return paths.contains(index) ? index : nil
    }

    private func suggestion(similarTo address: String) -> String? {
      count += 1
      return count > Self.limit ? nil : addresses.nearest(to: address)
    }
  }
}

/// The files of a site's output, besides derived pictures.
struct SiteOutputs {
  let editions: [PlannedSite]
  /// The published assets of each folder of the output.
  let assets: [String: AssetIndex]
  /// The files of the content that are not published.
  let unpublished: Set<String>

  /// The paths in the output.
  var paths: Set<String> {
    editions.indices.reduce(into: []) { paths, edition in
      let folder = String(editions[edition].folder.dropFirst())
      for address in addresses(of: edition) { paths.insert(folder + SiteFile.path(of: address)) }
    }
  }

  /// Returns the paths in the output of the files on an edition's domain, by their addresses with the root of the site.
  func pathsByAddress(in edition: Int) -> [String: String] {
    let (folder, site) = (String(editions[edition].folder.dropFirst()), editions[edition].address)
    var paths: [String: String] = [:]
    for other in editions.indices where editions[other].folder == editions[edition].folder {
      for address in addresses(of: other) { paths[site.local(address)] = folder + SiteFile.path(of: address) }
    }
    return paths
  }

  private func addresses(of edition: Int) -> [String] {
    let site = editions[edition]
    let files = site.plan.files.filter { file in
      if case .copy(let source) = file.content { !unpublished.contains(source) } else { true }
    }
    return site.plan.pages.map(\.address) + files.map(\.address) + (assets[site.folder]?.addresses ?? [])
  }
}

extension CheckRule {
  /// The codes of the rules that a build decides, too.
  package static let codesOfFaults = Set([CheckRule.brokenLink, .missingPart, .missingImage, .duplicateID].map(\.code))
}

extension [UInt32] {
  /// Returns whether a sorted list contains a number.
  fileprivate func hasSorted(_ number: UInt32) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}
