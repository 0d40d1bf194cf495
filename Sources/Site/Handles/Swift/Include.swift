import Addresses
import Articles
import Components
import Diagnostics
import Planning
public import Views

/// The blocks of a Markdown file, or of a part of it, as `:::include` shows them in an article.
///
/// ```swift
/// SitePage("/install/", title: "Install", reads: .recorded) { site in
///   TabBar { Include("_shared/install.md") }
///   Include("_shared/install.md", part: "debian")
/// }
/// ```
///
/// Each block is a child of the container around it. The path is from the content folder; the part is an id, a label or a
/// heading of the file. A problem, such as a missing file, is an error that names the page.
///
/// It works where views read the site: in pages, layouts, hooks, views for templates, and containers with `page` and `site`.
public struct Include: View {
  @Environment(\.textReader) private var reader

  private let markdown: String

  /// Creates the blocks of a file, or of its part with an id, a label or a heading.
  public init(_ file: String, part: String? = nil) {
    let attributes = [("file", file)] + (part.map { [("part", $0)] } ?? [])
    let written = attributes.map { name, value in
      "\(name)=\"\(value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    markdown = ":::include{\(written.joined(separator: " "))}\n:::"
  }

  /// The blocks.
  public var body: some View {
    if let reader {
      reader.blocks(of: markdown, named: "`Include`")
    } else {
      Text("").report(
        Diagnostic(
          .error, "include.file", "`Include` needs a site; a container has one with `{ use, page, site in … }`"))
    }
  }
}

extension HandleScope: TextReading {
  /// Returns the blocks of a text, whose containers record their reads in this scope; `nil` inside of the same text.
  package func blocks(of markdown: String, named name: String) -> AnyView? {
    let page = page.map { site.plan.pages[$0] }
    let section =
      page?.entry.map { site.entries[$0].place.section } ?? page?.section.map { site.plan.sections[$0].path } ?? ""
    let text = site.content.texts.cache.text(markdown, in: section)
    reads.record(.text(text))
    let name = "\(name) on the page `\(page?.address ?? "")`"
    guard !including.contains(text) else {
      report(Diagnostic(.error, "include.file", "\(name): a file includes itself"))
      return nil
    }
    let article = site.content.texts.cache.article(of: text).article
    for problem in article.problems(named: name) { report(problem) }
    return AnyView(article.content.environment(\.textReader, including(text)))
  }
}
