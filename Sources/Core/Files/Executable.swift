import CThreads
import Glibc

/// The file of a program.
package struct Executable: Equatable, Sendable {
  /// The absolute path of the file, without symbolic links.
  package let path: String

  /// The program of this process, by the path that its file had when this property was first read.
  ///
  /// After a rebuild, the system reports the path of the deleted file, so read this early.
  package static let current: Executable? = {
    guard let file = try? Files.resolve("/proc/self/exe") else { return nil }
    return Executable(path: file.folder == "/" ? "/" + file.name : "\(file.folder)/\(file.name)")
  }()

  /// The commit that this program was built from, such as `1958db7247f7`; `nil` unless `.ci/static` built it.
  package static var commit: String? {
    let commit = unsafe String(cString: garland_commit())
    return commit.isEmpty ? nil : commit
  }

  /// The metadata of the file, or `nil` if it does not exist.
  package var stamp: FileStamp? {
    let (folder, name) = Files.split(path)
    guard let folder = try? Folder(folder) else { return nil }
    return folder.stamp(of: name)
  }

  /// Replaces the program of this process by this one, with the same arguments; returns only if that fails.
  ///
  /// The new program gets the sockets by `Socket.inherited()`, and the variables by `Programs.takeVariable`.
  package func replaceThisProcess(keeping sockets: [Socket], _ variables: [String: String]) -> FolderProblem {
    Socket.bequeath(sockets)
    for (name, value) in variables { unsafe setenv(name, value, 1) }
    let words = unsafe CommandLine.arguments.map { word in unsafe strdup(word) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    _ = unsafe execv(path, words)
    return .last
  }
}
