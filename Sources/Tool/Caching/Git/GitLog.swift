import Files
import Records
package import Revisions

extension GitRepository {
  /// Returns the commits of the main line up to HEAD that changed files of a folder, with at most `limit` changes.
  ///
  /// One process reads the history of all files. The oldest commits are left out if there are more. A million
  /// changes need about 160 MB of memory.
  package func log(of folder: String, limit: Int = 1_000_000) throws(GitProblem) -> RevisionLog {
    if isShallow { throw .shallow }
    guard let head else { return RevisionLog() }
    let arguments = ["log", "--first-parent", "-m", "--raw", "-z", "-M", "--no-abbrev", "--relative"]
    // The messages, which may not be UTF-8, are left out.
    let process = process(arguments + ["--format=%x01%H", head, "--", "."], in: folder)
    var parser = GitLogParser(limit: limit)
    let outcome = try? process.output { parser.read($0) }
    guard outcome?.status == 0 || parser.isFull else { throw .failed(command: "log") }
    return RevisionLog(commits: parser.finish())
  }
}

/// A parser of the output of `git log --raw -z --format=%x01%H`.
///
/// A commit is `\u{1}ID`, a zero byte, a line feed, and its files. A file is `:MODE MODE ID ID STATUS` and one or two
/// paths, each with a zero byte.
private struct GitLogParser {
  private let limit: Int
  private var commits: [RevisionLog.Commit] = []
  private var count = 0
  private var rest: [UInt8] = []
  private var id: String?
  private var changes: [RevisionLog.Change] = []
  /// The fields of the file whose paths follow, and its first path, if it has two.
  private var fields: [Substring] = []
  private var firstPath: String??
  /// The path and the old content of the newest known change by path, because a string is smaller than its copy.
  private var known: [String: (path: String, blob: String?)] = [:]

  init(limit: Int) { self.limit = limit }

  var isFull: Bool { count >= limit }

  /// Reads a part of the output; returns whether more is needed.
  mutating func read(_ chunk: [UInt8]) -> Bool {
    rest += chunk
    var start = 0
    while !isFull, let end = rest[start...].firstIndex(of: 0) {
      read(entry: rest[start..<end])
      start = end + 1
    }
    rest.removeSubrange(..<start)
    return !isFull
  }

  mutating func finish() -> [RevisionLog.Commit] {
    // The last commit of a history that was cut would lack some of its changes.
    if !isFull { endCommit() }
    return commits
  }

  private mutating func read(entry: ArraySlice<UInt8>) {
    if !fields.isEmpty { return read(path: String(validating: entry, as: UTF8.self)) }
    let text = String(decoding: entry.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
    if text.hasPrefix("\u{1}") {
      endCommit()
      id = String(text.dropFirst())
    } else if text.hasPrefix(":") {
      fields = text.dropFirst().split(separator: " ")
      if fields.count != 5 { fields = [] }
    }
  }

  /// A path that is not UTF-8 is `nil`.
  private mutating func read(path: String?) {
    if fields[4].hasPrefix("R"), firstPath == nil {
      firstPath = .some(path)
      return
    }
    let oldPath = firstPath ?? path
    let isFile = [0, 1].map { GitRepository.isFile(mode: fields[$0]) }
    let (old, new) = (isFile[0] ? oldPath : nil, isFile[1] ? path : nil)
    let (oldBlob, blob) = (fields[2], fields[3])
    (fields, firstPath) = ([], nil)
    guard old != nil || new != nil else { return }
    count += 1
    let newer = new.flatMap { known[$0] }
    let newPath = newer?.path.hasSameBytes(as: new ?? "") == true ? newer?.path : new
    let change = RevisionLog.Change(
      path: newPath, oldPath: new.flatMap { old?.hasSameBytes(as: $0) } == true ? newPath : old,
      blob: new.map { _ in newer?.blob.flatMap { $0 == blob ? $0 : nil } ?? String(blob) },
      oldBlob: old.map { _ in String(oldBlob) })
    if let old = change.oldPath { known[old] = (old, change.oldBlob) }
    changes.append(change)
  }

  private mutating func endCommit() {
    if let id, !changes.isEmpty { commits.append(RevisionLog.Commit(id: id, changes: changes.map { $0 })) }
    // The copy has no unused capacity.
    id = nil
    changes.removeAll(keepingCapacity: true)
  }
}
