package import Articles
import Containers
package import Diagnostics
import Mustache

/// The containers of a site with the assets of its theme, for `garland test containers`.
package struct ThemeContainers: Sendable {
  /// All containers that articles can use.
  package let registry: ContainerRegistry
  /// The names of the containers that are templates.
  package let templates: Set<String>
  /// The errors and warnings of the templates.
  package let diagnostics: [Diagnostic]
  /// The sources of the diagnostics.
  package let sources: SourceMap
  private let files: ThemeFiles

  /// Reads the containers of a folder of templates, and adds those of Swift code and of Garland.
  package init(_ folder: any SourceFolder, code: RegisteredCode) {
    var sources = SourceMap()
    let theme = ThemeFiles(
      folder, code, filters: .site(at: SiteAddress(), SiteSettings()), SiteSettings(), at: SiteAddress(), after: [],
      sources: &sources)
    registry = .standard(with: code.containers, templates: theme.containers)
    templates = Set(theme.containers.map(\.name))
    diagnostics = theme.diagnostics
    files = theme
    self.sources = sources
  }

  /// Returns the text of the asset that views require by a URL; `nil` if the theme has no such file.
  package func text(ofAssetAt url: String) -> String? {
    files.assets[String(url.drop { $0 == "/" })].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns where a missing asset is, if the folder has it in a place that is not read.
  package func unreadPlace(ofAssetAt url: String) -> String? { files.unreadPlace(ofAssetAt: url) }
}

extension RegisteredCode {
  /// Returns the containers for the articles of a site.
  ///
  /// Containers in Swift take precedence over templates, and templates over the built-in containers.
  package func registry(templates: any SourceFolder) -> ContainerRegistry {
    // The built-in theme has no containers, so it need not be read.
    guard (templates.paths + files.keys).contains(where: { $0.hasPrefix("containers/") && TemplateName.matches($0) })
    else {
      return .standard(with: containers)
    }
    var sources = SourceMap()
    let theme = ThemeFiles(
      templates, self, filters: .site(at: SiteAddress(), SiteSettings()), SiteSettings(), at: SiteAddress(), after: [],
      sources: &sources)
    return .standard(with: containers, templates: theme.containers)
  }
}
