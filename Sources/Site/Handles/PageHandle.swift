import Addresses
import Articles
public import Dates
import Elements
public import Markup
package import Mustache
import Parsing
public import Planning
import Synchronization
public import Views

/// A page as templates and Swift pages see it.
///
/// The handle records every property that it returns.
public final class PageHandle: Sendable {
  package let scope: HandleScope
  package let index: Int
  /// The cached properties of the page that is being rendered.
  ///
  /// A page reads the properties of other pages too seldom for a cache.
  package let cache = PropertyCache()

  package init(_ index: Int, in scope: HandleScope) {
    self.index = index
    self.scope = scope
  }

  package var site: PlannedSite { scope.site }
  package var page: Page { site.plan.pages[index] }
  package var entry: Entry? { page.entry.map { site.entries[$0] } }
  /// The image that the article, or the page in Swift, names.
  var ownImage: SiteImage? {
    if let entry { return SiteImage(of: entry, in: site) }
    let links = site.content.addressed.links
    return site.code(of: page)?.image.flatMap { SiteImage($0, from: SiteSettings.path, links, at: site.address) }
  }

  /// Records the read of a property.
  func recordRead(of property: PageProperty) { scope.reads.record(property, of: index) }
}

extension PageHandle {
  /// The kind of the page.
  public var kind: PageKind {
    recordRead(of: .kind)
    return page.kind
  }

  /// The title.
  public var title: String {
    recordRead(of: .title)
    return site.heading(of: page).text
  }

  /// The title, with its code.
  var heading: Title {
    recordRead(of: .titleHTML)
    return site.heading(of: page)
  }

  /// The `description` in the front matter or of the page in Swift, else the beginning of the article, else the
  /// description of the site.
  public var description: String {
    recordRead(of: .description)
    if let text = entry?.metadata.description ?? site.code(of: page)?.description { return text }
    guard page.entry != nil else { return site.settings.description }
    let text = summaryText
    return text.isEmpty ? site.settings.description : text.shortened(to: 160)
  }

  /// The address for links from other pages of the site.
  public var url: String {
    recordRead(of: .url)
    return scope.local(page.address)
  }

  /// The absolute URL.
  public var permalink: String {
    recordRead(of: .permalink)
    return site.address.absolute(page.address)
  }

  /// The language of the text.
  public var language: String {
    recordRead(of: .language)
    return entry?.metadata.language ?? site.settings.language
  }

  /// The writing direction of the language: `ltr` or `rtl`.
  public var direction: String {
    recordRead(of: .direction)
    return WritingDirection(of: entry?.metadata.language ?? site.settings.language).rawValue
  }

  /// The time of publication.
  public var date: Instant? {
    recordRead(of: .date)
    return entry?.date
  }

  /// The time of the last change.
  public var updated: Instant? {
    recordRead(of: .updated)
    return entry?.updated
  }

  /// The names of the authors.
  public var authors: [String] {
    recordRead(of: .authors)
    return site.content.authors(of: entry)
  }

  /// The HTML of the article.
  ///
  /// If another page shows the article, the ids in the article get a prefix, so that they are unique on that page.
  public var content: [UInt8] {
    recordRead(of: .content)
    if index == scope.page { return scope.body?.bytes ?? [] }
    guard let entry = page.entry, showsText else { return [] }
    return scope.place == .feed ? scope.renderings.feedHTML(of: entry) : scope.renderings.listed(entry).bytes
  }

  /// The HTML of the article as a text, for a file such as a feed of your own; `article` is a view.
  ///
  /// ```swift
  /// SitePage(file: "/notes.txt", reads: .recorded) { site in site.posts.map(\.html).joined(separator: "\n") }
  /// ```
  public var html: String { String(decoding: content, as: UTF8.self) }

  /// The HTML of the excerpt, which lists show.
  var excerptMarkup: [UInt8] {
    recordRead(of: .excerpt)
    guard let entry = page.entry, showsText else { return [] }
    return scope.place == .feed ? scope.renderings.feedExcerpt(of: entry) : scope.renderings.excerpt(of: entry).bytes
  }

  /// Whether the text of the article can be shown here.
  ///
  /// A container that reads the site cannot show an article with such a container: the article could show the first one.
  private var showsText: Bool {
    guard scope.place != .page, let entry, entry.readsSite else { return true }
    scope.report(SiteProblem.circularContainer(entry.path).diagnostic())
    return false
  }

