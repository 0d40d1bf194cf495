import Articles
import Records
import Views

/// An article as its page shows it: its HTML, what that needs of the page, and what a table of contents there shows.
struct DrawnBody: Sendable {
  let bytes: [UInt8]
  let assets: [Asset]
  let contents: TableOfContents
}

extension DrawnBody {
  init(_ rendering: ArticleRendering, of article: Article) {
    self.init(bytes: rendering.bytes, assets: rendering.assets, contents: article.pageContents)
  }

  /// A page in Swift, which has no headings to tell of.
  init(_ rendering: Rendering) {
    self.init(bytes: rendering.bytes, assets: rendering.assets, contents: TableOfContents([]))
  }

  /// All but the assets, which are few and most often none.
  var record: [UInt8] {
    var writer = RecordWriter(capacity: bytes.count + 1_024)
    let headings = contents.flattened
    writer.write(headings.map(\.level))
    writer.write(headings.flatMap { [$0.text, $0.id] })
    writer.write(record: bytes[...])
    return writer.bytes
  }

  init(record: [UInt8], _ assets: [Asset]) throws(InvalidRecord) {
    var reader = RecordReader(record)
    let (levels, words): ([Int], [String]) = (try reader.read(), try reader.read())
    guard words.count == 2 * levels.count else { throw InvalidRecord() }
    let headings = levels.enumerated().map { index, level in
      ArticleFacts.Heading(level: level, text: words[2 * index], id: words[2 * index + 1], source: 0..<0)
    }
    self.init(bytes: Array(try reader.readRecord()), assets: assets, contents: TableOfContents(headings))
  }
}
