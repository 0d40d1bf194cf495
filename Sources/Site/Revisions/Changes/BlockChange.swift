package import Articles
package import Texts

/// What happened to a block, or to several that belong together.
package struct BlockChange: Sendable {
  package enum Kind: String, Sendable { case added, removed, changed, moved }

  package let kind: Kind
  /// Whether a moved block changed, too.
  package var isMoved = false
  /// The block in the new version, or in the old one if it is removed.
  package let block: ArticleBlock
  /// The block in the old version, if the new version has another one in its place.
  package var old: ArticleBlock?
  /// The number of blocks, more than one for a section.
  package var count = 1
  /// The number of words in them.
  package var words = 0

  /// The words of both versions.
  package var runs: [WordDifference.Run] {
    switch kind {
    case .changed: WordDifference.runs(from: old?.text ?? "", to: block.text)
    case .added, .removed, .moved: []
    }
  }

  /// Returns what happened to the blocks of an article, in the order of the new version, with removed ones where they were.
  package static func changes(from old: [ArticleBlock], to new: [ArticleBlock]) -> [BlockChange] {
    let difference = BlockDifference(from: old, to: new)
    let added = grouped(listed(difference.added, in: new), in: new, as: .added)
    let removed = grouped(listed(difference.removed, in: old), in: old, as: .removed)
    var moved: [Int: Int] = [:]
    var changed: [(position: Int, change: BlockChange)] = []
    for pair in difference.pairs {
      if pair.isChanged {
        var change = BlockChange(kind: .changed, block: new[pair.new], old: old[pair.old])
        (change.isMoved, change.words) = (pair.isMoved, WordDifference.words(of: new[pair.new].text).count)
        changed.append((pair.new, change))
      } else if pair.isMoved {
        moved[pair.new] = pair.old
      }
    }
    let movedGroups = grouped(moved.keys.sorted(), in: new, as: .moved).map { group in
      var group = group
      group.change.old = moved[group.position].map { old[$0] }
      return group
    }
    // A removed block is listed behind the nearest block before it that is still there.
    let newPositions = Dictionary(difference.pairs.map { ($0.old, $0.new) }) { first, _ in first }
    let removedInNew = removed.map { group in
      let before = (0..<group.position).last { newPositions[$0] != nil }
      return (position: before.flatMap { newPositions[$0] } ?? -1, change: group.change)
    }
    return (added + changed + movedGroups + removedInNew).enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element.change)
  }

  /// Returns the blocks to list: a frame is listed if the first block in it is not.
  private static func listed(_ indexes: [Int], in blocks: [ArticleBlock]) -> [Int] {
    let all = Set(indexes)
    return indexes.filter { index in
      let kind = blocks[index].kind
      if case .container = kind { return true }
      guard kind.isFrame else { return true }
      let first = blocks[index...].firstIndex { !$0.kind.isFrame }
      return kind != .item && first.map { !all.contains($0) } ?? true
    }
  }

  /// Returns a change for each block; a heading and the blocks right below it, or a container with what is in it, are one.
  private static func grouped(
    _ indexes: [Int], in blocks: [ArticleBlock], as kind: Kind
  ) -> [(position: Int, change: BlockChange)] {
    let all = Set(indexes)
    var result: [(position: Int, change: BlockChange)] = []
    var end = 0
    for index in indexes {
      let words = blocks[index].kind.isFrame ? 0 : WordDifference.words(of: blocks[index].text).count
      if index < end {
        result[result.count - 1].change.count += blocks[index].kind.isFrame ? 0 : 1
        result[result.count - 1].change.words += words
        continue
      }
      var change = BlockChange(kind: kind, block: blocks[index])
      (change.count, change.words) = (blocks[index].kind.isFrame ? 0 : 1, words)
      result.append((index, change))
      let sectionEnd = endOfSection(at: index, in: blocks)
      end = (index + 1..<sectionEnd).first { !blocks[$0].kind.isFrame && !all.contains($0) } ?? sectionEnd
    }
    return result
  }

  /// Returns the index behind the blocks below a heading, or in a container.
  private static func endOfSection(at index: Int, in blocks: [ArticleBlock]) -> Int {
    let block = blocks[index]
    let rest = blocks[(index + 1)...]
    switch block.kind {
    case .heading(let level):
      return rest.firstIndex { other in
        if other.depth < block.depth { return true }
        if case .heading(let otherLevel) = other.kind { return other.depth == block.depth && otherLevel <= level }
        return false
      } ?? blocks.count
    case .container: return rest.firstIndex { $0.depth <= block.depth } ?? blocks.count
    default: return index + 1
    }
  }
}
