import Files
import Synchronization

/// A cache of open folders for the paths below a root folder; any thread may use it.
///
/// The folders of the last path stay open, because the next path is usually near.
final class FolderTree: Sendable {
  /// The error for a path whose parent is not a folder, or cannot be opened.
  struct Obstacle: Error {
    let path: String
    let problem: FolderProblem

    /// The publishing problem for an obstacle that this publication does not remove.
    var asProblem: PublishingProblem {
      switch problem {
      case .isLink: .throughLink(path)
      case .isNoFolder: .inTheWay(path)
      default: .failed(path, problem)
      }
    }
  }

  private typealias OpenChain = [(name: Substring, folder: Folder)]

  let root: Folder
  private let chain = Mutex<OpenChain>([])

  init(_ root: Folder) {
    self.root = root
  }

  /// Opens the folder of a file; if the folder is missing, creates it or, without `making`, returns `nil`.
  func folder(of path: OutputPath, making: Bool) throws(Obstacle) -> Folder? {
    try chain.withLock { chain throws(Obstacle) in
      try Self.openFolder(of: path, in: root, reusing: &chain, making: making)
    }
  }

  /// Closes all folders except for the root, after some were removed.
  func closeAll() { chain.withLock { $0 = [] } }

  private static func openFolder(
    of path: OutputPath, in root: Folder, reusing chain: inout OpenChain, making: Bool
  ) throws(Obstacle) -> Folder? {
    let names = path.names.dropLast()
    var depth = 0
    while depth < chain.count, depth < names.count, chain[depth].name.utf8.elementsEqual(names[depth].utf8) {
      depth += 1
    }
    chain.removeSubrange(depth...)
    var folder = chain.last?.folder ?? root
    for (depth, name) in names.enumerated().dropFirst(depth) {
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
      // Most of these folders are new, so checking first whether each exists would waste a system call.
      if making { try folder.makeFolder(name) }
      return try folder.folder(name)
    } catch {
      if making, error == .exists { return try folder.folder(name) }
      guard error == .missing, !making else { throw error }
      return nil
    }
  }
}

/// Recursive operations on folders; symbolic links are not followed.
enum FileWalk {
  /// Returns the paths of all files, and of folders at the depth limit, in no particular order.
  static func files(in folder: Folder, except skipped: Set<String> = []) throws(FolderProblem) -> [String] {
    var files: [String] = []
    try collect(folder, prefix: "", depth: OutputPath.depthLimit, skipped: skipped, into: &files)
    return files
  }

  /// Removes a folder that contains nothing but folders.
  static func removeEmptyFolders(_ name: String, in parent: Folder) throws(FolderProblem) {
    let folder = try parent.folder(name)
    for entry in try folder.entries() {
      guard entry.kind == .folder else { throw .notEmpty }
      try removeEmptyFolders(entry.name, in: folder)
    }
    try parent.removeFolder(name)
  }

  private static func collect(
    _ folder: Folder, prefix: String, depth: Int, skipped: Set<String>, into files: inout [String]
  ) throws(FolderProblem) {
    for entry in try folder.entries() where prefix != "" || !skipped.contains(entry.name) {
      // A folder that cannot be opened is listed like a file.
      if entry.kind == .folder, depth > 1, let inner = try? folder.folder(entry.name) {
        try collect(inner, prefix: prefix + entry.name + "/", depth: depth - 1, skipped: skipped, into: &files)
      } else {
        files.append(prefix + entry.name)
      }
    }
  }
}
