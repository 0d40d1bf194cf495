import Files
import Synchronization

/// The folders of a site, opened one inside the other, from any thread; those on the way to the last file stay open for the next.
final class FolderTree: Sendable {
  /// Something on the way to a file that is no folder.
  struct Obstacle: Error {
    let path: String
    let problem: FolderProblem
  }

  let root: Folder
  private let chain = Mutex<[(name: Substring, folder: Folder)]>([])

  init(_ root: Folder) {
    self.root = root
  }

  /// The folder that a file is in; none where it is missing and is not to be made.
  func folder(of path: OutputPath, making: Bool) throws(Obstacle) -> Folder? {
    try chain.withLock { chain throws(Obstacle) in try Self.folder(path, in: root, after: &chain, making: making) }
  }

  /// Forgets which folders are open, after some were removed.
  func forget() { chain.withLock { $0 = [] } }

  private static func folder(
    _ path: OutputPath, in root: Folder, after chain: inout [(name: Substring, folder: Folder)], making: Bool
  ) throws(Obstacle) -> Folder? {
    let names = path.names.dropLast()
    var known = 0
    while known < chain.count, known < names.count, chain[known].name.utf8.elementsEqual(names[known].utf8) {
      known += 1
    }
    chain.removeSubrange(known...)
    var folder = chain.last?.folder ?? root
    for (depth, name) in names.enumerated().dropFirst(known) {
      do throws(FolderProblem) {
        guard let next = try open(String(name), in: folder, making: making) else { return nil }
        folder = next
      } catch {
        throw Obstacle(path: names[...depth].joined(separator: "/"), problem: error)
      }
      chain.append((name, folder))
    }
    return folder
  }

  private static func open(_ name: String, in folder: Folder, making: Bool) throws(FolderProblem) -> Folder? {
    do throws(FolderProblem) {
      // Where folders are made, most are new: to ask for each first would be in vain.
      if making { try folder.makeFolder(name) }
      return try folder.folder(name)
    } catch {
      if making, error == .exists { return try folder.folder(name) }
      guard error == .missing, !making else { throw error }
      return nil
    }
  }
}

extension OutputPath {
  /// The name in the last folder.
  var name: String { names.last.map(String.init) ?? text }
}
