import Files
import Records

/// The difference between the published site and the next one: the files to add, replace and remove, in order.
struct SwapPlan {
  let before: PublishedList
  let after: PublishedList

  /// The removed files, with their line numbers in the old list.
  var removed: [(line: Int, path: OutputPath)] {
    before.entries.enumerated().lazy.filter { !after.contains($1.path, near: $0) }.map { ($0, $1.path) }
  }

  /// The added files.
  var added: [OutputPath] { after.entries.lazy.map(\.path).filter { !before.contains($0) } }

  /// The files that get other content.
  var changed: [OutputPath] {
    after.entries.enumerated().lazy.filter { line, entry in
      before.index(of: entry.path.text, near: line).map { before.entries[$0].fingerprint != entry.fingerprint } ?? false
    }.map(\.element.path)
  }

  /// Returns a function that decides whether an old file must be removed before any new file is placed.
  ///
  /// The function returns `true` if a file becomes a folder, or a folder becomes a file. Then the path of the old file,
  /// or of a folder around it, conflicts with a new path.
  static func obstruction(among new: [OutputPath]) -> (OutputPath) -> Bool {
    let files = Set(new)
    let folders = Set(new.flatMap(\.folders))
    return { path in folders.contains(path) || path.folders.contains(where: files.contains) }
  }

  /// Sorts staged files so that pages come after the files they may refer to.
  static func placementOrder(of staged: [OutputPath]) -> [OutputPath] {
    func isPage(_ path: OutputPath) -> Bool { path.text.hasSuffix(".html") }
    return staged.filter { !isPage($0) } + staged.filter(isPage)
  }

  /// Checks, before anything is changed, that no foreign file has the path of a staged file.
  func checkObstacles(for staged: [OutputPath], in output: FolderTree) throws(PublishingProblem) {
    for path in staged {
      let folder: Folder?
      do throws(FolderTree.Obstacle) {
        folder = try output.folder(of: path, making: false)
      } catch {
        guard let obstacle = try? OutputPath(error.path), isRemoved(obstacle) else { throw error.asProblem }
        continue
      }
      guard let folder, folder.kind(of: path.name) == .folder else { continue }
      try checkFolder(path, in: folder)
    }
  }

  /// Checks that all files in a folder are removed, so that a file can replace the folder.
  private func checkFolder(_ path: OutputPath, in parent: Folder) throws(PublishingProblem) {
    let names = try PublishingProblem.naming(path.text) { () throws(FolderProblem) in
      try FileWalk.files(in: parent.folder(path.name))
    }
    for name in names {
      let text = "\(path.text)/\(name)"
      guard let file = try? OutputPath(text), isRemoved(file) else { throw .foreignFile(text) }
    }
  }

  private func isRemoved(_ path: OutputPath) -> Bool { before.contains(path) && !after.contains(path) }
}
