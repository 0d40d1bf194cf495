package import Articles
package import Diagnostics
package import Records

/// The parsed front matter of the articles of a build, by the hash of their content.
///
/// The next build parses only new content: an edit of another file, a fresh clone and a new name change no content.
package struct FrontMatterIndex: Sendable, Equatable {
  /// The hash of the rules by which it was parsed.
  private var rules: ContentHash
  /// In the order of the articles.
  private var entries: [Entry] = []

  fileprivate struct Entry: Sendable, Equatable {
    var content: ContentHash
    /// The hash of the bytes of the front matter, and the encoded values.
    var encoded: ArraySlice<UInt8>
  }

  /// Creates the index of articles whose front matter was just read; `known` is the index that it was read with.
  package init(of files: [ArticleFile], parsedBy rules: FrontMatterRules, after known: FrontMatterLookup) {
    self.rules = rules.hash
    entries = files.map { file in
      Entry(content: file.contentHash, encoded: known.encoded(file.contentHash) ?? Self.encode(file)[...])
    }
  }

  /// Creates an index without articles.
  package init() { rules = .absent }

  private static func encode(_ file: ArticleFile) -> [UInt8] {
    var writer = RecordWriter(capacity: 512)
    writer.write(file.frontMatterHash)
    file.frontMatter.write(to: &writer)
    return writer.bytes
  }

  /// Returns what finds front matter that was parsed by the same rules.
  package func lookup(_ rules: FrontMatterRules) -> FrontMatterLookup {
    FrontMatterLookup(rules.hash == self.rules ? entries.map { ($0.content, $0.encoded) } : [])
  }
}

/// Finds the front matter of an index by the content of a file.
package struct FrontMatterLookup: Sendable {
  private let known: [ContentHash: ArraySlice<UInt8>]

  fileprivate init(_ entries: [(ContentHash, ArraySlice<UInt8>)]) {
    known = Dictionary(entries) { first, _ in first }
  }

  package var isEmpty: Bool { known.isEmpty }

  fileprivate func encoded(_ content: ContentHash) -> ArraySlice<UInt8>? { known[content] }

  /// Returns the file of an article with its front matter; `nil` if the content is new.
  package func file(
    with content: ContentHash, at place: ArticlePlace, as source: SourceID, rules: FrontMatterRules
  ) -> ArticleFile? {
    guard let encoded = known[content] else { return nil }
    var reader = RecordReader(encoded)
    guard let hash = try? reader.read() as ContentHash,
      let frontMatter = try? FrontMatter(from: &reader, as: source), reader.isAtEnd
    else { return nil }
    return ArticleFile(at: place, frontMatter, hash, content: content, rules: rules)
  }
}

extension FrontMatterIndex: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(rules)
    writer.write(record: RecordWriter.bytes(of: entries)[...])
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    rules = try reader.read()
    // A copy, so that the entries do not keep the bytes of the whole record in memory.
    var copy = RecordReader(Array(try reader.readRecord()))
    entries = try copy.read()
  }
}

extension FrontMatterIndex.Entry: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(content)
    writer.write(record: encoded)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    (content, encoded) = (try reader.read(), try reader.readRecord())
  }
}
