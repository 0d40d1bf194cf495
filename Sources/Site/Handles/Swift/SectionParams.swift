import Addresses
import Articles
import Dates
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
  /// Returns whether the type has a property for a key of front matter.
  private let declares: @Sendable (String) -> Bool

  /// Creates the type of a section, such as `recipes`, and of the sections in it.
  public init<Value: Decodable & SendableMetatype>(_ section: String, as type: Value.Type) {
    self.section = SectionPath.canonical(section)
    problem = { $0.parameters(as: type) { .utc }.problem }
    declares = KeyFinder.keys(of: type)
  }

  /// Returns the problems with the articles of an edition.
  package func problems(in site: PlannedSite) -> [Diagnostic] {
    site.entries.compactMap { entry in
      entry.place.role == .article && entry.isIn(section) ? problem(entry) : nil
    }
  }

  /// Returns the places of the keys that the type declares, in articles of the section and in `defaults` for them.
  fileprivate func declaredKeys(in site: PlannedSite) -> [SourceRange] {
    site.entries.filter { $0.isIn(section) }.flatMap { entry in
      let parameters = entry.metadata.parameters
      let map = entry.place.role == .article ? parameters : parameters[FolderDefaults.key]?.map
      // A key such as `status` keeps its meaning, and with it the errors about it.
      return (map?.entries ?? []).filter { declares($0.key) && FrontMatterRules.doubt(about: $0) != .noValue }
        .map { SourceRange(entry.source, $0.keyRange) }
    }
  }
}

/// Finds the keys of a type: a decoder that decodes nothing, but throws what it learns of the keys.
private struct KeyFinder: Decoder {
  struct Found: Error {
    let contains: @Sendable (String) -> Bool
  }

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Returns whether a text is a key of a type; a dictionary, which takes all keys, declares none.
  static func keys(of type: any Decodable.Type) -> @Sendable (String) -> Bool {
    do { _ = try type.init(from: KeyFinder()) } catch let found as Found where !found.contains("\u{0}") {
      return found.contains
    } catch {}
    return { _ in false }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw Found { Key(stringValue: $0) != nil }
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Found { _ in false } }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Found { _ in false } }
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

  /// Returns diagnostics without doubts about the spelling of keys that a type declares: there, `tested` is not a
  /// misspelt `listed`.
  package func withoutDoubts(_ diagnostics: [Diagnostic], in editions: [PlannedSite]) -> [Diagnostic] {
    let doubts: [DiagnosticCode] = ["front-matter.misspelt-key", "front-matter.unclear-publication"]
    guard !params.isEmpty, diagnostics.contains(where: { doubts.contains($0.code) }) else { return diagnostics }
    let declared = Set(editions.flatMap { edition in params.flatMap { $0.declaredKeys(in: edition) } })
    return diagnostics.filter { !doubts.contains($0.code) || !($0.location.map(declared.contains) ?? false) }
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
    let (value, problem) = entry.parameters(as: type) { SiteHandle(self.scope).timeZone }
    if let problem { scope.report(problem) }
    return value
  }
}

extension Entry {
  /// Decodes the parameters.
  fileprivate func parameters<Value: Decodable>(
    as type: Value.Type, in zone: @escaping () -> NamedZone
  ) -> (value: Value?, problem: Diagnostic?) {
    let node = DataNode(.map(metadata.parameters), at: 0..<0)
    do throws(DecodingError) {
      return (try SiteValueDecoder.decode(type, from: TemplateValue(node), in: zone), nil)
    } catch {
      let (context, range) = (error.place, node.part(at: error.place.codingPath[...]).range)
      let problem = SiteProblem.unfitParameters(context.path, "\(type)", reason: context.debugDescription)
      return (nil, problem.diagnostic(at: range.isEmpty ? .start(of: source) : SourceRange(source, range)))
    }
  }
}
