import Articles
package import Mustache
import Planning

/// A section as templates and Swift see it.
public final class SectionHandle: NamedObject, PropertyObject {
  package enum Property: String, TemplateProperty {
    case name, title, titleHTML = "title_html", url, description, count, posts, sections

    package static let names = allCases.map(\.rawValue)
    package static let table = makeTable()
  }

  package let index: Int
  package let scope: HandleScope

  package init(_ index: Int, in scope: HandleScope) {
    self.index = index
    self.scope = scope
  }

  /// The names of all properties.
  package var names: [String] { Property.names }

  package var subjectName: SubjectName { scope.site.name(of: .section(index)) }

  /// The text by which lists of handles are sorted.
  package var order: String? {
    // A section's name is a part of its path, which identifies the section. So the name of a section cannot change, and
    // `order` need not record a read.
    scope.site.plan.sections[index].name
  }

  /// Returns the value of a property.
  package func value(of property: Property) -> TemplateValue? {
    scope.reads.record(property, of: .section(index))
    let section = scope.site.plan.sections[index]
    switch property {
    case .name: return .text(section.name)
    case .title: return .text(section.title)
    case .titleHTML: return .title(section.heading)
    case .url: return .text(scope.local(section.address))
    case .description:
      return section.index.flatMap { scope.site.entries[$0].metadata.description }.map { .text($0) } ?? .nothing
    case .count: return .integer(section.entries.count)
    case .posts: return .pages(section.entries, in: scope)
    case .sections: return .array(section.sections.map { .object(SectionHandle($0, in: scope)) })
    }
  }
}

/// A taxonomy as templates and Swift see it.
public final class TaxonomyHandle: NamedObject, PropertyObject {
  package enum Property: String, TemplateProperty {
    case name, title, titleHTML = "title_html", url, terms

    package static let names = allCases.map(\.rawValue)
    package static let table = makeTable()
  }

  package let index: Int
  package let scope: HandleScope

  package init(_ index: Int, in scope: HandleScope) {
    self.index = index
    self.scope = scope
  }

  /// The names of all properties.
  package var names: [String] { Property.names }

  package var subjectName: SubjectName { scope.site.name(of: .taxonomy(index)) }

  /// Returns the value of a property.
  package func value(of property: Property) -> TemplateValue? {
    scope.reads.record(property, of: .taxonomy(index))
    let taxonomy = scope.site.plan.taxonomies[index]
    switch property {
    case .name: return .text(taxonomy.settings.name)
    case .title: return .text(taxonomy.title)
    case .titleHTML: return .title(taxonomy.heading)
    case .url: return .text(scope.local(taxonomy.address))
    case .terms: return .array(taxonomy.terms.indices.map { .object(TermHandle($0, of: index, in: scope)) })
    }
  }
}

/// A term of a taxonomy, such as a tag, as templates and Swift see it.
///
/// The series of an article is a term, too; it also has the position of the article in the series, and the posts nearby.
public final class TermHandle: NamedObject, PropertyObject {
  package enum Property: String, TemplateProperty {
    case title, titleHTML = "title_html", url, count, posts
    // The properties of a series that depend on its article.
    case position, nearby, nearbyStart = "nearby_start", isLong = "is_long"

    package static let names = allCases.map(\.rawValue)
    package static let table = makeTable()

    /// Whether the property exists only for the series of an article.
    var isOfSeries: Bool { [.position, .nearby, .nearbyStart, .isLong].contains(self) }
  }

  /// The maximum number of posts in `nearby`.
  ///
  /// A list of the whole series on the page of each post took 8.6 seconds for 4,000 posts.
  private static let nearbyLimit = 25

  package let index: Int
  package let taxonomy: Int
  package let scope: HandleScope
  /// The article, if a template reads the term as the series of an article; otherwise `nil`.
  private let entry: Int?

  package init(_ index: Int, of taxonomy: Int, in scope: HandleScope, entry: Int? = nil) {
    self.index = index
    self.taxonomy = taxonomy
    self.scope = scope
    self.entry = entry
  }

  /// The names of all properties.
  package var names: [String] { Property.allCases.filter { entry != nil || !$0.isOfSeries }.map(\.rawValue) }

  private var term: Subject { .term(index, of: taxonomy) }
  private var subject: Subject { entry.map { .part(index, of: taxonomy, entry: $0) } ?? term }

