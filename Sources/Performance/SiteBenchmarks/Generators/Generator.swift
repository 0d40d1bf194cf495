/// A program that makes sites, and how it is asked for the site that all of them are asked for.
protocol Generator: Sendable {
  /// What it is called in tables.
  var name: String { get }
  /// The name of the program.
  var program: String { get }
  /// What makes it print its version.
  var versionCall: [String] { get }
  /// The folders beside the sources in which it keeps what it may use again.
  var caches: [String] { get }
  /// The folder in which its index begins.
  var indexFolder: String { get }
  /// What it cannot make by itself.
  var omissions: [OutputKind] { get }
  /// That of which its theme decides how many there are.
  var variations: [OutputKind] { get }
  /// What is to be known of how it was asked.
  var remark: String { get }

  /// Its settings and its theme.
  func settings(highlighting: Bool) -> [SiteFile]
  /// The file of a post; nothing where the post has no place in its sources.
  func source(_ post: Post) -> SiteFile?
  /// What it is called with, in the folder of the site, to write `SiteFile.output`.
  func call(_ mode: Mode) -> [String]
  /// Whether there is something to measure.
  func takes(_ mode: Mode) -> Bool
  /// What it is to write.
  func plan(_ heads: some Sequence<PostHead>) -> Plan
}

extension Generator {
  var versionCall: [String] { ["--version"] }
  var caches: [String] { [] }
  var indexFolder: String { "" }
  var omissions: [OutputKind] { [] }
  var variations: [OutputKind] { [] }
  func takes(_ mode: Mode) -> Bool { mode != .uncached }
  func plan(_ heads: some Sequence<PostHead>) -> Plan { Plan(heads) }
}

/// A file of a site's sources.
struct SiteFile: Sendable, Equatable {
  /// The folder that the finished site is written to, in the folder of the sources.
  static let output = "_site"

  let path: String
  let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }
}

/// What the themes have in common.
enum Theme {
  /// The address of the site.
  static let address = "https://example.org"
  /// The only style sheet.
  static let style = """
    body{font:1rem/1.6 system-ui;max-width:44rem;margin:auto;padding:1rem}pre{overflow:auto}nav a{margin-right:1rem}

    """
}

extension PostHead {
  /// Front matter in YAML.
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
