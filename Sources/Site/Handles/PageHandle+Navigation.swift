import Articles
import Addresses
package import Mustache
import Planning

extension PageHandle {
  /// The section that the page belongs to, or that it lists.
  var sectionValue: TemplateValue {
    let index = page.section ?? page.entry.flatMap { site.plan.section(of: $0) }
    return index.map { .object(SectionHandle($0, in: scope)) } ?? .nothing
  }

  /// The path to the page: links to the home page, to its sections, and to its taxonomy.
  var breadcrumbsValue: TemplateValue {
    var crumbs: [TemplateValue] = page.kind == .home ? [] : [.link(site.settings.title, scope.local(site.home))]
    let isList = page.taxonomy != nil
    let path = isList ? "" : page.section.map { site.plan.sections[$0].path } ?? entry.map(\.place.section) ?? ""
    let isSectionPage = page.section != nil
    let parts = path.split(separator: "/")
    for end in parts.indices.dropLast(isSectionPage ? 1 : 0) {
      let name = parts[...end].joined(separator: "/")
      guard let section = site.plan.section(at: name) else { continue }
      crumbs.append(.link(section.heading, scope.local(section.address)))
    }
    if page.kind == .term, let taxonomy = page.taxonomy {
      crumbs.append(.link(site.plan.taxonomies[taxonomy].heading, scope.local(site.plan.taxonomies[taxonomy].address)))
    }
    return .array(crumbs)
  }

  /// Whether the page has a sidebar.
  var hasSidebar: Bool { site.plan.sidebar(of: page) != nil }

  /// The sidebar of the page.
  package var sidebarValue: TemplateValue {
    site.plan.sidebar(of: page).map { sidebar, node in sidebar.value(at: node, in: scope) } ?? .nothing
  }

  /// Returns the next older or newer page of the section, or the page before or after this one in the sidebar.
  func neighbour(older: Bool) -> TemplateValue {
    if let (sidebar, node) = site.plan.sidebar(of: page) {
      let neighbour = sidebar.neighbour(of: node, isBefore: older).flatMap { site.plan.page(of: $0) }
      return neighbour.map { .object(PageHandle($0, in: scope)) } ?? .nothing
    }
    guard let entry = page.entry else { return .nothing }
    let isNewestFirst = site.plan.section(of: entry).map { site.plan.sections[$0].isNewestFirst } ?? true
    let neighbour = site.plan.neighbour(of: entry, by: older == isNewestFirst ? 1 : -1)
    return neighbour.flatMap { site.plan.page(of: $0) }.map { .object(PageHandle($0, in: scope)) } ?? .nothing
  }

  /// Returns the terms of the page in a taxonomy.
  package func terms(in taxonomy: Int) -> TemplateValue {
    let terms = page.entry.map { site.plan.terms(of: $0, in: taxonomy) } ?? termsInSwift(of: taxonomy)
    return .array(terms.map { .object(TermHandle($0, of: taxonomy, in: scope)) })
  }

  /// The terms of a page in Swift.
  private func termsInSwift(of taxonomy: Int) -> [Int] {
    let name = site.plan.taxonomies[taxonomy].settings.name
    return (site.code(of: page)?.terms[name] ?? []).compactMap { site.plan.term($0, of: name)?.term }
  }

  /// The series that the page belongs to.
  var seriesValue: TemplateValue {
    guard let entry = page.entry, let taxonomy = site.plan.taxonomy(named: "series"),
      let term = site.plan.terms(of: entry, in: taxonomy).first
    else { return .nothing }
    return .object(TermHandle(term, of: taxonomy, in: scope, entry: entry))
  }
}

extension PageHandle {
  /// The articles that the page lists.
  var postsValue: TemplateValue {
    if page.kind == .archive { return .pages(site.plan.posts, in: scope) }
    return .pages(page.list?.entries ?? [], in: scope)
  }

  /// The subsections of the section that the page lists, or all top-level sections.
  var subsections: TemplateValue {
    let subsections =
      page.kind == .contents ? site.plan.topSections : page.section.map { site.plan.sections[$0].sections } ?? []
    return .array(subsections.map { .object(SectionHandle($0, in: scope)) })
  }

  /// The pages below a section with a sidebar, in the order of the sidebar, by group and by the sections in it.
  var childrenValue: TemplateValue {
    guard page.kind == .section, let (sidebar, node) = site.plan.sidebar(of: page) else { return .array([]) }
    return .array(
      sidebar.groups(below: node).map { group in
        let section = group.section.flatMap { site.plan.page(ofSection: $0) }
        return .record([
          "is_named": .flag(group.title != nil), "title": group.title.map { .text($0.text) } ?? .nothing,
          "title_html": group.title.map { .title($0) } ?? .nothing,
          "section": section.map { .object(PageHandle($0, in: scope)) } ?? .nothing,
          "items": .pages(at: group.nodes.compactMap { site.plan.page(of: sidebar.nodes[$0]) }, in: scope),
        ])
      })
  }

  /// The terms of the taxonomy that the page lists.
  var taxonomyTerms: TemplateValue {
    guard let taxonomy = page.taxonomy, page.term == nil else { return .array([]) }
    return .array(site.plan.taxonomies[taxonomy].terms.indices.map { .object(TermHandle($0, of: taxonomy, in: scope)) })
  }

  /// The links to the other pages of a paginated list.
  var paginatorValue: TemplateValue {
    guard let list = page.list, list.count > 1 else { return .nothing }
    let scope = scope
    @Sendable func link(_ number: Int) -> TemplateValue {
      guard (1...list.count).contains(number) else { return .nothing }
      return .record([
        "number": .integer(number), "url": .text(scope.local(list.address(ofPage: number))),
        "is_current": .flag(number == list.number), "is_gap": .flag(false),
      ])
    }
    return .record([
      "number": .integer(list.number), "count": .integer(list.count), "total": .integer(list.total),
      "pages": .list(LazyList(list.count, hashing: [list.first]) { link($0 + 1) }),
      "nearby": .array(list.nearby.map { $0.map(link) ?? .record(["is_gap": .flag(true)]) }),
      "previous": link(list.number - 1), "next": link(list.number + 1), "first": link(1), "last": link(list.count),
    ])
  }
}
