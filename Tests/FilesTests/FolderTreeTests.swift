import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct `A tree of files` {
  private func inTree(_ body: (FolderTree, URL) throws -> Void) throws {
    try Program.inScratchFolder { url in
      let inner = url.appending(path: "root/a/b")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data("text".utf8).write(to: inner.appending(path: "file"))
      try Data("secret".utf8).write(to: url.appending(path: "secret"))
      try body(FolderTree(Folder(url.path + "/root")), url)
    }
  }

  static let refused: [Case<String, FolderProblem>] = [
    Case("a missing file", "a/b/x", .missing), Case("a file in a missing folder", "a/x/file", .missing),
    Case("a folder", "a/b", .isFolder), Case("a file in a file", "a/b/file/x", .notAFolder),
    Case("a link to a file", "a/link", .isLink), Case("a file behind a link", "folder/file", .isLink),
    Case("a pipe", "a/pipe", .notAFile), Case("a socket", "a/socket", .notAFile),
    Case("a path to the parent", "../secret", .leadsOut), Case("a path with dots inside", "a/../../secret", .leadsOut),
    Case("a path from the root of the file system", "/etc/passwd", .leadsOut), Case("an empty path", "", .leadsOut),
    Case("dots before a NUL byte", "..\0x/secret", .leadsOut),
    Case("a combining character after a slash", "folder/\u{301}/file", .isLink),
  ]

  @Test(arguments: refused) func `opens no file for`(row: Case<String, FolderProblem>) throws {
    try inTree { tree, url in
      let root = url.path + "/root"
      try FileManager.default.createSymbolicLink(atPath: root + "/a/link", withDestinationPath: "b/file")
      try FileManager.default.createSymbolicLink(atPath: root + "/folder", withDestinationPath: "a/b")
      let isMade =
        unsafe mkfifo(root + "/a/pipe", 0o600) == 0
        && mknod(root + "/a/socket", S_IFSOCK | 0o600, 0) == 0
      #expect(isMade)
      do throws(FolderProblem) {
        _ = try tree.file(at: row.input)
        Issue.record("opened \(row.input)")
      } catch {
        row.check(error)
      }
    }
  }

  @Test func `opens files in any order, through a root that is a link`() throws {
    try inTree { tree, url in
      try Data("other".utf8).write(to: url.appending(path: "root/other"))
      try FileManager.default.createSymbolicLink(atPath: url.path + "/link", withDestinationPath: "root")
      for tree in [tree, FolderTree(try Folder(url.path + "/link"))] {
        for (path, text) in [("a/b/file", "text"), ("other", "other"), ("a/b/file", "text")] {
          let file = try tree.file(at: path)
          #expect(file.size == text.utf8.count)
          #expect(try file.contents() == Array(text.utf8))
        }
        #expect(tree.kind(of: "a/b") == .folder && tree.kind(of: "a/x") == nil && tree.kind(of: "..") == nil)
      }
    }
  }

  @Test func `never leaves the root while a folder and a link are exchanged`() throws {
    try inTree { tree, url in
      let root = url.path + "/root"
      try FileManager.default.createDirectory(atPath: url.path + "/secrets", withIntermediateDirectories: false)
      try Data("secret".utf8).write(to: url.appending(path: "secrets/file"))
      try FileManager.default.createSymbolicLink(atPath: root + "/a/c", withDestinationPath: "../../secrets")
      let exchange = try Exchange(of: root + "/a/b", with: root + "/a/c")
      defer { exchange.stop() }
      var count = 0
      for _ in 0..<3_000 {
        tree.closeAll()
        guard let file = try? tree.file(at: "a/b/file") else { continue }
        count += 1
        if try file.contents() != Array("text".utf8) { Issue.record("the tree followed a link") }
      }
      #expect(count > 0, "no file was opened")
    }
  }
}
