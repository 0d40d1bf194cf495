import Diagnostics
import Garland
import Planning
import Sites
import TestSupport
import Testing

/// A site in memory, with short templates, for tests of addresses.
struct AddressedSite {
  let site: BuiltSite

  /// Builds a site from lines of `site.yml` and other files, with a template that reads a parameter of pages.
  init(
    settings: String = "", _ files: [String: String], reading parameter: String? = nil,
    after before: AddressedSite? = nil
  ) {
    var files = files
    files["site.yml"] = "title: T\nurl: https://example.org/\n\(settings)\n"
    let item = "{{title}}{{#pages.numbers}}{{#url}} {{.}}{{/url}}{{/pages.numbers}}"
    var templates = ["base": "", "archive": "", "search": "", "404": "", "taxonomy": "{{title}}"]
    for name in ["home", "section", "term"] { templates[name] = "\(name)|\(item)|{{#posts}}{{url}} {{/posts}}" }
    for name in ["post", "page", "own"] {
      templates[name] = """
        \(name)|{{title}}|{{date | format: "yyyy-MM-dd"}}|{{#tags}}{{title}},{{/tags}}|{{#next}}{{url}}{{/next}}|\
        {{params.mood}}|{{{content}}}
        """
    }
    if let parameter { templates["own"]? += "{{params.\(parameter)}}" }
    let folder = FolderInMemory(
      "Templates", Dictionary(templates.map { ("\($0).mustache", $1) }) { first, _ in first })
    let build = SiteBuild(
      content: FolderInMemory("Content", files), templates: folder,
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest))
    site = build.run(after: before?.site)
  }

  /// The addresses of the pages of articles, by the path of the article.
  var addresses: [String: String] {
    Dictionary(site.pages.compactMap { page in page.article.map { ($0, page.address) } }) { first, _ in first }
  }

  /// The addresses of all pages.
  var pages: Set<String> { Set(site.pages.map(\.address)) }

  /// The paths of copied files in the output, by the path of their source.
  var copies: [String: String] {
    Dictionary(
      site.files.compactMap { file in
        switch file.content {
        case .copy(let source), .cleanCopy(let source): (source, file.path)
        default: nil
        }
      }
    ) { first, _ in first }
  }

  /// The codes of the errors and warnings with their positions, except for names in the templates of this test.
  var problems: [String] {
    site.diagnostics.filter { $0.code != "templates.unknown-name" }.map { diagnostic in
      guard let location = diagnostic.location, let file = site.sources[location.source] else {
        return "\(diagnostic.code)"
      }
      let position = file.position(at: location.bytes.lowerBound)
      return "\(file.path):\(position.line):\(position.column) \(diagnostic.code)"
    }
  }

  /// The messages of the errors and warnings.
  var messages: String { site.diagnostics.map(\.message).joined(separator: "\n") }

  /// The text of a file in the output.
  subscript(path: String) -> String? {
    site.files.first { $0.path == path }.flatMap { file in
      if case .bytes(let bytes) = file.content { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  /// All files in the output.
  var files: [String: SiteOutput.Content] {
    Dictionary(site.files.map { ($0.path, $0.content) }) { first, _ in first }
  }
}
