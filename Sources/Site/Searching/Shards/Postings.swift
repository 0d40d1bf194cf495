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
  private var terms: [[UInt8]] = []
  /// The index of the first entry of each term.
  private var starts: [Int] = []
  /// The sums of the sizes of the terms before each term.
  private var sizes: [Int] = [0]
  /// The numbers of the articles of each term, with their impacts.
  private var entries: [Weighed] = []

  /// The size of a shard before it is encoded; most shards have 2 to 3 kB.
  static let sizeLimit = 6_144

  /// The bytes of a term beside its text, and the bytes of a posting.
  private static let (termSize, postingSize) = (3, 3)

  init(_ elements: [Posting]) {
    var last: String?
    for posting in elements {
      if posting.term != last { append(Array(posting.term.utf8), from: entries.count) }
      last = posting.term
      entries.append(Weighed(posting.article.value, impact: posting.impact))
    }
  }

  private mutating func append(_ term: [UInt8], from start: Int) {
    terms.append(term)
    starts.append(start)
    sizes.append(sizes[sizes.count - 1] + term.count + Self.termSize)
  }

  var count: Int { entries.count }

  /// Returns the index of the term of an entry.
  private func term(of entry: Int) -> Int {
    var (low, high) = (0, terms.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= entry { low = middle } else { high = middle }
    }
    return low
  }

  func bit(_ depth: Int, of index: Int) -> Bool {
    let term = terms[term(of: index)]
    if depth / 8 <= term.count { return term.bit(depth) }
    return entries[index].number & 1 << UInt32(23 - (depth - 8 * (term.count + 1))) != 0
  }

  func size(of range: Range<Int>) -> Int {
    let (first, last) = (term(of: range.lowerBound), term(of: range.upperBound - 1))
    return sizes[last + 1] - sizes[first] + range.count * Self.postingSize
  }

  /// Returns, for each term, what differs from the term before it, the number of postings, and the postings: the difference
  /// from the number of the article before, and the impact.
  func bytes(of range: Range<Int>) -> [UInt8] {
    var writer = ByteWriter()
    var (at, previous): (Int, [UInt8]) = (range.lowerBound, [])
    for number in term(of: at)...term(of: range.upperBound - 1) {
      let end = number + 1 < starts.count ? min(starts[number + 1], range.upperBound) : range.upperBound
      let term = terms[number]
      let shared = zip(previous, term).prefix { $0 == $1 }.count
      writer.write(shared)
      writer.write(block: Array(term[shared...]))
      writer.write(end - at)
      var last = 0
      for entry in entries[at..<end] {
        writer.write(Int(entry.number) - last)
        writer.write(byte: entry.impact)
        last = Int(entry.number)
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
    var counts = [Int](repeating: 0, count: all.count)
    for article in articles {
      for term in article.terms.terms { counts[Int(ranks[article.reader][Int(term.number)])] += 1 }
    }
    // A reader may know terms of articles that were left out.
    let used = all.indices.filter { counts[$0] > 0 }
    let reversed = used.compactMap { ReversedTerm.of(String(decoding: all[$0], as: UTF8.self)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.init(reversed.map { ReversedTerm.posting($0) })
    // Where the next posting of each term goes.
    var places = [Int](repeating: 0, count: all.count)
    var total = entries.count
    for rank in used {
      append(all[rank], from: total)
      places[rank] = total
      total += counts[rank]
    }
    entries.reserveCapacity(total)
    entries += repeatElement(Weighed(0, impact: 0), count: total - entries.count)
    for article in articles {
      for term in article.terms.terms {
        let rank = Int(ranks[article.reader][Int(term.number)])
        entries[places[rank]] = Weighed(article.id.value, impact: term.impact)
        places[rank] += 1
      }
    }
  }
}
