public import Articles
import Containers
import Diagnostics

extension SiteCode {
  /// The containers that articles of a site know by name: its own, then those of its templates, then those that come with Garland.
  public func registry(templates: any SourceFolder) -> ContainerRegistry {
    var sources = SourceMap()
    let theme = ThemeFiles(
      templates, filters: .site(at: SiteAddress(), SiteSettings()), at: SiteAddress(), sources: &sources)
    return .standard(with: containers, templates: theme.containers)
  }
}
