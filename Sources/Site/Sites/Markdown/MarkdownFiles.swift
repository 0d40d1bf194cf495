import Addresses
import Articles
import Converting
import Handles
import Planning
import Synchronization
import Texts

/// Writes the texts of pages as Markdown, and the lists of them for language models (llmstxt.org).
struct MarkdownFiles: Sendable {
  let site: PlannedSite
  let renderings: ArticleRenderings
  /// The differences from the previous build.
  let changes: SiteChanges?
  let sink: OutputSink

  /// The limit of `llms-full.txt`, in bytes of articles.
  static let fullSize = 1_000_000

  /// Adds all files to the sink.
  func write() {
    let planned = site.plan.files.compactMap { file in
      if case .markdown(let page) = file.content { (page, file.path) } else { nil }
    }
    let (list, paths) = (MarkdownList(of: site, planned.map(\.0)), Dictionary(uniqueKeysWithValues: planned))
    let known = planned.filter { isUnchanged($0.0) }.map(\.1)
    let reused = Set(zip(known, sink.reuse(known)).filter(\.1).map(\.0))
    let changed = list.pages.compactMap { page in paths[page].map { (page: page, path: $0) } }
      .filter { !reused.contains($0.path) }
    // The first texts are kept for `llms-full.txt`. Those that it needs besides them are converted again.
    let kept = Mutex<(texts: [Int: [UInt8]], size: Int)>(([:], 0))
    _ = parallelMap(changed.count, jobs: site.options.jobs) { [self] index in
      let (page, path) = changed[index]
      let bytes = text(ofPage: page)
      sink.add(SiteOutput(path, .bytes(bytes)))
      kept.withLock { kept in
        guard kept.size < Self.fullSize else { return }
        kept.texts[page] = bytes
        kept.size += bytes.count
      }
    }
    for file in site.plan.files {
      guard case .markdownList(let isFull) = file.content else { continue }
      let bytes =
        isFull
        ? list.full(upTo: Self.fullSize) { page in
          kept.withLock { $0.texts[page] } ?? paths[page].flatMap { reused.contains($0) ? sink.load($0) : nil }
            ?? text(ofPage: page)
        } : list.index { description(ofPage: $0, orBeginning: true) }
      sink.add(SiteOutput(file.path, .bytes(bytes)))
    }
  }

  private func isUnchanged(_ page: Int) -> Bool {
    guard let changes, let entry = site.plan.pages[page].entry else { return false }
    return !site.entries[entry].readsSite && renderings.isUnchangedWithFrontMatter(entry)
      && changes.isSameArticle(ofPage: page)
  }

  /// Returns the title of a page, its description, and its text.
  private func text(ofPage page: Int) -> [UInt8] {
    guard let entry = site.plan.pages[page].entry else { return [] }
    let description = description(ofPage: page, orBeginning: false)
    let head = ["# \(MarkdownList.title(ofPage: page, in: site))"] + (description.isEmpty ? [] : ["> \(description)"])
    let nodes = CleanedHTML(HTMLReader.nodes(of: renderings.markdownSource(of: entry))).nodes.plain
    let body = MarkdownFromHTML.text(of: nodes)
    return Array((head.joined(separator: "\n\n") + "\n" + (body.isEmpty ? "" : "\n" + body)).utf8)
  }

  /// Returns the description in the front matter, or else the beginning of the text, as a line of Markdown.
  private func description(ofPage page: Int, orBeginning: Bool) -> String {
    guard let entry = site.plan.pages[page].entry else { return "" }
    let own = site.entries[entry].metadata.description
    let text = own ?? (orBeginning ? renderings.summary(of: entry).shortened(to: 160) : "")
    return MarkdownEscape.text(text.oneLine)
  }
}
