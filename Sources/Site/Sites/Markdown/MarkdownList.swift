import Addresses
import Articles
import Converting
import Planning
import Texts

/// The pages with Markdown, in the order of the site: pages at the top level, sections, and other posts.
struct MarkdownList: Sendable {
  private let site: PlannedSite
  private var groups: [(title: String, pages: [Int])] = []

  init(of site: PlannedSite, _ pages: [Int]) {
    self.site = site
    let (plan, entries, words) = (site.plan, site.entries, site.content.theme.words.site)
    var rest = Set(pages)
    func add(_ title: String, _ pages: [Int?]) {
      let new = pages.compactMap { $0.flatMap { rest.remove($0) } }
      if !new.isEmpty { groups.append((title, new)) }
    }
    let home = pages.filter { plan.pages[$0].kind == .home }
    let top = plan.plainPages.filter { entries[$0].place.section.isEmpty }
    add(words["pages"]?.text ?? "", home + top.map { plan.page(of: $0) })
    func add(_ section: Int, below titles: [String]) {
      let titles = titles + [plan.sections[section].title]
      add(
        titles.joined(separator: " / "),
        [plan.page(ofSection: section)] + plan.sections[section].entries.map { plan.page(of: $0) })
      for inner in plan.sections[section].sections { add(inner, below: titles) }
    }
    for section in plan.topSections { add(section, below: []) }
    add(words["all_posts"]?.text ?? "", plan.posts.map { plan.page(of: $0) })
    add(words["more"]?.text ?? "", pages)
  }

  /// All pages, in the order of the lists.
  var pages: [Int] { groups.flatMap(\.pages) }

  /// Returns `llms.txt`: a link to the Markdown of each page, with its description.
  func index(_ description: (Int) -> String) -> [UInt8] {
    let lists = groups.map { group in
      let lines = group.pages.map { page in
        let (title, text) = (Self.title(ofPage: page, in: site), description(page))
        return "- [\(title)](\(MarkdownEscape.address(address(of: page))))\(text.isEmpty ? "" : ": " + text)\n"
      }
      return "\n## \(MarkdownEscape.text(group.title))\n\n\(lines.joined())"
    }
    return Array((head + lists.joined()).utf8)
  }

  /// Returns `llms-full.txt`: the texts of the first pages, as many as fit, and the number of the others.
  func full(upTo limit: Int, _ text: (Int) -> [UInt8]) -> [UInt8] {
    var bytes = Array(head.utf8)
    let pages = pages
    for (index, page) in pages.enumerated() {
      let next = Array("\n---\n\nSource: <\(address(of: page))>\n\n".utf8) + text(page)
      guard bytes.count + next.count <= limit else {
        let count = pages.count - index
        let rest = count == 1 ? "1 article is left out" : "\(count) articles are left out"
        return bytes + Array("\n---\n\n\(rest). `llms.txt` lists all articles.\n".utf8)
      }
      bytes += next
    }
    return bytes
  }

  /// Returns the title of a page as Markdown, on a line.
  static func title(ofPage page: Int, in site: PlannedSite) -> String {
    MarkdownEscape.text(site.heading(of: site.plan.pages[page]).text.oneLine)
  }

  private var head: String {
    let description = site.settings.description
    return "# \(MarkdownEscape.text(site.settings.title))\n"
      + (description.isEmpty ? "" : "\n> \(MarkdownEscape.text(description.oneLine))\n")
  }

  private func address(of page: Int) -> String {
    site.markdownAddress(ofPage: page).map { SitePath.encodedURI(site.address.absolute($0)) } ?? ""
  }
}
