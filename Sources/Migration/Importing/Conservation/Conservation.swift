import Parsing

/// Something that a reader sees in an article of the old site and not in its conversion.
struct Loss: Sendable, Equatable {
  /// The line in the text below the front matter, from 1.
  let line: Int
  let message: String
}

/// The comparison of an article of the old site with its conversion.
///
/// Every word, image and link of the old text has to occur as often in the new one, in any order.
struct Conservation {
  private let old: ReaderText
  private let new: ReaderText
  /// The texts in the new front matter, as words: a heading can become the title.
  private let keys: [[UInt64]]
  /// The name of the host of the site.
  private let host: String

  /// The offsets of the line feeds in the old text.
  private let lineFeeds: [Int]

  init(_ old: ReaderText, _ new: ReaderText, keys: ArticleKeys, host: String) {
    (self.old, self.new, self.host) = (old, new, host)
    lineFeeds = old.bytes.indices.filter { old.bytes[$0] == 0x0A }
    self.keys = keys.map.entries.flatMap { $0.value.value.texts }
      .map(ReaderText.hashes).filter { !$0.isEmpty }
  }

  /// What is missing, in the order of lines, without the arguments of tags in lines that the report names anyway.
  func losses(besides reported: Set<Int>) -> [Loss] {
    let targets = (missingImages + missingLinks).filter { !reported.contains($0.line) }
    return (missingWords(besides: reported) + targets).sorted { $0.line < $1.line }
  }

  /// Returns the number of the line of an offset, from 1.
  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lineFeeds.count)
    while low < high {
      let middle = (low + high) / 2
      if lineFeeds[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  // MARK: Words

  private func missingWords(besides reported: Set<Int>) -> [Loss] {
    var counts: [UInt64: Int] = [:]
    for word in new.words { counts[word.hash, default: 0] += 1 }
    for word in old.words where word.isCertain { counts[word.hash, default: 0] -= 1 }
    let missing = counts.filter { $0.value < 0 }.mapValues { -$0 }
    if missing.isEmpty { return [] }
    func isReported(_ word: ReaderText.Word) -> Bool {
      word.isInTag && !reported.isEmpty && reported.contains(line(at: Int(word.start)))
    }
    return runs(of: missing, isReported).filter { !isReported($0[0]) }.compactMap(loss)
  }

  /// Returns runs of missing words, in order.
  ///
  /// A word that is missing once can occur many times in the old text. If a paragraph was cut, all of its words are
  /// missing, so the longest runs are chosen first. Only runs that the report names anyway come before them.
  private func runs(
    of missing: [UInt64: Int], _ isReported: (ReaderText.Word) -> Bool
  ) -> [[ReaderText.Word]] {
    let words = old.words
    var candidates = Array(words.indices { $0.isCertain && missing[$0.hash] != nil }.ranges)
    let known = Set(candidates.filter { isReported(words[$0.lowerBound]) }.map(\.lowerBound))
    candidates.sort { first, second in
      let isKnown = (known.contains(first.lowerBound), known.contains(second.lowerBound))
      if isKnown.0 != isKnown.1 { return isKnown.0 }
      return (second.count, first.lowerBound) < (first.count, second.lowerBound)
    }
    var rest = missing
    var chosen: [Int] = []
    for index in candidates.joined() {
      guard let left = rest[words[index].hash], left > 0 else { continue }
      rest[words[index].hash] = left - 1
      chosen.append(index)
    }
    return RangeSet(chosen.sorted(), within: words).ranges.map { Array(words[$0]) }
  }

  private func loss(_ run: [ReaderText.Word]) -> Loss? {
    let hashes = run.map(\.hash)
    guard let first = run.first, !keys.contains(where: { $0.firstRange(of: hashes) != nil }) else { return nil }
    let last = run[min(run.count, 6) - 1]
    let text = String(decoding: old.bytes[Int(first.start)..<Int(last.end)], as: UTF8.self).oneLine.trimmed
    let shown = text.prefix(80) + (run.count > 6 || text.count > 80 ? " …" : "")
    let message = run.count == 1 ? "the word “\(shown)” is missing" : "\(run.count) words are missing: “\(shown)”"
    return Loss(line: line(at: Int(first.start)), message: message)
  }

  // MARK: Images and links

  private var missingImages: [Loss] {
    let images = old.targets.filter { $0.kind == .image && $0.isCertain && !$0.isComputed }
    // Most articles have none, and the names of all files take time.
    if images.isEmpty { return [] }
    // A linked image can become an image, and an image in an attribute a link.
    var (counts, links) = ([String: Int](), [String: Int]())
    for target in new.targets {
      if target.kind == .image {
        counts[target.fileName, default: 0] += 1
      } else {
        links[target.fileName, default: 0] += 1
      }
    }
    for target in old.targets where target.kind == .link { links[target.fileName, default: 0] -= 1 }
    for (name, count) in links where count > 0 { counts[name, default: 0] += count }
    return images.filter { !counts.take($0.fileName) }.map(loss)
  }

  private var missingLinks: [Loss] {
    var counts: [String: Int] = [:]
    var losses: [Loss] = []
    var (oldInside, newInside): ([ReaderTarget], [ReaderTarget]) = ([], [])
    for link in new.targets where link.kind == .link {
      if let address = link.outside(of: host) { counts[address, default: 0] += 1 } else { newInside.append(link) }
    }
    for link in old.targets where link.kind == .link && link.isCertain {
      guard !link.isComputed, let address = link.outside(of: host) else {
        oldInside.append(link)
        continue
      }
      if !counts.take(address) { losses.append(loss(link)) }
    }
    // The template of an address can compute one of another site.
    let surplus = counts.values.reduce(0) { $0 + max(0, $1) }
    let lack =
      oldInside.count - newInside.count(where: \.isCertain) - min(surplus, oldInside.count(where: \.isComputed))
    guard lack > 0 else { return losses }
    var stems: [String: Int] = [:]
    for link in newInside { stems[link.stem, default: 0] += 1 }
    let moved = oldInside.filter { !stems.take($0.stem) }
    let offsets = Set(moved.map(\.offset))
    return losses + (moved + oldInside.filter { !offsets.contains($0.offset) }).prefix(lack).map(loss)
  }

  private func loss(_ target: ReaderTarget) -> Loss {
    let address = target.written.oneLine.trimmed
    let shown = address.prefix(100) + (address.count > 100 ? "…" : "")
    let message = "the \(target.kind == .image ? "image" : "link to") `\(shown)` is missing"
    return Loss(line: line(at: target.offset), message: message)
  }
}

extension [String: Int] {
  /// Counts one less of a name, and returns whether there was one.
  fileprivate mutating func take(_ name: String) -> Bool {
    self[name, default: 0] -= 1
    return self[name, default: 0] >= 0
  }
}
