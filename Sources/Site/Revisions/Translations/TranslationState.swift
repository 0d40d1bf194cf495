package import Articles
package import Texts

/// Which blocks of a translation are older than the original.
package struct TranslationState: Sendable {
  /// A block of a translation whose original changed after it.
  package struct OldBlock: Sendable {
    package let block: ArticleBlock
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
    let original = TrackedBlocks(
      versions.original, versions.originalHistory, downTo: first + Self.olderCommits, isIgnored: isIgnored,
      reading: blocks)
    let named = versions.translatedFrom.flatMap { blob in
      versions.originalHistory.revisions.firstIndex { $0.blob == blob }
    }.map { min($0, original.versions.count - 1) }
    let matches = named.map { [Match(own: 0, original: $0, likeness: 1)] } ?? Self.matches(own, original)
    let partners = Self.partners(of: own, in: original, matches)
    let translatedAt = Self.lastCommit(
      followedBy: matches.first { $0.own == own.versions.count - 1 }, in: original, at: first)
    for (index, block) in versions.translation.enumerated() where block.hasText {
      count += 1
      guard let partners = partners[index] else {
        unaligned.append(block)
        continue
      }
      let changed = own.changes[index].first ?? first
      let followed = named.map { original.versions[$0].commit } ?? (changed == first ? translatedAt : changed)
      let version = original.version(at: followed)
      for partner in partners.blocks {
        let today = original.positions[partners.version].firstIndex(of: partner)
        if let today, !original.changes[today].contains(where: { $0 < followed }) { continue }
        let before =
          today.map { original.positions[version][$0].map { original.versions[version].blocks[$0] } }
          ?? original.versions[partners.version].blocks[partner]
        // A block that came later is not what was translated, and one that moved far may look like a new one.
        // A change that was taken back is none.
        guard let before, today.map({ versions.original[$0].hash != before.hash }) ?? true,
          today != nil || !versions.original.contains(where: { $0.kind == before.kind && $0.text == before.text })
        else { continue }
        old.append(OldBlock(block: block, before: before, now: today.map { versions.original[$0] }))
        break
      }
    }
    let translated = Set(
      partners.values.flatMap { partners in
        partners.blocks.compactMap { original.positions[partners.version].firstIndex(of: $0) }
      })
    missing = versions.original.enumerated()
      .filter { $1.hasText && !translated.contains($0) }.map(\.element)
  }

  /// How many commits before the first one of a translation its original may have been translated.
  private static let olderCommits = 3_000
  /// The share of equal kinds of blocks from which on a translation has the blocks of a version.
  private static let certainLikeness = 0.9
  /// The number of pairs of versions to align.
  private static let matchCount = 3

  /// A version of a translation, and the version of the original whose kinds of blocks are the most alike.
  private struct Match {
    let own, original: Int
    let likeness: Double
  }

  /// Returns the best match for each version of a translation, the most alike first.
  ///
  /// A commit may change the syntax of old texts in all languages. So an earlier version can be more alike than today's.
  private static func matches(_ own: TrackedBlocks, _ original: TrackedBlocks) -> [Match] {
    own.versions.indices.compactMap { version in
      // Among equal ones, it is the version at that time, or the next one to it.
      let then = original.version(at: own.versions[version].commit)
      let all = original.versions.indices.map { other in
        Match(
          own: version, original: other,
          likeness: BlockAlignment.likeness(own.versions[version].blocks, original.versions[other].blocks))
      }
      return all.max { ($0.likeness, -abs($0.original - then)) < ($1.likeness, -abs($1.original - then)) }
    }.sorted { ($0.likeness, -$0.own) > ($1.likeness, -$1.own) }
  }

  /// Returns the blocks of a version of the original for the blocks of a translation, by position.
  private static func partners(
    of own: TrackedBlocks, in original: TrackedBlocks, _ matches: [Match]
  ) -> [Int: (version: Int, blocks: [Int])] {
    var partners: [Int: (version: Int, blocks: [Int])] = [:]
    for match in matches.prefix(matchCount) {
      let alignment = BlockAlignment(own.versions[match.own].blocks, with: original.versions[match.original].blocks)
      for (block, position) in own.positions[match.own].enumerated() where partners[block] == nil {
        guard let position, case let blocks = alignment.originals[position], !blocks.isEmpty else { continue }
        partners[block] = (match.original, blocks)
      }
    }
    return partners
  }

  /// Returns the last commit of the original that the first version of a translation can have followed.
  private static func lastCommit(followedBy match: Match?, in original: TrackedBlocks, at first: Int) -> Int {
    guard let match, match.likeness > certainLikeness, match.original > 0 else { return first }
    // The version was there until the next one came.
    return max(first, original.versions[match.original - 1].commit + 1)
  }
}