  package var subjectName: SubjectName { scope.site.name(of: subject) }

  /// The text by which lists of handles are sorted.
  package var order: String? {
    scope.reads.record(Property.title, of: term)
    return scope.site.plan.taxonomies[taxonomy].terms[index].name
  }

  /// Returns the value of a property.
  package func value(of property: Property) -> TemplateValue? {
    // All articles of a series share the properties of its term, so that a build hashes their values once.
    scope.reads.record(property, of: property.isOfSeries ? subject : term)
    let term = scope.site.plan.taxonomies[taxonomy].terms[index]
    switch property {
    case .title: return .text(term.name)
    case .titleHTML: return .title(term.heading)
    case .url: return .text(scope.local(term.address))
    case .count: return .integer(term.entries.count)
    case .posts: return .pages(term.entries, in: scope)
    case .position: return offset.map { .integer($0 + 1) }
    case .nearby: return .pages(Array(term.entries[nearbyRange]), in: scope)
    case .nearbyStart: return nearbyRange.lowerBound > 0 ? .integer(nearbyRange.lowerBound + 1) : .nothing
    case .isLong: return .flag(nearbyRange.count < term.entries.count)
    }
  }

  /// The position of the article in the series, from 0.
  private var offset: Int? { entry.flatMap { scope.site.plan.taxonomies[taxonomy].position(of: $0, in: index) } }

  /// The range of the posts around the article.
  private var nearbyRange: Range<Int> {
    let posts = scope.site.plan.taxonomies[taxonomy].terms[index].entries.indices
    return posts.window(of: Self.nearbyLimit, around: offset ?? 0)
  }
}

extension SectionHandle: Identifiable {
  /// The path of the section's folder, which identifies the section.
  public var id: String { scope.site.plan.sections[index].path }

  private func read(_ property: Property) -> TemplateValue { value(of: property) ?? .nothing }

  /// The name of the section's folder.
  public var name: String { read(.name).string ?? "" }

  /// The title.
  public var title: String { read(.title).string ?? "" }

  /// The address for a link.
  public var url: String { read(.url).string ?? "" }

  /// The `description` in the front matter of the section.
  public var description: String? { read(.description).string }

  /// The number of articles in the section.
  public var count: Int { read(.count).integer ?? 0 }

  /// The articles in the section, in the order of the section.
  public var posts: [PageHandle] { read(.posts).handles() }

  /// The sections in the section.
  public var sections: [SectionHandle] { read(.sections).handles() }
}

extension TaxonomyHandle: Identifiable {
  /// The name, which identifies the taxonomy.
  public var id: String { scope.site.plan.taxonomies[index].settings.name }

  private func read(_ property: Property) -> TemplateValue { value(of: property) ?? .nothing }

  /// The name, such as `tags`.
  public var name: String { read(.name).string ?? "" }

  /// The title, such as `Tags`.
  public var title: String { read(.title).string ?? "" }

  /// The address for a link to the list of terms.
  public var url: String { read(.url).string ?? "" }

  /// The terms.
  public var terms: [TermHandle] { read(.terms).handles() }
}

extension TermHandle: Identifiable {
  /// The path of the term's page in the site, which identifies the term.
  public var id: String { scope.site.plan.taxonomies[taxonomy].terms[index].address }

  private func read(_ property: Property) -> TemplateValue { value(of: property) ?? .nothing }

  /// The title, such as `Rye bread`.
  public var title: String { read(.title).string ?? "" }

  /// The address for a link to the articles with this term.
  public var url: String { read(.url).string ?? "" }

  /// The number of articles with this term.
  public var count: Int { read(.count).integer ?? 0 }

  /// The articles with this term.
  public var posts: [PageHandle] { read(.posts).handles() }

  /// The position of the article in its series, from 1; `nil` for a term that is not read through `series`.
  public var position: Int? { read(.position).integer }

  /// The posts of a series around the article.
  public var nearby: [PageHandle] { read(.nearby).handles() }

  /// The position of the first of the posts `nearby`; `nil` if they begin with the series.
  public var nearbyStart: Int? { read(.nearbyStart).integer }

  /// Whether the series has more posts than `nearby`.
  public var isLong: Bool { read(.isLong).isSet }
}
