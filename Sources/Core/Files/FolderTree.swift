import Synchronization

/// The files below a root folder, by their paths; a symbolic link below the root is an error.
///
/// The tree opens the folders of a path one after another, and follows no links. So no path leads out of the root, even
/// if another process exchanges a folder and a link at the same time. Any thread may use a tree.
///
///     let content = FolderTree(try Folder("Content"))
///     let photo = try content.file(at: "posts/bread/photo.jpg")
///     photo.size
package final class FolderTree: Sendable {
  /// The error for a path whose parent is not a folder, or cannot be opened.
  package struct Obstacle: Error {
    /// The path of the parent.
    package let path: String
    /// The reason.
    package let problem: FolderProblem
  }

  private typealias OpenChain = [(name: Substring, folder: Folder)]

  /// The root folder.
  package let root: Folder
  /// The folders of the last path, which stay open because the next path is usually near.
  private let chain = Mutex<OpenChain>([])

  /// Creates a tree with an open folder as its root.
  package init(_ root: Folder) {
    self.root = root
  }

  /// Opens a regular file for reading.
  package func file(at path: String) throws(FolderProblem) -> OpenFile {
    let parent: (folder: Folder?, name: String)
    do throws(Obstacle) {
      parent = try openParent(of: path, making: false)
    } catch {
      throw error.problem
    }
    guard let folder = parent.folder else { throw .missing }
    return try folder.file(parent.name)
  }

  /// Returns the kind of the file at a path, or `nil` if there is none.
  package func kind(of path: String) -> FileKind? {
    guard let parent = try? openParent(of: path, making: false) else { return nil }
    return parent.folder?.kind(of: parent.name)
  }

  /// Opens the folder of a file.
  ///
  /// If the folder is missing, it is created if `making` is true; otherwise the result is `nil`.
  package func folder(of path: String, making: Bool) throws(Obstacle) -> Folder? {
    try openParent(of: path, making: making).folder
  }

  /// Closes all folders except for the root; call this after folders were removed.
  package func closeAll() { chain.withLock { $0 = [] } }

  private func openParent(of path: String, making: Bool) throws(Obstacle) -> (folder: Folder?, name: String) {
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
    guard let name = names.last, names.allSatisfy(Self.isName) else { throw Obstacle(path: path, problem: .leadsOut) }
    let folder = try chain.withLock { chain throws(Obstacle) in
      try Self.openFolder(names.dropLast(), in: root, reusing: &chain, making: making)
    }
    return (folder, String(name))
  }

  private static func openFolder(
    _ names: ArraySlice<Substring>, in root: Folder, reusing chain: inout OpenChain, making: Bool
  ) throws(Obstacle) -> Folder? {
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

  /// Whether a part of a path is the name of an entry; `..` would lead out of the folder.
  private static func isName(_ part: Substring) -> Bool {
    !part.isEmpty && part != "." && part != ".." && !part.utf8.contains(0)
  }
}
