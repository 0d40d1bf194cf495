import Articles

/// The contents that a file had on the main line, newest first; renames are followed.
struct FileHistory: Sendable {
  /// A content, and the commit that introduced it.
  struct Revision: Sendable {
    /// The position of the commit in the log; the newest has 0, and changes without a commit have -1.
    let commit: Int
    let blob: String
  }

  var revisions: [Revision] = []
}

/// The log of a folder, in which the commits of each file are found at once.
package struct IndexedLog: Sendable {
  private let log: RevisionLog
  /// The positions of commits and of changes in them, by the path after the commit.
  private let places: [String: [(commit: Int, change: Int)]]
  /// The positions of the commits that change no text: they are listed, or they change an article in many languages.
  private let ignored: Set<Int>

  /// The number of languages from which on a commit is no work of a translator.
  private static let languages = 4

  /// Indexes a log; `withoutLanguage` returns a path that the translations of an article share, with the number of the
  /// language, and `ignored` has the ids of commits to ignore.
  package init(
    _ log: RevisionLog, ignoring ignored: Set<String>, withoutLanguage: (String) -> (path: String, edition: Int)
  ) {
    self.log = log
    var places: [String: [(commit: Int, change: Int)]] = [:]
    var skipped: Set<Int> = []
    for (position, commit) in log.commits.enumerated() {
      var languages: [String: Set<Int>] = [:]
      for (change, file) in commit.changes.enumerated() {
        guard let path = file.path else { continue }
        places[path, default: []].append((position, change))
        let (shared, edition) = withoutLanguage(path)
        languages[shared, default: []].insert(edition)
      }
      let changesAlike = languages.values.contains { $0.count >= Self.languages }
      if changesAlike || ignored.contains(commit.id) { skipped.insert(position) }
    }
    (self.places, self.ignored) = (places, skipped)
  }

  /// Whether a commit changes no text for readers of one language.
  func isIgnored(_ commit: Int) -> Bool { ignored.contains(commit) }

  /// Returns the history of the file that has a path now.
  func history(of path: String) -> FileHistory {
    var history = FileHistory()
    var (path, next) = (path, 0)
    while let place = places[path]?.first(where: { $0.commit >= next }) {
      let change = log.commits[place.commit].changes[place.change]
      if let blob = change.blob { history.revisions.append(.init(commit: place.commit, blob: blob)) }
      guard let oldPath = change.oldPath else { break }
      (path, next) = (oldPath, place.commit + 1)
    }
    return history
  }
}

/// The blocks of an original through its history: where each block of today was, and the commits that changed it.
struct TrackedBlocks {
  /// The blocks of each version that was looked at, newest first, with the commit that introduced it.
  private(set) var versions: [(commit: Int, blocks: [ArticleBlock])] = []
  /// For each version, the positions of today's blocks in it; `nil` where it lacks the block.
  private(set) var positions: [[Int?]] = []
  /// For each block of today, the commits that changed it, newest first; the last may have added it.
  private(set) var changes: [[Int]]

  /// Follows the blocks from today to the version that was there at the commit `end`, or to the first one.
  init(
    _ current: [ArticleBlock], _ history: FileHistory, downTo end: Int, isIgnored: (Int) -> Bool,
    reading blocks: (String) -> [ArticleBlock]?
  ) {
    versions = [(history.revisions.first?.commit ?? -1, current)]
    positions = [current.indices.map { $0 }]
    changes = current.map { _ in [] }
    for revision in history.revisions.dropFirst() {
      guard let newer = versions.last, newer.commit < end, let older = blocks(revision.blob) else { break }
      var known: [Int: BlockDifference.Pair] = [:]
      for pair in BlockDifference(from: older, to: newer.blocks).pairs { known[pair.new] = pair }
      var next: [Int?] = []
      for (block, position) in (positions.last ?? []).enumerated() {
        let pair = position.flatMap { known[$0] }
        next.append(pair?.old)
        if position != nil, pair == nil || pair?.isChanged == true, pair == nil || !isIgnored(newer.commit) {
          changes[block].append(newer.commit)
        }
      }
      versions.append((revision.commit, older))
      positions.append(next)
    }
    // What the first version has is as old as that version.
    if versions.count >= history.revisions.count, let first = versions.last {
      for (block, position) in (positions.last ?? []).enumerated() where position != nil {
        changes[block].append(first.commit)
      }
    }
  }

  /// Returns the version that was there at a commit.
  func version(at commit: Int) -> Int { versions.firstIndex { $0.commit >= commit } ?? versions.count - 1 }
}
