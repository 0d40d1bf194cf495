/// An article with its texts, from which the results of a search are made.
struct Fragment: ShardElement, Equatable {
  var id: ArticleID
  /// The encoded article.
  var bytes: [UInt8]

  var key: [UInt8] { id.bytes }
}

/// The fragments of an index, in the order of their ids.
struct Fragments: ShardElements {
  private let fragments: [Fragment]
  /// The sums of the sizes of the fragments before each fragment.
  private var sizes = [0]

  /// The size of a shard: some articles.
  ///
  /// A file for each article would take the publisher longer than making the index.
  static let sizeLimit = 16_384

  init(_ elements: [Fragment]) {
    fragments = elements
    for fragment in elements { sizes.append(sizes[sizes.count - 1] + fragment.bytes.count + 5) }
  }

  var count: Int { fragments.count }

  func bit(_ depth: Int, of index: Int) -> Bool { fragments[index].id.value & 1 << UInt32(23 - depth) != 0 }

  func size(of range: Range<Int>) -> Int { sizes[range.upperBound] - sizes[range.lowerBound] }

  func bytes(of range: Range<Int>) -> [UInt8] {
    var writer = ByteWriter()
    for fragment in fragments[range] {
      writer.write(id: fragment.id)
      writer.write(block: fragment.bytes)
    }
    return writer.bytes
  }

  static func decode(_ bytes: [UInt8]) -> [Fragment]? {
    var (reader, fragments): (ByteReader, [Fragment]) = (ByteReader(bytes), [])
    while !reader.isAtEnd {
      guard let id = reader.id(), let bytes = reader.block() else { return nil }
      fragments.append(Fragment(id: id, bytes: bytes))
    }
    return fragments
  }
}

extension SearchableArticle {
  /// The article as bytes.
  package var encoded: [UInt8] {
    // The bytes of all articles stay in memory until the end, so avoid free capacity.
    let texts = passages.reduce(0) { $0 + $1.anchor.utf8.count + $1.title.utf8.count + $1.text.utf8.count + 8 }
    var writer = ByteWriter(capacity: texts + address.utf8.count + title.utf8.count + 64)
    for text in [address, title, section, date] { writer.write(text) }
    writer.write(boost)
    writer.write(tags.count)
    for tag in tags { writer.write(tag) }
    writer.write(passages.count)
    for passage in passages {
      writer.write(passage.parent)
      for text in [passage.anchor, passage.title, passage.text] { writer.write(text) }
    }
    return writer.bytes
  }

  /// Reads an encoded article; `nil` if the bytes are damaged.
  package init?(encoded bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let address = reader.text(), let title = reader.text(), let section = reader.text(),
      let date = reader.text(), let boost = reader.number(), let tagCount = reader.number()
    else { return nil }
    self.init(
      address: address, title: title, section: section, tags: [], date: date, boost: boost, passages: [])
    for _ in 0..<tagCount {
      guard let tag = reader.text() else { return nil }
      tags.append(tag)
    }
    guard let passageCount = reader.number() else { return nil }
    for _ in 0..<passageCount {
      guard let parent = reader.number(), let anchor = reader.text(), let title = reader.text(),
        let text = reader.text()
      else { return nil }
      passages.append(Passage(anchor: anchor, title: title, parent: parent, text: text))
    }
  }
}
