/// A site generator, and its sources for the benchmark site.
protocol BenchmarkGenerator: Sendable {
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
  func settings(highlighting: Bool) -> [BenchmarkFile]
  /// Returns the file of a post; `nil` if the post has no file.
  func source(_ post: Post) -> BenchmarkFile?
  /// Returns the list of all posts; `nil` if the generator finds them by itself.
  func list(of heads: some Sequence<PostMetadata>) -> BenchmarkFile?
  /// Returns the arguments to build the site in the current folder into `BenchmarkFile.output`.
  func call(_ mode: BuildMode) -> [String]
  /// Returns the path of the program to run, and its arguments.
  func command(_ mode: BuildMode, at program: String) -> [String]
  /// Returns whether the generator supports a mode.
  func supports(_ mode: BuildMode) -> Bool
  /// Returns the expected files.
  func plan(_ heads: some Sequence<PostMetadata>) -> Plan
}

extension BenchmarkGenerator {
  var versionCall: [String] { ["--version"] }
  var caches: [String] { [] }
  var indexFolder: String { "" }
  var omissions: [OutputKind] { [] }
  var variations: [OutputKind] { [] }
  func list(of heads: some Sequence<PostMetadata>) -> BenchmarkFile? { nil }
  func command(_ mode: BuildMode, at program: String) -> [String] { [program] + call(mode) }
  func supports(_ mode: BuildMode) -> Bool { mode != .uncached }
  func plan(_ heads: some Sequence<PostMetadata>) -> Plan { Plan(heads) }
}

/// A file of a site's sources.
struct BenchmarkFile: Sendable, Equatable {
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
enum BenchmarkTheme {
  /// The URL of the site.
  static let address = "https://example.org"
  /// The stylesheet.
  static let style = """
    body{font:1rem/1.6 system-ui;max-width:44rem;margin:auto;padding:1rem}pre{overflow:auto}nav a{margin-right:1rem}

    """

  /// Returns the template around each page; a site without a feed has no list of tags either.
  ///
  /// The arguments are in the language of the templates. `preview` is the head for Open Graph, if it differs.
  static func page(
    _ head: PageHead, preview: PageHead? = nil, site: String = "Bench", home: String = "/",
    feed: String? = "/feed.xml", style: String = "/style.css", main: String
  ) -> String {
    let preview = preview ?? head
    let feedLink = feed.map { #"<link rel="alternate" type="application/rss+xml" href="\#($0)">"# + "\n" } ?? ""
    let links = feed.map { #"<a href="/tags/">Tags</a><a href="\#($0)">Feed</a>"# } ?? ""
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(head.title) · \(site)</title>
      <meta name="description" content="\(head.description)">
      <link rel="canonical" href="\(head.address)">
      <meta property="og:title" content="\(preview.title)">
      <meta property="og:description" content="\(preview.description)">
      <meta property="og:url" content="\(preview.address)">
      \(feedLink)<link rel="stylesheet" href="\(style)">
      </head>
      <body>
      <header><nav><a href="\(home)">Home</a>\(links)</nav></header>
      <main>
      \(main)
      </main>
      <footer><p>Bench</p></footer>
      </body>
      </html>

      """
  }
}

/// What the head of a page says of it, as expressions of a template.
struct PageHead {
  let title: String
  let description: String
  let address: String
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
