import Articles
import Assets
import Dates
package import Mustache

extension PageHandle: NamedObject {
  /// Every name that a template can ask for, and the names of the site's own taxonomies.
  public var names: [String] {
    let own = PageProperty.allCases.map(\.rawValue)
    return own + model.taxonomies.map(\.settings.name).filter { !own.contains($0) }
  }

  var subjectName: SubjectName { .page(page.address) }

  /// The value of a name.
  package func value(named name: String) -> TemplateValue? {
    let property = PageProperty.named(name)
    if let property, property == .series || !model.taxonomyProperties.contains(PageProperties(property)) {
      // What an author gave is noted where it is asked for.
      if property != .params { note(property) }
      return index == scope.page ? known.value(of: property) { value(of: property) } : value(of: property)
    }
    return model.taxonomy(named: name).map { taxonomy in
      note(property ?? .params)
      return terms(in: taxonomy)
    }
  }

  private func value(of property: PageProperty) -> TemplateValue {
    switch property {
    case .kind: .text(page.kind.rawValue)
    case .isHome: .flag(page.kind == .home)
    case .isPage: .flag(page.kind == .page)
    case .isPost: .flag(page.kind == .post)
    case .isSection: .flag(page.kind == .section)
    case .isTaxonomy: .flag(page.kind == .taxonomy)
    case .isTerm: .flag(page.kind == .term)
    case .isArchive: .flag(page.kind == .archive)
    case .isNotFound: .flag(page.kind == .notFound)
    case .title: .text(title)
    case .description: .text(description)
    case .url: .text(url)
    case .permalink, .canonical: .text(permalink)
    case .language: .text(language)
    case .direction: .text(direction)
    case .source: entry.map { .text($0.path) } ?? .nothing
    case .params: .object(AuthorData(model.parameters(ofPage: index), ofPage: index, in: scope))
    case .isCurrent: .flag(index == scope.page)
    case .isDraft: .flag(entry?.isDraft ?? false)
    case .date: .date(date, in: self)
    case .updated: .date(updated, in: self)
    case .year: date.map { .integer($0.civilDate(in: model.settings.zone).year) } ?? .nothing
    case .authors: .array(authors.map { .text($0) })
    case .image: image
    case .content: .markup(content)
    case .summary: .text(summary)
    case .excerpt: .markup(excerpt)
    case .hasMore: .flag(page.entry.map { scope.bodies.hasMore($0) } ?? false)
    case .wordCount: .integer(entry?.facts.wordCount ?? 0)
    case .readingTime: .integer(max(1, entry?.facts.readingMinutes ?? 1))
    case .toc: .list(ContentsList(contents?.entries ?? [], on: index == scope.page ? "" : url))
    case .hasTOC: .flag(showsContents)
    case .tags, .categories: .array([])
    case .series: series
    case .section: section
    case .breadcrumbs: breadcrumbs
    case .previous: neighbour(older: true)
    case .next: neighbour(older: false)
    case .related: .pages(RelatedArticles.entries(to: page.entry, in: model), in: scope)
    case .posts: posts
    case .paginator: paginator
    case .sections: subsections
    case .terms: taxonomyTerms
    case .count: .integer(page.list?.total ?? 0)
    case .styles: needed(scope.needs.styles, .styles)
    case .earlyScripts: needed(scope.needs.early, .earlyScripts)
    case .scripts: needed(scope.needs.scripts, .scripts)
    case .modules: needed(scope.needs.modules, .modules)
    case .structuredData: .markup(StructuredData(self).markup)
    case .feeds: SiteHandle(scope).feeds
    case .social: SocialTags(self).value
    }
  }

  /// Whether a table of contents is worth its room: its author says so, or it has three headings and nobody says no.
  private var showsContents: Bool {
    guard let entry, page.kind == .post || page.kind == .page else { return false }
    return entry.metadata.showsTableOfContents ?? (contents.map { $0.flattened.count >= 3 } ?? false)
  }

  /// The headings of its article.
  private var contents: TableOfContents? {
    if index == scope.page, let body = scope.body { return body.contents }
    return entry?.ahead?.value.body?.body?.contents ?? entry?.article.pageContents
  }

  /// What the page that is being written needs, whichever page is asked for it.
  private func needed(_ assets: [String], _ property: PageProperty) -> TemplateValue {
    if let page = scope.page { scope.reads.note(property, of: page) }
    return .assets(assets, in: scope)
  }

  private var image: TemplateValue {
    guard let entry, let image = PageImage(of: entry, in: model) else { return .nothing }
    return .record([
      "url": .text(scope.local(image.address)), "absolute": .text(model.address.absolute(image.address)),
      "width": image.size.map { .integer($0.width) } ?? .nothing,
      "height": image.size.map { .integer($0.height) } ?? .nothing,
    ])
  }
}
