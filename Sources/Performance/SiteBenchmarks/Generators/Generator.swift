/// A site generator, and its sources for the benchmark site.
protocol Generator: Sendable {
  /// The name in tables.
  var name: String { get }
  /// The name of the program.
  var program: String { get }
  /// The arguments that print the version.
  var versionCall: [String] { get }
  /// The cache folders in the folder of the sources.
  var caches: [String] { get }
  /// The output folder with the first page of the index.
  var indexFolder: String { get }
  /// The kinds of files that the generator cannot write.
  var omissions: [OutputKind] { get }
  /// The kinds of files whose number depends on the theme.
  var variations: [OutputKind] { get }
  /// A remark about the configuration.
  var remark: String { get }

  /// Returns the settings and the theme.
  func settings(highlighting: Bool) -> [SiteFile]
  /// Returns the file of a post; `nil` if the post has no file.
  func source(_ post: Post) -> SiteFile?
  /// Returns the list of all posts; `nil` if the generator finds them by itself.
  func list(of heads: some Sequence<PostMetadata>) -> SiteFile?
  /// Returns the arguments to build the site in the current folder into `SiteFile.output`.
  func call(_ mode: Mode) -> [String]
  /// Returns the path of the program to run, and its arguments.
  func command(_ mode: Mode, at program: String) -> [String]
  /// Returns whether the generator supports a mode.
  func supports(_ mode: Mode) -> Bool
  /// Returns the expected files.
  func plan(_ heads: some Sequence<PostMetadata>) -> Plan
}

extension Generator {
  var versionCall: [String] { ["--version"] }
  var caches: [String] { [] }
  var indexFolder: String { "" }
  var omissions: [OutputKind] { [] }
  var variations: [OutputKind] { [] }
  func list(of heads: some Sequence<PostMetadata>) -> SiteFile? { nil }
  func command(_ mode: Mode, at program: String) -> [String] { [program] + call(mode) }
  func supports(_ mode: Mode) -> Bool { mode != .uncached }
  func plan(_ heads: some Sequence<PostMetadata>) -> Plan { Plan(heads) }
}

/// A file of a site's sources.
struct SiteFile: Sendable, Equatable {
  /// The output folder, relative to the folder of the sources.
  static let output = "_site"

  let path: String
  let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }
}

/// The common parts of the themes.
enum Theme {
  /// The URL of the site.
  static let address = "https://example.org"
  /// The stylesheet.
  static let style = """
    body{font:1rem/1.6 system-ui;max-width:44rem;margin:auto;padding:1rem}pre{overflow:auto}nav a{margin-right:1rem}

    """
}

extension PostMetadata {
  /// Returns the front matter in YAML.
  func yaml(slug key: String = "slug", _ more: String...) -> String {
    let lines = [
      "title: \(quoted(title))", "date: \(time.iso)", "\(key): \(slug)",
      "tags: [\(tags.map(quoted).joined(separator: ", "))]", "categories: [\(quoted(category))]",
      "description: \(quoted(description))",
    ]
    return (["---"] + lines + (isDraft ? ["draft: true"] : []) + more + ["---", "", ""]).joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text { quoted += character == "\"" || character == "\\" ? "\\\(character)" : String(character) }
    return quoted + "\""
  }
}
