import Articles
public import Dates
import Elements
import Mustache

/// A page as templates and Swift pages see it; what they ask is noted.
public final class PageHandle: Sendable {
  let scope: Scope
  let index: Int
  /// What it is known to be, if it is the page that is written: others are asked for little.
  let known = KnownValues()

  init(_ index: Int, in scope: Scope) {
    self.index = index
    self.scope = scope
  }

  var model: SiteModel { scope.model }
  var page: Page { model.pages[index] }
  var entry: Entry? { page.entry.map { model.entries[$0] } }

  /// The language that its dates are written in.
  var dateLanguage: DateLanguage { entry?.metadata.language.map { DateLanguage($0) } ?? model.language }

  /// Notes that a property was read.
  func note(_ property: PageProperty) { scope.reads.note(property, of: index) }
}

extension PageHandle {
  /// What the page is.
  public var kind: PageKind {
    note(.kind)
    return page.kind
  }

  /// What it is called.
  public var title: String {
    note(.title)
    if let entry, entry.place.role == .home, entry.facts.title == nil { return model.settings.title }
    if let taxonomy = page.taxonomy.map({ model.taxonomies[$0] }) {
      return page.term.map { taxonomy.terms[$0].name } ?? taxonomy.title
    }
    if let entry { return entry.title }
    if let code = page.code { return model.code.pages[code].title }
    if let section = page.section { return model.sections[section].title }
    return page.kind.title ?? model.settings.title
  }

  /// What it is about, in a sentence: what its author says, else how it begins, else what the site says of itself.
  public var description: String {
    note(.description)
    if let text = entry?.metadata.description { return text }
    guard page.entry != nil else { return model.settings.description }
    let text = summaryText
    return text.isEmpty ? model.settings.description : text.shortened(to: 160)
  }

  /// Its address as pages link to it.
  public var url: String {
    note(.url)
    return scope.local(page.address)
  }

  /// Its whole address.
  public var permalink: String {
    note(.permalink)
    return model.address.absolute(page.address)
  }

  /// The language of its text.
  public var language: String {
    note(.language)
    return entry?.metadata.language ?? model.settings.language
  }

  /// The side that its lines begin at: `ltr` or `rtl`, as its language is written.
  public var direction: String {
    note(.direction)
    return WritingDirection(of: entry?.metadata.language ?? model.settings.language).rawValue
  }

  /// When it was published.
  public var date: Instant? {
    note(.date)
    return entry?.date
  }

  /// When it was last changed.
  public var updated: Instant? {
    note(.updated)
    return entry?.updated
  }

  /// Who wrote it.
  public var authors: [String] {
    note(.authors)
    return model.authors(of: entry)
  }

  /// The HTML of its article; on the page of another, its ids differ from those there.
  public var content: [UInt8] {
    note(.content)
    if index == scope.page { return scope.body?.bytes ?? [] }
    return page.entry.map { scope.bodies.listed($0).bytes } ?? []
  }

  /// The HTML of what lists show of it.
  public var excerpt: [UInt8] {
    note(.excerpt)
    return page.entry.map { scope.bodies.excerpt(of: $0).bytes } ?? []
  }

  /// How it begins, as plain text.
  public var summary: String {
    note(.summary)
    return summaryText
  }

  /// Its article as a view, for layouts.
  public var article: PageArticle {
    for needs in [PageProperty.styles, .earlyScripts, .scripts, .modules] { note(needs) }
    return PageArticle(bytes: content, needs: scope.needs.assets)
  }

  private var summaryText: String { page.entry.map { scope.bodies.summary(of: $0) } ?? "" }
}

extension PageKind {
  /// What a page of its kind is called that has no other name.
  fileprivate var title: String? {
    switch self {
    case .archive: "Archive"
    case .notFound: "Page not found"
    default: nil
    }
  }
}

extension String {
  /// The text up to the end of a word, if it is longer than it may be.
  func shortened(to limit: Int) -> String {
    guard count > limit else { return self }
    let cut = prefix(limit - 1)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    return cut[..<end] + "…"
  }
}
