import Files
import Revisions
import Synchronization

/// The contents of a repository, read by one process `git cat-file --batch`, which is started when it is needed.
package final class GitObjects: RevisionStore {
  private struct State {
    var process: ConnectedProcess?
    var starts = 0
  }

  private let state = Mutex(State())
  private let start: @Sendable () throws(FolderProblem) -> ConnectedProcess

  /// Describes the process; after `patience` seconds without an answer, it counts as failed.
  init(_ program: String, _ arguments: [String], in folder: String, environment: [String], patience: Int = 20) {
    start = { () throws(FolderProblem) in
      try ConnectedProcess(program, arguments, in: folder, environment: environment, patience: patience)
    }
  }

  /// Returns the bytes of a blob; `nil` for another kind of object, a missing one, and one with more than `limit` bytes.
  ///
  /// A process that fails is started once more.
  package func blob(_ id: String, limit: Int) -> [UInt8]? {
    guard GitRepository.isID(id) else { return nil }
    return state.withLock { state in
      do throws(FolderProblem) {
        if state.process == nil {
          guard state.starts < 2 else { return nil }
          state.starts += 1
          state.process = try start()
        }
        return try state.process.flatMap { process throws(FolderProblem) in
          try Self.blob(id, limit: limit, from: process.connection)
        }
      } catch {
        // The rest of its answer would be taken for the next one.
        state.process = nil
        return nil
      }
    }
  }

  /// The answer is `ID KIND SIZE`, a line feed, the bytes and a line feed, or only a line such as `ID missing`.
  private static func blob(
    _ id: String, limit: Int, from connection: ProcessConnection
  ) throws(FolderProblem) -> [UInt8]? {
    try connection.send(Array("\(id)\n".utf8))
    let words = String(decoding: try connection.receiveLine(), as: UTF8.self).split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), size >= 0 else {
      if words.last == "missing" { return nil }
      throw .refused("Git gave no answer to a request for an object")
    }
    if words[1] == "blob", size <= limit {
      var bytes = try connection.receive(size + 1)
      bytes.removeLast()
      return bytes
    }
    var rest = size + 1
    while rest > 0 { rest -= try connection.receive(min(rest, 1 << 16)).count }
    return nil
  }
}
