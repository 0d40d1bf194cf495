/// An article with its titles, from which the results of a search are made.
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
  static let sizeLimit = 3_072

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
  /// The article as bytes, without the texts of its passages: an excerpt is taken from its page.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    for text in [address, title, section, date, description] { writer.write(text) }
    writer.write(boost)
    writer.write(tags.count)
    for tag in tags { writer.write(tag) }
    writer.write(passages.count)
    for passage in passages {
      writer.write(passage.parent)
      for text in [passage.anchor, passage.title] { writer.write(text) }
    }
    return writer.bytes
  }
}
