import Garland
import Planning
import Sites
import TestSupport

/// Sites in several languages, in memory.
enum LanguageSite {
  static let languages = "languages: {en: {name: English}, fr: {name: Français, title: Le site}, ar: {name: العربية}}"

  static func build(
    _ files: [String: String], settings: String = languages, templates: [String: String] = [:], future: Bool = false,
    at address: String? = nil, after before: BuiltSite? = nil
  ) -> BuiltSite {
    var files = files
    files["site.yml"] = "title: Site\nurl: https://example.org/\nlanguage: en\n\(settings)\n"
    var options = SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    options.showsFuture = future
    options.address = address.flatMap { SiteAddress($0) }
    return SiteBuild(
      content: FolderInMemory("Content", files), templates: FolderInMemory("Templates", templates), options: options
    ).run(after: before)
  }

  static func article(_ title: String, _ keys: String = "", _ text: String = "Text.") -> String {
    "---\ntitle: \(title)\n\(keys)\n---\n\n\(text)\n"
  }

  /// Returns the alternate versions that a page names, by language.
  static func versions(in page: String?) -> [String: String] {
    let links = (page ?? "").matches(of: /<link rel="alternate" hreflang="(.*?)" href="(.*?)">/)
    return Dictionary(links.map { (String($0.1), String($0.2)) }) { first, _ in first }
  }
}
