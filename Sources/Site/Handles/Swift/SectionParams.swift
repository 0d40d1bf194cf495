import Addresses
import Articles
package import Diagnostics
import Mustache
import Parsing
package import Planning

/// The Swift type of the `params` of all articles in a section.
///
/// ```swift
/// struct Recipe: Decodable { let servings: Int, ingredients: [String] }
///
/// SiteCode(params: [SectionParams("recipes", as: Recipe.self)])
/// ```
///
/// Each build checks all articles of the section. A value of another kind, or a missing one, is an error with its place.
public struct SectionParams: Sendable {
  fileprivate let section: String
  private let problem: @Sendable (Entry) -> Diagnostic?

  /// Creates the type of a section, such as `recipes`, and of the sections in it.
  public init<Value: Decodable & SendableMetatype>(_ section: String, as type: Value.Type) {
    self.section = SectionPath.canonical(section)
    problem = { $0.parameters(as: type).problem }
  }

  /// Returns the problems with the articles of an edition.
  package func problems(in site: PlannedSite) -> [Diagnostic] {
    site.entries.compactMap { entry in
      entry.place.role == .article && entry.isIn(section) ? problem(entry) : nil
    }
  }
}

extension SiteCode {
  /// Returns the problems with articles that do not fit the types of their sections, and with sections without articles.
  package func sectionProblems(in editions: [PlannedSite]) -> [Diagnostic] {
    let known = Set(editions.flatMap { $0.plan.sections.map(\.path) })
    let named = params.map(\.section) + hooks.compactMap { $0.registered?.section }
    let unknown = named.filter { !known.contains($0) }
      .map { SiteProblem.unknownSection($0, names: known.sorted()).diagnostic() }
    return unknown + editions.flatMap { edition in params.flatMap { $0.problems(in: edition) } }
  }
}

extension PageHandle {
  /// Returns the `params` in the front matter as a Swift type, or `nil` if they do not fit the type.
  ///
  /// ```swift
  /// if let recipe = page.params(as: Recipe.self) { Text("\(recipe.servings) servings") }
  /// ```
  ///
  /// A value of another kind, or a missing one, is an error with its place. Each key of the author is the name of a
  /// property, or of a case in `CodingKeys`.
  public func params<Value: Decodable>(as type: Value.Type) -> Value? {
    scope.reads.record(.params, of: index)
    guard let entry else { return nil }
    let (value, problem) = entry.parameters(as: type)
    if let problem { scope.report(problem) }
    return value
  }
}

extension Entry {
  /// Decodes the parameters.
  fileprivate func parameters<Value: Decodable>(as type: Value.Type) -> (value: Value?, problem: Diagnostic?) {
    let node = DataNode(.map(metadata.parameters), at: 0..<0)
    do throws(DecodingError) {
      return (try SiteValueDecoder.decode(type, from: TemplateValue(node)), nil)
    } catch {
      let (context, range) = (error.place, node.part(at: error.place.codingPath[...]).range)
      let problem = SiteProblem.unfitParameters(context.path, "\(type)", reason: context.debugDescription)
      return (nil, problem.diagnostic(at: range.isEmpty ? .start(of: source) : SourceRange(source, range)))
    }
  }
}
