import Assets
import Diagnostics
import Mustache
import Records
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

  /// Reports templates in another format, and assets outside of `assets`, with one diagnostic for each kind.
  static func unreadFiles(
    _ paths: Set<String>, in folder: String, _ sources: inout SourceMap
  ) -> [Diagnostic] {
    let unread = paths.inByteOrder { $0 }.filter { path in
      !path.hasPrefix(ThemeWords.folder) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return [templateEndings, assetEndings].compactMap { endings in
      let paths = unread.filter { path in endings.contains { path.lowercased().hasSuffix($0) } }
      guard let first = paths.first else { return nil }
      let problem: ContentProblem =
        endings == assetEndings
        ? .misplacedAsset(path: first, folder: folder, others: paths.count - 1)
        : .foreignTemplate(path: first, others: paths.count - 1)
      return problem.diagnostic(at: .start(of: sources.add(SourceFile(path: "\(folder)/\(first)", utf8: []))))
    }
  }

  private static let templateEndings = [
    ".html", ".htm", ".hbs", ".handlebars", ".liquid", ".njk", ".jinja", ".jinja2", ".j2", ".twig", ".ejs", ".pug",
  ]
  private static let assetEndings = [".css", ".js", ".mjs", ".woff", ".woff2", ".ttf", ".otf"]

  /// Reports the custom properties in the site's own stylesheets that no stylesheet, script or template reads.
  ///
  /// They are most likely misspelt: `--acent` changes nothing. `packaged` are the files of Swift code, and `texts` the
  /// templates that are not built in.
  static func tokens(
    in files: [ThemeAsset.File], except packaged: Set<String>, templates texts: [[UInt8]]
  ) -> [Diagnostic] {
    let styles = files.filter(\.isStyle)
    guard styles.contains(where: { $0.source != nil && !$0.isBuiltIn }) else { return [] }
    let properties = styles.map { ($0, CustomProperties(of: $0.bytes)) }
    // A malformed stylesheet may read anything.
    guard properties.allSatisfy({ $1 != nil }) else { return [] }
    let read = properties.reduce(into: Set<String>()) { $0.formUnion($1.1?.read ?? []) }
    let others = files.filter { $0.stem != nil && !$0.isStyle }.map(\.bytes) + texts
    return properties.flatMap { file, properties in
      (file.isBuiltIn || packaged.contains(file.path) ? [] : properties?.set ?? []).compactMap { token in
        let isRead = read.contains(token.name) || others.contains { $0.firstRange(of: token.name.utf8) != nil }
        guard !isRead, let source = file.source else { return nil }
        let problem = SiteProblem.unreadToken(token.name, names: read.sorted())
        return problem.diagnostic(at: SourceRange(source, token.range))
      }
    }
  }
}
