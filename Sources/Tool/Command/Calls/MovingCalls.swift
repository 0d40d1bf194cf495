package import Handles

/// The commands that read sites of other generators.
///
/// They are part of the tool alone: the program of a site with Swift code would compile their converters for nothing.
package struct MovingCommands: Sendable {
  package typealias Importer = @Sendable (ImportCall, SiteCode) -> ExitStatus
  package typealias Comparer = @Sendable (CompareCall) -> ExitStatus

  let importSite: Importer
  let compareSites: Comparer
  /// Returns the name of the generator whose site has files with some paths.
  let generator: @Sendable (_ paths: [String]) -> String?

  package init(
    importSite: @escaping Importer, compareSites: @escaping Comparer,
    generator: @escaping @Sendable (_ paths: [String]) -> String?
  ) {
    (self.importSite, self.compareSites, self.generator) = (importSite, compareSites, generator)
  }

  /// The commands of the program of a site with Swift code: both refuse to run.
  static let none = MovingCommands(
    importSite: { _, _ in .refusing("the program of a site has no `import`; use the tool `garland`") },
    compareSites: { _ in .refusing("the program of a site has no `compare`; use the tool `garland`") },
    generator: { _ in nil })
}

/// The arguments of `garland import`.
package struct ImportCall: Equatable, Sendable {
  /// The folder of the old site, or its export file.
  package let source: String
  /// The folder of the new site.
  package let output: String
  /// The name of the generator; `nil` detects it.
  package var generator: String?
  package var isDryRun = false
  package var keepsComments = false
  /// Whether the report lists every place.
  package var isVerbose = false
  package var isJSON = false

  static let flags: Set<String> = ["--dry-run", "--comments", "--verbose"]
  static let values: Set<String> = ["--from", "--format"]

  /// The names of the generators, for people; a test compares them with the importers.
  static let generators =
    "pelican, mkdocs, vitepress, astro, eleventy, publish, hexo, jekyll, zola, hugo, docusaurus, mdbook, ghost, wordpress, "
    + "markdown"

  static func read(_ arguments: Arguments) -> Result<ImportCall, InvocationMistake> {
    let isDryRun = arguments.flags.contains("--dry-run")
    guard arguments.rest.count == 2 || isDryRun && arguments.rest.count == 1 else { return .failure(.wrongImport) }
    var call = ImportCall(
      source: arguments.rest[0], output: arguments.rest.count == 2 ? arguments.rest[1] : "",
      generator: arguments.values["--from"], isDryRun: isDryRun,
      keepsComments: arguments.flags.contains("--comments"), isVerbose: arguments.flags.contains("--verbose"))
    switch arguments.values["--format"] {
    case nil, "text": break
    case "json": call.isJSON = true
    case let text?: return .failure(.wrongValue("--format", text, expected: "text or json"))
    }
    return .success(call)
  }

  /// Whether a name that begins with a dot can belong to a site.
  package static func isListed(_ name: String) -> Bool {
    [".eleventy.js", ".eleventy.cjs", ".eleventyignore", ".vitepress", ".well-known", ".nojekyll"].contains(name)
  }
}

/// The arguments of `garland compare`.
package struct CompareCall: Equatable, Sendable {
  /// The folder of the old site, or its sitemap.
  package let old: String
  package let new: String
  package var isJSON = false
  /// The path of the HTML report.
  package var page: String?

  static let values: Set<String> = ["--format", "--html"]

  static func read(_ arguments: Arguments) -> Result<CompareCall, InvocationMistake> {
    guard arguments.rest.count == 2 else { return .failure(.wrongSites) }
    var call = CompareCall(old: arguments.rest[0], new: arguments.rest[1], page: arguments.values["--html"])
    switch arguments.values["--format"] {
    case nil, "text": break
    case "json": call.isJSON = true
    case let text?: return .failure(.wrongValue("--format", text, expected: "text or json"))
    }
    return .success(call)
  }
}
