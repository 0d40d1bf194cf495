/// The templates of the shortcodes that a site for Hugo defines, by name.
struct HugoShortcodeTemplates: Sendable {
  private var templates: [String: HugoShortcodeTemplate] = [:]

  /// Reads the templates of a site and of its themes; those of the site win.
  static func read(from site: ForeignSite) -> HugoShortcodeTemplates {
    var result = HugoShortcodeTemplates()
    for path in site.paths where path.contains("layouts/shortcodes/") || path.contains("layouts/_shortcodes/") {
      let isOwn = path.hasPrefix("layouts/")
      guard isOwn || path.hasPrefix("themes/"), ["html", "md"].contains(path.fileExtension) else { continue }
      let name = ["/shortcodes/", "/_shortcodes/"].lazy.compactMap { path.path(behind: $0) }.first ?? path
      let key = name.withoutExtension
      guard isOwn || result.templates[key] == nil, let text = site.text(path) else { continue }
      result.templates[key] = HugoShortcodeTemplate(text)
    }
    return result
  }

  subscript(name: String) -> HugoShortcodeTemplate? { templates[name] }

  /// Whether a template shows other sites in frames.
  var usesFrames: Bool { templates.values.contains { $0.usesFrames } }
}

extension String {
  /// The part behind the first occurrence of a text, or `nil` without one.
  fileprivate func path(behind text: String) -> String? {
    firstRange(of: text).map { String(self[$0.upperBound...]) }
  }
}
