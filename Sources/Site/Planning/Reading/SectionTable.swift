import Addresses
package import Articles
package import Diagnostics
import Parsing

/// The settings of sections for their articles, from each `_index.md`.
package struct SectionTable: Sendable {
  /// The settings, by the path of the section.
  package private(set) var settings: [String: SectionSettings] = [:]
  /// The containers around the articles of sections, by the path of the section.
  private(set) var bodyContainers: [String: Container] = [:]
  /// How sections and the home page look in the main edition, by path; an edition without their texts has it, too.
  package private(set) var shared: [String: ArticleMetadata] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  /// Returns the variables of each section that declares some, with those of the sections around it, and of the site.
  ///
  /// The command line sets values that hold everywhere.
  func variables(_ site: SiteVariables?, setting values: [String: String]) -> [String: SiteVariables] {
    let fixed = SiteVariables(values: values)
    var variables = ["": fixed.withDefaults(site ?? SiteVariables())]
    for (path, section) in settings.sorted(by: { $0.key < $1.key }) {
      guard let own = section.variables else { continue }
      let outer = SectionPath.chain(to: path).reversed().lazy.compactMap { variables[$0] }.first ?? variables[""]
      variables[path] = fixed.withDefaults(own).withDefaults(outer ?? fixed)
    }
    return variables
  }

  /// Reads the settings from the published articles, and finds the containers that they name.
  ///
  /// The settings of `borrowed`, from another edition, hold without addresses that only one edition can have.
  init(_ articles: [PlacedArticle], borrowing borrowed: [PlacedArticle], containers: ContainerRegistry) {
    var indexes: [String: PlacedArticle] = [:]
    for article in borrowed {
      var settings = SectionSettings.read(article.frontMatter).value
      settings.feeds?.removeAll { $0.path?.hasPrefix("/") ?? false }
      self.settings[article.place.section] = settings
      shared[article.place.section] = SharedFrontMatter.metadata(of: article.file)
    }
    for article in articles where article.place.role != .article {
      let section = article.place.section
      let (settings, problems) = SectionSettings.read(article.frontMatter)
      diagnostics += problems
      self.settings[section] = self.settings[section].map { settings.withDefaults($0) } ?? settings
      indexes[section] = indexes[section] ?? article
    }
    for (path, section) in settings.sorted(by: { $0.key < $1.key }) {
      guard let name = section.postContainer else { continue }
      bodyContainers[path] = containers[name]
      guard containers[name] == nil, let index = indexes[path] else { continue }
      let range = index.metadata.parameters["post_container"].map { SourceRange(index.file.source, $0.range) }
      diagnostics.append(SiteProblem.missingContainer(name, names: containers.names).diagnostic(at: range))
    }
  }
}
