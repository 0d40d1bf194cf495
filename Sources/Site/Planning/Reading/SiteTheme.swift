package import Articles
import Containers
package import Diagnostics
import Mustache
package import Records

/// The theme of a site with its words, and the containers that articles can use.
package struct SiteTheme: Sendable {
  package let files: ThemeFiles
  package private(set) var words: SiteWords
  package let containers: ContainerRegistry
  /// The hash of the containers that are templates.
  package let containersHash: ContentHash
  /// The names of all templates, and of the layouts in Swift.
  package let layouts: [String]

  /// The names of parameters of pages that a template reads.
  package var parameterNames: Set<String> { files.library.names(below: "params") }

  package var diagnostics: [Diagnostic] { files.diagnostics + words.diagnostics }

  /// Reads a folder of templates.
  init(
    _ templates: any SourceFolder, _ site: BuildSettings, _ code: RegisteredCode, after indexes: [AssetIndex],
    _ sources: inout SourceMap
  ) {
    let files = ThemeFiles(
      templates, code, filters: .site(at: site.address, site.settings), site.settings, at: site.address, after: indexes,
      sources: &sources)
    self.files = files
    words = SiteWords(templates, site.settings, sources: &sources)
    containers = .standard(with: code.containers.map { files.styled($0) }, templates: files.containers)
    containersHash = files.hash(ofContainersBeside: code)
    layouts = files.library.names + code.layouts.map(\.name)
  }

  /// Returns the theme with the words of a language.
  func inLanguage(_ language: String) -> SiteTheme {
    var theme = self
    theme.words = words.inLanguage(language)
    return theme
  }
}
