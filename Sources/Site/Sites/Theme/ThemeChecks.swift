import Diagnostics
import Markup
import Mustache
import Theme

/// Checks for files and names in a site's own templates that have no effect.
enum ThemeChecks {
  /// Reports the hooks that no template shows.
  static func hooks(_ templates: [(path: String, source: SourceID)], in library: TemplateLibrary) -> [Diagnostic] {
    let hooks = templates.filter { $0.path.hasPrefix(hookFolder) }
    if hooks.isEmpty { return [] }
    let shown = library.includedNames
    let known = Theme.files.compactMap { $0.path.hasPrefix(hookFolder) ? TemplateName.of($0.path) : nil }
    return hooks.compactMap { hook in
      guard let name = TemplateName.of(hook.path), !shown.contains(name), !known.contains(name) else { return nil }
      let problem = SiteProblem.unknownHook(name, names: known.map { String($0.dropFirst(hookFolder.count)) })
      return problem.diagnostic(at: .start(of: hook.source))
    }
  }

  private static let hookFolder = "partials/hooks/"

  /// Reports the custom properties in the site's own stylesheets that no stylesheet, script or template reads.
  ///
  /// They are most likely misspelt: `--acent` changes nothing. `texts` are the texts of all templates.
  static func tokens(in files: [ThemeAsset.File], templates texts: [[UInt8]]) -> [Diagnostic] {
    let own = files.filter { $0.isStyle && $0.source != nil && !$0.isBuiltIn }
    let declared = own.flatMap { file in
      CustomProperty.declarations(in: file.bytes).map { (name: $0.name, range: $0.range, file: file) }
    }
    if declared.isEmpty { return [] }
    let linked = files.filter { $0.stem != nil }.map(\.bytes) + texts
    let read = Set(linked.flatMap { CustomProperty.reads(in: $0) })
    let known = read.sorted()
    return declared.filter { !read.contains($0.name) }.map { token in
      let range = token.file.source.map { SourceRange($0, token.range) }
      return SiteProblem.unreadToken(token.name, names: known).diagnostic(at: range)
    }
  }
}

/// A custom property of CSS, such as `--accent`.
private enum CustomProperty {
  /// Returns the names that a stylesheet declares, with their ranges.
  static func declarations(in css: [UInt8]) -> [(name: String, range: Range<Int>)] {
    names(in: css).filter { css[$0.upperBound...].first { $0 > 0x20 } == UInt8(ascii: ":") }
      .map { (String(decoding: css[$0], as: UTF8.self), $0) }
  }

  /// Returns the names that a text mentions without declaring them, such as `var(--accent)`.
  static func reads(in text: [UInt8]) -> [String] {
    names(in: text).filter { text[$0.upperBound...].first { $0 > 0x20 } != UInt8(ascii: ":") }
      .map { String(decoding: text[$0], as: UTF8.self) }
  }

  private static func names(in text: [UInt8]) -> [Range<Int>] {
    var (found, at): ([Range<Int>], Int) = ([], 0)
    while let dash = text[at...].firstIndex(of: UInt8(ascii: "-")) {
      let end = text[dash...].firstIndex { !isNamePart($0) } ?? text.count
      let isName = end - dash > 2 && text[dash + 1] == UInt8(ascii: "-") && (dash == 0 || !isNamePart(text[dash - 1]))
      if isName { found.append(dash..<end) }
      at = end
    }
    return found
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
