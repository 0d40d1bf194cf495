import Caching
import Foundation
import TestSupport
import Testing

/// A Git repository in a temporary folder, whose subfolder `site/Content` is the content of a site.
struct GitSandbox: Sendable {
  let folder: URL
  /// The kind of hash: `sha1` or `sha256`.
  let format: String
  var content: URL { folder.appending(path: "site/Content") }

  static let isPossible = Program.find("git") != nil

  static func inFolder(format: String = "sha1", _ body: (GitSandbox) throws -> Void) throws {
    try Program.inScratchFolder { folder in
      let sandbox = GitSandbox(folder: folder, format: format)
      try FileManager.default.createDirectory(at: sandbox.content, withIntermediateDirectories: true)
      try sandbox.git("init", "--quiet", "--initial-branch=main", "--object-format=\(format)")
      try body(sandbox)
    }
  }

  /// Runs `git` in the repository, and returns the first line of its output.
  @discardableResult func git(_ arguments: String..., in path: String = "", input: Data = Data()) throws -> String {
    let variables = [
      "GIT_AUTHOR_DATE=2026-01-02T10:00:00Z", "GIT_COMMITTER_DATE=2026-01-02T10:00:00Z", "GIT_CONFIG_GLOBAL=/dev/null",
      "GIT_CONFIG_SYSTEM=/dev/null",
    ]
    let user = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    let outcome = try Program.run(
      "/usr/bin/env", variables + ["git"] + user + arguments, in: folder.appending(path: path), input: input)
    #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    return String(outcome.output.prefix { $0 != "\n" })
  }

  /// Commits all changes, and returns the id of the commit.
  @discardableResult func commit(_ message: String = "Change") throws -> String {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
    return try git("rev-parse", "HEAD")
  }

  /// Writes a file, whose path is relative to the content folder.
  func write(_ path: String, _ text: String) throws {
    // `URL` would change how letters are composed.
    let file = "\(content.path)/\(path)"
    try FileManager.default.createDirectory(
      atPath: String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]), withIntermediateDirectories: true)
    let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    try #require(descriptor >= 0, "\(file)")
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    try #require(unsafe Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(content.path)/\(path)") }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(content.path)/\(path)", withDestinationPath: target)
  }

  func repository(in path: String = "site/Content") throws -> GitRepository {
    try GitRepository(around: folder.appending(path: path).path)
  }

  /// The content folder, listed now.
  var disk: DiskFolder { DiskFolder(content.path) }
}

extension GitFolder {
  /// The texts of the files by path.
  var texts: [String: String] {
    get throws {
      Dictionary(
        uniqueKeysWithValues: try paths.map { ($0, String(decoding: try read($0), as: UTF8.self)) })
    }
  }
}
