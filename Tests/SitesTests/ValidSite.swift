import Garland
import TestSupport

@testable import Planning
@testable import Sites

/// A small site with many features, and random changes of it to other valid values.
struct ValidSite {
  private(set) var content: [String: String]
  private(set) var templates: [String: String]
  /// The changes so far, for messages.
  private(set) var changes: [String] = []
  private var random: SeededGenerator
  private var count = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    content = Self.content
    templates = Self.templates
  }

  func build(jobs: Int = 1) -> SiteBuild {
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    options.jobs = jobs
    return SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates), options: options)
  }

  /// Makes a random change.
  mutating func change() {
    count += 1
    let articles = content.keys.filter { $0.hasSuffix(".md") }.sorted()
    let article = pick(articles)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: set(pick(Self.fields), in: article)
    case 4, 5: append(block(depth: 0), to: article)
    case 6: moveBlock(of: article)
    case 7, 8: set(pick(Self.settings))
    case 9:
      write("posts/new-\(count)/index.md", "---\ndate: \(pick(Self.dates))\n---\n# \(text())\n\n" + block(depth: 0))
    case 10: writeTemplate()
    default:
      write("posts/_index.md", "---\n\(pick(Self.sectionFields))\n\(pick(Self.sectionFields))\n---\n\(block(depth: 1))")
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private mutating func write(_ path: String, _ text: String) {
    content[path] = text
    changes.append("\(path): \(text.debugDescription)")
  }

  private mutating func text() -> String { pick(Self.texts) }

  /// Returns a text in quotes, which YAML and filters of templates read.
  private mutating func quoted() -> String {
    "\"\(text().replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// Adds a key to the front matter of an article, or replaces it.
  private mutating func set(_ field: String, in article: String) {
    guard let text = content[article] else { return }
    let line = field.replacing("TEXT", with: quoted()).replacing("NUMBER", with: "\(count)")
      .replacing("DATE", with: pick(Self.dates))
    let key = line.prefix { $0 != ":" } + ":"
    let parts =
      text.hasPrefix("---\n") ? text.dropFirst(4).split(separator: "---\n", maxSplits: 1).map { String($0) } : []
    let lines = parts.count == 2 ? parts[0].split(separator: "\n").filter { !$0.hasPrefix(key) } : []
    let body = parts.count == 2 ? parts[1] : text
    write(article, "---\n\((lines.map { String($0) } + [line]).joined(separator: "\n"))\n---\n\(body)")
  }

  /// Adds a setting, or replaces it.
  private mutating func set(_ setting: String) {
    let line = setting.replacing("TEXT", with: quoted())
    let key = line.prefix { $0 != ":" } + ":"
    let lines = (content["site.yml"] ?? "").split(separator: "\n").filter { !$0.hasPrefix(key) }
    write("site.yml", (lines.map { String($0) } + [line]).joined(separator: "\n") + "\n")
  }

  private mutating func append(_ block: String, to article: String) {
    write(article, (content[article] ?? "") + "\n" + block)
  }

  /// Exchanges the first two blocks after the heading, unless they may belong together.
  private mutating func moveBlock(of article: String) {
    var blocks = (content[article] ?? "").split(separator: "\n\n").map { String($0) }
    guard blocks.count > 3, !(blocks[1] + blocks[2]).contains(/:::|```|~~~|---|</) else { return }
    blocks.swapAt(1, 2)
    write(article, blocks.joined(separator: "\n\n") + "\n")
  }

  /// Returns a block of Markdown, or a container with blocks.
  private mutating func block(depth: Int) -> String {
    if depth < 3, Bool.random(using: &random) {
      let fence = String(repeating: ":", count: 6 - depth)
      let (opening, isLabelled, only) = pick(Self.containers)
      let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let child = only ?? block(depth: depth + 1)
        return isLabelled ? "### \(text())\n\n\(child)" : child
      }
      return "\(fence)\(opening)\n\(children.joined(separator: "\n"))\(fence)\n"
    }
    return pick(Self.blocks).replacing("TEXT", with: text()) + "\n"
  }

  /// Overrides a template or a partial by one with random tags.
  private mutating func writeTemplate() {
    let name = pick(["page", "post", "home", "section", "term", "archive", "own", "partials/line", "containers/box"])
    let tags = (0..<Int.random(in: 1...4, using: &random)).map { _ in tag(depth: 0) }.joined(separator: "\n")
    let isFrame = !name.contains("/")
    let body = name == "containers/box" ? "<div>{{#children}}\(pick(Self.childTags)){{/children}}</div>\n" : tags + "\n"
    templates["\(name).mustache"] = isFrame ? "{{<base}}\n{{$main}}\n\(body){{/main}}\n{{/base}}\n" : body
    changes.append("\(name).mustache: \(body.debugDescription)")
  }

  private mutating func tag(depth: Int) -> String {
    let inner = depth < 2 && Bool.random(using: &random) ? tag(depth: depth + 1) : "{{title}}"
    return pick(depth > 0 ? Self.pageTags : Self.pageTags + Self.siteTags).replacing("INNER", with: inner)
      .replacing("TEXT", with: quoted())
  }
}
