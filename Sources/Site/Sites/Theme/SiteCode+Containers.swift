package import Articles
import Containers
import Diagnostics

extension SiteCode {
  /// The containers that articles of a site know by name: its own, then those of its templates, then those that come with Garland.
  package func registry(templates: any SourceFolder) -> ContainerRegistry {
    // The built-in theme has none, so that a site without templates of its own need not wait for the theme.
    guard templates.paths.contains(where: { $0.hasPrefix("containers/") && TemplateName.matches($0) }) else {
      return .standard(with: containers)
    }
    var sources = SourceMap()
    let theme = ThemeFiles(
      templates, filters: .site(at: SiteAddress(), SiteSettings()), SiteSettings(), at: SiteAddress(), sources: &sources
    )
    return .standard(with: containers, templates: theme.containers)
  }
}
