import Texts

/// The blocks that differ between two versions of an article.
///
/// It matches equal blocks in order first, then equal blocks that moved, then similar blocks between them.
package struct BlockDifference: Sendable {
  /// A block of both versions.
  package struct Pair: Sendable, Equatable {
    package let old, new: Int
    /// Whether readers see another block.
    package var isChanged = false
    /// Whether other blocks that stayed in place are before and behind it.
    package var isMoved = false
  }

  /// The blocks of both versions, in the order of the new one.
  package private(set) var pairs: [Pair] = []
  /// The blocks of one version.
  package private(set) var (removed, added): ([Int], [Int]) = ([], [])

  /// The share of equal words of blocks that are versions of each other, at one place and at different places.
  private static let (likeness, movedLikeness) = (0.35, 0.7)
  /// The largest number of pairs of blocks whose words are compared at one place.
  private static let comparisons = 10_000

  private let (old, new): ([ArticleBlock], [ArticleBlock])
  private let (oldWords, newWords): ([[UInt64]], [[UInt64]])

  package init(from old: [ArticleBlock], to new: [ArticleBlock]) {
    (self.old, self.new) = (old, new)
    let steps = SequenceDifference.steps(from: old.map(\.hash), to: new.map(\.hash))
    (oldWords, newWords) = Self.words(of: steps, old, new)
    var gap: (old: [Int], new: [Int]) = ([], [])
    for step in steps {
      switch step {
      case .first(let index): gap.old.append(index)
      case .second(let index): gap.new.append(index)
      case .both(let index, let newIndex):
        pairInGap(gap.old, gap.new)
        gap = ([], [])
        pairs.append(Pair(old: index, new: newIndex))
      }
    }
    pairInGap(gap.old, gap.new)
    pairMovedBlocks(areEqual: true)
    pairMovedBlocks(areEqual: false)
    pairs.sort { $0.new < $1.new }
  }

  /// Returns the sorted hashes of the words of the blocks that have no equal ones.
  private static func words(
    of steps: [SequenceDifference.Step], _ old: [ArticleBlock], _ new: [ArticleBlock]
  ) -> ([[UInt64]], [[UInt64]]) {
    var (oldWords, newWords) = (
      Array(repeating: [UInt64](), count: old.count), Array(repeating: [UInt64](), count: new.count)
    )
    let words = { (block: ArticleBlock) in
      WordDifference.words(of: block.text).map { FNVHash($0.trimmedEnd.utf8).value }.sorted()
    }
    for step in steps {
      switch step {
      case .first(let index): oldWords[index] = words(old[index])
      case .second(let index): newWords[index] = words(new[index])
      case .both: break
      }
    }
    return (oldWords, newWords)
  }

  /// Pairs the blocks of both versions between two equal ones.
  private mutating func pairInGap(_ oldIndexes: [Int], _ newIndexes: [Int]) {
    // Equal blocks moved; this is found later.
    let (oldHashes, newHashes) = (Set(oldIndexes.map { old[$0].hash }), Set(newIndexes.map { new[$0].hash }))
    let (oldGap, newGap) = (
      oldIndexes.filter { old[$0].kind.isFrame || !newHashes.contains(old[$0].hash) },
      newIndexes.filter { new[$0].kind.isFrame || !oldHashes.contains(new[$0].hash) }
    )
    var matches: [(Int, Int)]
    if oldGap.map({ old[$0].kind.shape }) == newGap.map({ new[$0].kind.shape }) {
      matches = Array(zip(oldGap, newGap))
    } else if oldGap.count * newGap.count <= Self.comparisons {
      matches = SequenceDifference.heaviestPairs(oldGap.count, newGap.count) { row, column in
        let (index, newIndex) = (oldGap[row], newGap[column])
        guard isVersion(index, of: newIndex, atSamePlace: false) else { return 0 }
        return 0.01 + (hasSameID(index, newIndex) ? 1 : similarity(index, newIndex))
      }.map { (oldGap[$0], newGap[$1]) }
    } else {
      matches = []
    }
    matches.removeAll { !isVersion($0, of: $1, atSamePlace: oldGap.count == newGap.count) }
    for (index, newIndex) in matches {
      pairs.append(Pair(old: index, new: newIndex, isChanged: old[index].hash != new[newIndex].hash))
    }
    let (oldMatched, newMatched) = (Set(matches.map(\.0)), Set(matches.map(\.1)))
    removed += oldIndexes.filter { !oldMatched.contains($0) }
    added += newIndexes.filter { !newMatched.contains($0) }
  }

  private func isVersion(_ index: Int, of newIndex: Int, atSamePlace: Bool) -> Bool {
    guard old[index].kind.shape == new[newIndex].kind.shape else { return false }
    return atSamePlace || old[index].kind.isFrame || hasSameID(index, newIndex)
      || similarity(index, newIndex) >= Self.likeness
  }

  private func hasSameID(_ index: Int, _ newIndex: Int) -> Bool {
    old[index].identifier != nil && old[index].identifier == new[newIndex].identifier
  }

  /// Pairs equal or else similar blocks that are left in both versions.
  private mutating func pairMovedBlocks(areEqual: Bool) {
    guard removed.count * added.count <= Self.comparisons * 10 else { return }
    let canMove = { (block: ArticleBlock) in
      if case .container = block.kind { areEqual } else { !block.kind.isFrame && !block.text.isEmpty }
    }
    var left = removed.filter { canMove(old[$0]) }
    for newIndex in added where canMove(new[newIndex]) {
      guard let position = left.firstIndex(where: { isMoved($0, newIndex, unchanged: areEqual) }) else { continue }
      let index = left.remove(at: position)
      pairs.append(Pair(old: index, new: newIndex, isChanged: old[index].hash != new[newIndex].hash, isMoved: true))
    }
    let (oldMatched, newMatched) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    removed.removeAll { oldMatched.contains($0) }
    added.removeAll { newMatched.contains($0) }
  }

  private func isMoved(_ index: Int, _ newIndex: Int, unchanged: Bool) -> Bool {
    if unchanged { return old[index].hash == new[newIndex].hash }
    guard old[index].kind == new[newIndex].kind else { return false }
    return hasSameID(index, newIndex) || similarity(index, newIndex) >= Self.movedLikeness
  }

  /// Returns the share of words that two blocks have in common.
  private func similarity(_ index: Int, _ newIndex: Int) -> Double {
    let (words, others) = (oldWords[index], newWords[newIndex])
    var (common, position) = (0, 0)
    for word in words {
      while position < others.count, others[position] < word { position += 1 }
      guard position < others.count else { break }
      if others[position] == word { (common, position) = (common + 1, position + 1) }
    }
    let count = words.count + others.count
    return count == 0 ? 1 : 2 * Double(common) / Double(count)
  }
}

extension ArticleBlock.Kind {
  /// The kind without what an edit may change, such as a heading's level.
  package var shape: ArticleBlock.Kind { if case .heading = self { .heading(level: 0) } else { self } }
}
