/// An article in the list of a term.
struct Posting: ShardElement, Equatable {
  var term: String
  var article: ArticleID
  /// The levels of the term's weight and of the article's length.
  var impact: UInt8

  var key: [UInt8] { Self.key(of: Array(term.utf8), article) }

  static func key(of term: [UInt8], _ article: ArticleID) -> [UInt8] { term + [0] + article.bytes }
}

extension Posting {
  /// Creates the posting with a key, without an impact.
  init(key: [UInt8]) {
    let id = key.suffix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    self.init(term: String(decoding: key.dropLast(4), as: UTF8.self), article: ArticleID(id), impact: 0)
  }
}

/// The postings of an index, in the order of their terms, then of their articles.
///
/// A long list is split like a large shard, so an added article changes only a part of it.
struct Postings: ShardElements {
  private struct Entry {
    var term: Int32
    var article: ArticleID
    var impact: UInt8
  }

  private var terms: [[UInt8]] = []
  /// The sums of the sizes of the terms before each term.
  private var sizes: [Int] = [0]
  private var entries: [Entry] = []

  /// The size of a shard before it is encoded; most shards have 2 to 3 kB.
  static let sizeLimit = 6_144

  /// The bytes of a term beside its text, and the bytes of a posting.
  private static let (termSize, postingSize) = (3, 3)

  init(_ elements: [Posting]) {
    var last: String?
    for posting in elements {
      if posting.term != last { append(Array(posting.term.utf8)) }
      last = posting.term
      entries.append(Entry(term: Int32(terms.count - 1), article: posting.article, impact: posting.impact))
    }
  }

  private mutating func append(_ term: [UInt8]) {
    terms.append(term)
    sizes.append(sizes[sizes.count - 1] + term.count + Self.termSize)
  }

  var count: Int { entries.count }

  func bit(_ depth: Int, of index: Int) -> Bool {
    let (entry, byte) = (entries[index], depth / 8)
    let term = terms[Int(entry.term)]
    if byte <= term.count { return term.bit(depth) }
    return entry.article.value & 1 << UInt32(23 - (depth - 8 * (term.count + 1))) != 0
  }

  func size(of range: Range<Int>) -> Int {
    let (first, last) = (Int(entries[range.lowerBound].term), Int(entries[range.upperBound - 1].term))
    return sizes[last + 1] - sizes[first] + range.count * Self.postingSize
  }

  /// Returns, for each term, what differs from the term before it, the number of postings, and the postings: the difference
  /// from the number of the article before, and the impact.
  func bytes(of range: Range<Int>) -> [UInt8] {
    var writer = ByteWriter()
    var (at, previous): (Int, [UInt8]) = (range.lowerBound, [])
    while at < range.upperBound {
      let number = entries[at].term
      let end = entries[at..<range.upperBound].firstIndex { $0.term != number } ?? range.upperBound
      let term = terms[Int(number)]
      let shared = zip(previous, term).prefix { $0 == $1 }.count
      writer.write(shared)
      writer.write(block: Array(term[shared...]))
      writer.write(end - at)
      var last = 0
      for entry in entries[at..<end] {
        writer.write(Int(entry.article.value) - last)
        writer.write(byte: entry.impact)
        last = Int(entry.article.value)
      }
      (at, previous) = (end, term)
    }
    return writer.bytes
  }

  static func decode(_ bytes: [UInt8]) -> [Posting]? {
    var (postings, last, text): ([Posting], [UInt8]?, String) = ([], nil, "")
    let isWhole = read(bytes) { term, article, impact in
      if term != last { (last, text) = (term, String(decoding: term, as: UTF8.self)) }
      postings.append(Posting(term: text, article: article, impact: impact))
    }
    return isWhole ? postings : nil
  }

  /// Calls `receive` with each posting of a shard; returns whether the bytes are undamaged.
  static func read(_ bytes: [UInt8], _ receive: (_ term: [UInt8], ArticleID, _ impact: UInt8) -> Void) -> Bool {
    var (reader, term) = (ByteReader(bytes), [UInt8]())
    while !reader.isAtEnd {
      guard let shared = reader.number(), shared <= term.count, let rest = reader.block(), let count = reader.number()
      else { return false }
      term.replaceSubrange(shared..., with: rest)
      var article = 0
      for _ in 0..<count {
        guard let difference = reader.number(), let impact = reader.byte(), article + difference <= 0xFF_FFFF else {
          return false
        }
        article += difference
        receive(term, ArticleID(UInt32(article)), impact)
      }
    }
    return true
  }
}

extension Postings {
  /// Creates the postings of all articles, which are in the order of their ids.
  ///
  /// The articles of each reader share a vocabulary.
  init(_ articles: [(id: ArticleID, terms: ArticleTerms, reader: Int)], _ readers: [TermReader]) {
    let numbered = readers.enumerated().flatMap { reader, value in
      value.vocabulary.terms.enumerated().map { (reader: reader, number: $0, term: $1) }
    }
    .sorted { $0.term.utf8.lexicographicallyPrecedes($1.term.utf8) }
    var ranks = readers.map { [Int32](repeating: 0, count: $0.vocabulary.terms.count) }
    var all: [[UInt8]] = []
    var last: String?
    for entry in numbered {
      if entry.term != last { all.append(Array(entry.term.utf8)) }
      last = entry.term
      ranks[entry.reader][entry.number] = Int32(all.count - 1)
    }
    var counts = [Int](repeating: 0, count: all.count + 1)
    for article in articles {
      for term in article.terms.terms { counts[Int(ranks[article.reader][Int(term.number)]) + 1] += 1 }
    }
    // A reader may know terms of articles that were left out.
    let used = all.indices.filter { counts[$0 + 1] > 0 }
    let reversed = used.compactMap { ReversedTerm.of(String(decoding: all[$0], as: UTF8.self)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.init(reversed.map { ReversedTerm.posting($0) })
    var kept = [Int32](repeating: -1, count: all.count)
    for rank in used {
      kept[rank] = Int32(terms.count)
      append(all[rank])
    }
    counts[0] = entries.count
    for rank in all.indices { counts[rank + 1] += counts[rank] }
    entries += Array(
      repeating: Entry(term: 0, article: ArticleID(0), impact: 0), count: counts[all.count] - entries.count)
    for article in articles {
      for term in article.terms.terms {
        let rank = Int(ranks[article.reader][Int(term.number)])
        entries[counts[rank]] = Entry(term: kept[rank], article: article.id, impact: term.impact)
        counts[rank] += 1
      }
    }
  }
}