  /// The beginning of the article as plain text.
  public var summary: String {
    recordRead(of: .summary)
    return summaryText
  }

  /// The article as a view, for layouts.
  public var article: PageArticle {
    for property in PageArticle.assetProperties { recordRead(of: property) }
    return PageArticle(bytes: content, requiredAssets: requiredAssets { scope.renderings.listed($0) })
  }

  /// The excerpt as a view, for lists of pages: the text before `<!-- more -->`, or the first paragraphs.
  public var excerpt: PageArticle {
    if let page = scope.page {
      for property in PageArticle.assetProperties { scope.reads.record(property, of: page) }
    }
    return PageArticle(bytes: excerptMarkup, requiredAssets: requiredAssets { scope.renderings.excerpt(of: $0) })
  }

  /// Returns the assets that the page requires, or, in a container, those of the part of the article that it shows.
  private func requiredAssets(_ part: (Int) -> ArticleRenderings.Part) -> [Asset] {
    guard scope.place == .container, index != scope.page, let entry = page.entry, !site.entries[entry].readsSite
    else { return scope.requiredAssets.assets }
    return part(entry).assets
  }

  private var summaryText: String { page.entry.map { scope.renderings.summary(of: $0) } ?? "" }
}

/// The article of a page as a view: its HTML, and the assets that it requires.
public struct PageArticle: UnaryPrimitive {
  package let bytes: [UInt8]
  package let requiredAssets: [Asset]

  /// The properties of a page that an article as a view depends on, besides its HTML.
  static let assetProperties: [PageProperty] = [.styles, .earlyScripts, .scripts, .modules]

  /// Writes the HTML unchanged.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    for asset in view.requiredAssets { context.needs(asset) }
    context.output.append(rendered: view.bytes.span)
  }

  /// Returns a node with the HTML.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(String(decoding: view.bytes, as: UTF8.self)), attributes: attributes)
  }
}

extension String {
  /// Returns the text, cut after a word if it is longer than a limit.
  package func shortened(to limit: Int) -> String {
    guard count > limit else { return self }
    let cut = prefix(limit - 1)
    // A text in Chinese can have a single space at its start.
    let end = cut.suffix(limit / 4).lastIndex(of: " ") ?? cut.endIndex
    return cut[..<end] + "…"
  }
}

/// A cache for the expensive properties of one page.
///
/// Templates often read a property twice: once to test whether it is empty, and once for its value.
package struct PropertyCache: ~Copyable, Sendable {
  private let values = Mutex<[(property: PageProperty, value: TemplateValue)]>([])

  /// Returns the cached value of an expensive property; computes any other value each time.
  package func value(of property: PageProperty, compute: () -> TemplateValue) -> TemplateValue {
    guard PageProperties.expensive.contains(PageProperties(property)) else { return compute() }
    if let cached = values.withLock({ $0.first { $0.property == property }?.value }) { return cached }
    let value = compute()
    values.withLock { $0.append((property, value)) }
    return value
  }
}

extension PageHandle {
  /// The pages of the authors: of the article, or on the page of an author, that author.
  ///
  /// Only sites with the taxonomy `authors` have them.
  package var profilesValue: TemplateValue {
    guard let taxonomy = site.plan.taxonomy(named: TaxonomySettings.authors) else { return .array([]) }
    let terms =
      page.taxonomy == taxonomy
      ? page.term.map { [$0] } ?? [] : page.entry.map { site.plan.terms(of: $0, in: taxonomy) } ?? []
    return .array(terms.map { profile(of: site.plan.taxonomies[taxonomy].terms[$0]) })
  }

  private func profile(of author: Taxonomy.Term) -> TemplateValue {
    let article = author.index.map { site.entries[$0] }
    let image = article.flatMap { SiteImage(of: $0, in: site) }
    let social = article?.metadata.parameters[SocialLinks.key].map { SocialLinks($0).links } ?? []
    return .record([
      "title": .text(author.name), "url": .text(scope.local(author.address)),
      "image": image.map { .text(scope.local($0.address)) } ?? .nothing, "social": .array(social.map(\.value)),
    ])
  }
}
