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
  private let section: String
  private let problem: @Sendable (Entry) -> Diagnostic?

  /// Creates the type of a section, such as `recipes`, and of the sections in it.
  public init<Value: Decodable & SendableMetatype>(_ section: String, as type: Value.Type) {
    self.section = section
    problem = { $0.parameters(as: type).problem }
  }

  /// Returns the problems with the articles of an edition.
  package func problems(in site: PlannedSite) -> [Diagnostic] {
    site.entries.compactMap { entry in
      entry.place.role == .article && entry.isIn(section) ? problem(entry) : nil
    }
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
