import Articles
import Assets
import Dates
package import Mustache
import Parsing
import Planning

extension PageHandle: NamedObject {
  /// The names of all properties, and of the taxonomies that the site defines.
  package var names: [String] {
    let own = PageProperty.allCases.map(\.rawValue)
    return own + site.plan.taxonomies.map(\.settings.name).filter { !own.contains($0) }
  }

  package var subjectName: SubjectName { .page(page.address) }

  /// Returns the value of a property, or the terms of a taxonomy.
  package func value(of name: ValueName) -> TemplateValue? {
    let property = PageProperty.table[name]
    if let property, property == .series || !site.plan.taxonomyProperties.contains(PageProperties(property)) {
      // `ParametersHandle` records the read of each parameter.
      if property != .params { recordRead(of: property) }
      return index == scope.page ? cache.value(of: property) { value(of: property) } : value(of: property)
    }
    // A method of the plan would copy the whole plan here, for each name that the page lacks.
    return site.plan.taxonomies.firstIndex { $0.settings.name == name.text }.map { taxonomy in
      recordRead(of: property ?? .params)
      return terms(in: taxonomy)
    }
  }

  package func value(named name: String) -> TemplateValue? { value(of: ValueName(name)) }

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
    case .isContents: .flag(page.kind == .contents)
    case .isSearch: .flag(page.kind == .search)
    case .isNotFound: .flag(page.kind == .notFound)
    case .title: .text(title)
    case .titleHTML: .title(heading)
    case .badge: site.heading(of: page).badge.map { .text($0) } ?? .nothing
    case .description: .text(description)
    case .url: .text(url)
    case .permalink: .text(permalink)
    case .canonical: .text(canonicalURL)
    case .markdownURL: site.markdownAddress(ofPage: index).map { .text(scope.local($0)) } ?? .nothing
    case .language: .text(language)
    case .direction: .text(direction)
    case .languages: languagesValue
    case .translations: translationsValue
    case .original: originalValue
    case .source: entry.map { .text($0.path) } ?? .nothing
    case .params: .object(ParametersHandle(site.parameters(ofPage: index), ofPage: index, in: scope))
    case .letter: .text(site.alphabet.heading(of: entry?.sortTitle ?? title).name)
    case .isCurrent: .flag(index == scope.page)
    case .isDraft: .flag(entry?.isDraft ?? false)
    case .isSearchable: .flag(entry?.metadata.isInSearch ?? false)
    case .date: .date(date, in: scope)
    case .updated: .date(updated, in: scope)
    case .year: entry?.date.map { .integer($0.civilDate(in: site.settings.zone).year) } ?? .nothing
    case .authors: .array(authors.map { .text($0) })
    case .image: imageValue
    case .cover: coverValue
    case .thumbnail: thumbnailValue
    case .leadImage: leadImageValue
    case .content: .markup(content)
    case .summary: .text(summary)
    case .excerpt: .markup(excerptMarkup)
    case .hasMore: .flag(page.entry.map { scope.renderings.hasMore($0) } ?? false)
    case .wordCount: .integer(entry?.facts.wordCount ?? 0)
    case .readingTime: .integer(max(1, entry?.facts.readingMinutes ?? 1))
    case .toc: .list(TableOfContentsList(contents?.entries ?? [], on: index == scope.page ? "" : url))
    case .hasTOC: .flag(showsTableOfContents)
    case .tocSide:
      entry?.metadata.sideOfContents.flatMap { showsTableOfContents ? .text($0.rawValue) : nil } ?? .nothing
    case .isWide: .flag(usesWholeWidth)
    case .hero: heroValue
    case .tags, .categories: .array([])
    case .series: seriesValue
    case .section: sectionValue
    case .breadcrumbs: breadcrumbsValue
    case .profiles: profilesValue
    case .sidebar: sidebarValue
    case .previous: neighbour(older: true)
    case .next: neighbour(older: false)
    case .related: .pages(RelatedArticles.entries(to: page.entry, in: site), in: scope)
    case .editURL: editValue
    case .share: shareTargets
    case .comments: commentsValue
    case .posts: postsValue
    case .paginator: paginatorValue
    case .sections: subsections
    case .children: childrenValue
    case .terms: taxonomyTerms
    case .count: .integer(page.list?.total ?? 0)
    case .styles: .assets(required(.styles).styles, in: scope)
    case .earlyScripts: .assets(required(.earlyScripts).earlyScripts, in: scope)
    case .scripts: .assets(required(.scripts).scripts, in: scope)
    case .modules: .assets(required(.modules).modules, in: scope)
    case .styleBundles: styleBundles
    case .scriptBundles: scriptBundles
    case .structuredData: .markup(StructuredData(self).markup)
    case .feeds: .feeds(site.plan.feeds(ofPage: index), in: scope)
    case .social: SocialTags(self).value
    }
  }

  /// Whether to show a table of contents: by default, if the article has at least three headings.
  ///
  /// If the front matter asks for it, one heading is enough.
  private var showsTableOfContents: Bool {
    guard let entry, page.kind == .post || page.kind == .page else { return false }
    let limit = entry.metadata.tableOfContents.map { $0 == .hidden ? .max : 1 } ?? 3
    return (contents?.flattened.count ?? 0) >= limit
  }

  /// The headings of the article.
  private var contents: TableOfContents? {
    if index == scope.page, let body = scope.body { return body.contents }
    return page.entry.map { scope.renderings.contents(of: $0) }
  }

  /// Returns required assets, and records a read of the page that is being rendered.
  ///
  /// A template may read the assets through the handle of another page.
  private func required(_ property: PageProperty) -> RequiredAssets {
    if let page = scope.page { scope.reads.record(property, of: page) }
    return scope.requiredAssets
  }

  /// The page that is being rendered: a template may read its assets through the handle of another page.
  var rendered: PageHandle { scope.page.map { PageHandle($0, in: scope) } ?? self }

  /// The scripts of the theme, including those for the search, the sidebar and the end of the page that is being rendered.
  private var baseScripts: [String] {
    let rendered = rendered
    for property in [PageProperty.sidebar, .share, .comments, .markdownURL] { rendered.recordRead(of: property) }
    let scripts =
      BaseAssets.scripts + (rendered.page.kind.isArticle ? [BaseAssets.articleScript] : [])
      + (hasSearch ? [BaseAssets.searchScript] : [])
      + (rendered.hasSidebar ? [BaseAssets.sidebarScript] : [])
      + (rendered.hasShareTargets ? [BaseAssets.shareScript] : [])
      + (rendered.hasComments ? [BaseAssets.commentsScript] : [])
      + (rendered.offersMarkdown ? [BaseAssets.markdownScript] : [])
    return scripts.map { "/" + $0 }
  }

  /// The stylesheets of the theme, then those that the content requires, then the site's own stylesheet.
  private var styleBundles: TemplateValue {
    let rendered = rendered
    let properties: [PageProperty] = [.sidebar, .badge, .hero, .isWide, .tocSide, .comments]
    for property in properties { rendered.recordRead(of: property) }
    let parts: [(isShown: Bool, part: BaseAssets.Part)] = [
      (rendered.ownHero != nil, .hero), (rendered.entry?.metadata.hasOwnLayout ?? false, .layout),
      (
        site.heading(of: rendered.page).badge != nil
          || site.plan.sidebar(of: rendered.page)?.sidebar.hasBadges ?? false, .badge
      ),
      (site.plan.announcement != nil, .announcement),
      (rendered.hasSidebar, .sidebar), (rendered.hasComments, .comments),
      (rendered.isGrid || rendered.page.kind == .section && rendered.hasSidebar, .grid),
      (rendered.showsProgress, .progress),
      (site.settings.languages.count > 1, .languages),
      (site.plan.menus.contains { $0.name == "main" && $0.links.contains { !$0.children.isEmpty } }, .menuGroups),
    ]
    let styles = BaseAssets.styles(
      of: rendered.page.kind, with: Set(parts.filter(\.isShown).map(\.part)), palette: site.settings.palette?.name)
    let base = (styles + (hasSearch ? [BaseAssets.searchStyle] : [])).map { "/" + $0 }
    let custom = site.content.theme.files.assets[BaseAssets.custom] == nil ? [] : ["/" + BaseAssets.custom]
    let bundles = TemplateValue.bundles(base + required(.styleBundles).styles + custom, in: scope)
    // The page depends on the settings, and on the stylesheet also if it is missing.
    for setting in [SiteHandle.Property.palette, .menus, .announcement] { scope.reads.record(setting, of: .site) }
    scope.reads.record(.asset(BaseAssets.custom))
    return bundles
  }

  /// Whether the page uses the whole width.
  var usesWholeWidth: Bool { site.frontMatter(of: page)?.isWide ?? false }

  /// Whether the page lists its articles as cards, for `grid: true` in its front matter.
  var isGrid: Bool {
    (page.kind == .home || page.kind == .section) && isSet("grid", ofPage: index)
  }

  /// Whether the page shows how far a reader is, for `reading_progress: true` in the parameters of the site.
  private var showsProgress: Bool { page.kind == .post && isSet("reading_progress", ofPage: nil) }

  /// Whether the page has a button that copies its text, for `copy_markdown: true` in the parameters of the site.
  private var offersMarkdown: Bool {
    page.kind.isArticle && site.markdownAddress(ofPage: index) != nil && isSet("copy_markdown", ofPage: nil)
  }

  /// Whether a parameter of a page, or of the site, is neither missing nor false.
  private func isSet(_ name: String, ofPage page: Int?) -> Bool {
    scope.recordRead(ofParameter: name, ofPage: page)
    return switch site.parameters(ofPage: page)?[name]?.value {
    case nil, .null, .bool(false): false
    default: true
    }
  }

  /// Whether the site has a search; the page that is being rendered depends on it.
  private var hasSearch: Bool {
    scope.reads.record(SiteHandle.Property.search, of: .site)
    return site.hasSearch
  }

  /// The script of the theme, then those that the content requires.
  private var scriptBundles: TemplateValue {
    let required = required(.scriptBundles)
    return .bundles(
      baseScripts + required.scripts + required.modules, classicScripts: required.scripts, in: scope)
  }

  /// Returns a text about the image from the front matter.
  package func text(ofImage key: String) -> String? { entry?.metadata.parameters[key]?.string }

  private var imageValue: TemplateValue {
    guard let image = ownImage else { return .nothing }
    return image.value(in: scope, with: textsOfImage(image))
  }

  /// The texts about the image that templates show.
  func textsOfImage(_ image: SiteImage) -> [String: String?] {
    [
      "absolute": site.address.absolute(image.address), "alt": text(ofImage: "image_alt"),
      "caption": text(ofImage: "image_caption"),
    ]
  }
}
