package import Articles
package import Texts

/// Which blocks of a translation are older than the original.
package struct TranslationState: Sendable {
  /// A block of a translation whose original changed after it.
  package struct OldBlock: Sendable {
    package let block: ArticleBlock
    /// The position of the block in the translation.
    package let index: Int
    /// The block of the original that was translated, and the same block today; `nil` if it is gone.
    package let before, now: ArticleBlock?

    /// The words of the original that changed.
    package var runs: [WordDifference.Run] { WordDifference.runs(from: before?.text ?? "", to: now?.text ?? "") }
  }

  /// The old blocks, in the order of the translation.
  package private(set) var old: [OldBlock] = []
  /// The blocks that the original got after it was translated.
  package private(set) var missing: [ArticleBlock] = []
  /// The blocks whose original was not found.
  package private(set) var unaligned: [ArticleBlock] = []
  /// The number of blocks with a text.
  package private(set) var count = 0
}

extension TranslationState {
  /// The versions of an original and of its translation.
  struct Versions {
    let (original, translation): ([ArticleBlock], [ArticleBlock])
    let (originalHistory, translationHistory): (FileHistory, FileHistory)
    /// The blob of the original that the translation names.
    var translatedFrom: String?
  }

  /// Compares the ages of the blocks of a translation with those of its original.
  ///
  /// A block is old if a commit changed its original after the last commit that changed the block.
  init(_ versions: Versions, isIgnored: (Int) -> Bool, reading blocks: (String) -> [ArticleBlock]?) {
    let first = versions.translationHistory.revisions.last?.commit ?? 0
    let own = TrackedBlocks(
      versions.translation, versions.translationHistory, downTo: first, isIgnored: isIgnored, reading: blocks)
    let end = versions.originalHistory.revisions.last?.commit ?? first
    let original = TrackedBlocks(
      versions.original, versions.originalHistory, downTo: max(first, min(end, first + Self.olderCommits)), isIgnored: isIgnored, reading: blocks)
    let base = Self.baseVersion(of: versions, in: original, at: first)
    let alignment = BlockAlignment(versions.translation, with: original.versions[base.aligned].blocks)
    var present: [Int: Int] = [:]
    for (block, position) in original.positions[base.aligned].enumerated() { if let position { present[position] = block } }
    for (index, block) in versions.translation.enumerated() where !block.kind.isFrame && !block.text.isEmpty {
      count += 1
      let partners = alignment.originals[index]
      if partners.isEmpty {
        unaligned.append(block)
        continue
      }
      // What the first commit of a translation has may be older than that commit.
      let changed = own.changes[index].first ?? first
      let followed = versions.translatedFrom != nil ? base.followed : changed == first ? max(first, base.followed) : changed
      for partner in partners {
        let version = original.version(at: followed)
        guard let today = present[partner] else {
          old.append(OldBlock(block: block, index: index, before: original.versions[base.aligned].blocks[partner], now: nil))
          break
        }
        guard original.changes[today].contains(where: { $0 < followed }) else { continue }
        let before = original.positions[version][today].map { original.versions[version].blocks[$0] }
        old.append(OldBlock(block: block, index: index, before: before, now: versions.original[today]))
        break
      }
    }
    let translated = Set(alignment.originals.joined())
    missing = versions.original.indices.filter { today in
      let block = versions.original[today]
      guard !block.kind.isFrame, !block.text.isEmpty else { return false }
      return original.positions[base.aligned][today].map { !translated.contains($0) } ?? true
    }.map { versions.original[$0] }
  }

  /// How many commits before the first one of a translation its original may have been translated.
  private static let olderCommits = 3_000

  /// Returns the version of the original whose blocks have the kinds of the translation's, and the last commit at which
  /// the translation can have followed it.
  private static func baseVersion(
    of versions: Versions, in original: TrackedBlocks, at first: Int
  ) -> (aligned: Int, followed: Int) {
    if let blob = versions.translatedFrom, let named = versions.originalHistory.revisions.firstIndex(where: { $0.blob == blob }) {
      let version = min(named, original.versions.count - 1)
      return (version, original.versions[version].commit)
    }
    let skeleton = BlockAlignment.skeleton(of: versions.translation)
    let equal = original.versions.indices.filter { BlockAlignment.skeleton(of: original.versions[$0].blocks) == skeleton }
    let last = versions.translationHistory.revisions.first?.commit ?? first
    guard let aligned = equal.first else { return (original.version(at: last), first) }
    // The version was there until the next one came.
    return (aligned, aligned == 0 ? first : original.versions[aligned - 1].commit + 1)
  }
}
