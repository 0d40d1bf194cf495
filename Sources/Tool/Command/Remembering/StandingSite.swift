import Caching
import Files

/// What of the site that the last build published stands as it was left, looked at once.
struct StandingSite: Sendable {
  /// The files that are what they were, by their places in the record.
  private let isStanding: [Bool]
  /// Whether nothing has come or gone in any folder.
  let hasSameFolders: Bool

  /// Looks at the folder that a site goes into; if it was published in another one, nothing of it stands.
  init(_ record: BuildRecord, in output: String) {
    guard record.place == output, !record.outputs.isEmpty, let folder = try? Folder(output) else {
      (isStanding, hasSameFolders) = (record.outputs.map { _ in false }, false)
      return
    }
    let others = record.folders.filter { folder.stamp(of: $0.path.isEmpty ? "." : $0.path) != $0.stamp }
    hasSameFolders = others.isEmpty
    // A link in the place of a folder may lead to files that are what they were, and the site is not what it was.
    let replaced = others.map { $0.path + "/" }.filter {
      $0 != "/" && folder.kind(of: String($0.dropLast())) != .folder
    }
    isStanding = record.outputs.map { output in
      output.stamp != nil && folder.stamp(of: output.path) == output.stamp
        && !replaced.contains(where: output.path.hasPrefix)
    }
  }

  /// Whether all of it stands, with nothing beside it that was not there.
  var isWhole: Bool { hasSameFolders && isStanding.allSatisfy(\.self) }

  /// Whether a file is what it was; one that has another stamp may hold anything, even where its size is the same.
  func stands(_ output: Int) -> Bool { isStanding[output] }
}
