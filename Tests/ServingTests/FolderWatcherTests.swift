import Foundation
import TestSupport
import Testing

@testable import Serving

@Suite(.hangGuard) struct `A folder watcher` {
  private static func write(_ text: String, _ url: URL) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Passes a watched folder, and a function that waits for changes and returns their relative paths.
  private static func watching(
    polling: Bool, _ body: (URL, _ next: () -> Set<String>) throws -> Void
  ) throws {
    try Program.inScratchFolder { scratch in
      let folder = scratch.appending(path: "Content")
      try write("a", folder.appending(path: "a.md"))
      try write("b", folder.appending(path: "posts/b.md"))
      let watcher = FolderWatcher([folder.path], polling: polling)
      // Stop after two minutes, so that a failure does not hang the test.
      let end = DispatchWorkItem { watcher.stop() }
      DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
      defer { end.cancel() }
      try body(folder) { Set(watcher.next().map { String($0.dropFirst(folder.path.utf8.count + 1)) }) }
    }
  }

  @Test(arguments: [false, true]) func `reports changed, added and removed files`(polling: Bool) throws {
    try Self.watching(polling: polling) { folder, next in
      try Self.write("longer", folder.appending(path: "posts/b.md"))
      #expect(next().contains("posts/b.md"))
      try FileManager.default.removeItem(at: folder.appending(path: "a.md"))
      #expect(next() == ["a.md"])
      try FileManager.default.moveItem(at: folder.appending(path: "posts/b.md"), to: folder.appending(path: "c.md"))
      #expect(next() == ["posts/b.md", "c.md"])
    }
  }

  @Test(arguments: [false, true]) func `reports files in new and moved folders`(polling: Bool) throws {
    try Self.watching(polling: polling) { folder, next in
      try Self.write("c", folder.appending(path: "new/deep/c.md"))
      #expect(next().contains("new/deep/c.md"))
      try Self.write("longer", folder.appending(path: "new/deep/c.md"))
      #expect(next().contains("new/deep/c.md"))
      try FileManager.default.moveItem(at: folder.appending(path: "new"), to: folder.appending(path: "moved"))
      #expect(!next().isDisjoint(with: ["moved/deep/c.md", "moved"]))
      try Self.write("longest", folder.appending(path: "moved/deep/c.md"))
      let changes = next()
      #expect(changes.contains("moved/deep/c.md") && !changes.contains("new/deep/c.md"))
    }
  }

  @Test func `reports many changes at once`() throws {
    try Self.watching(polling: false) { folder, next in
      for number in 0..<200 { try Self.write("\(number)", folder.appending(path: "burst/\(number).md")) }
      var seen: Set<String> = []
      var calls = 0
      while (0..<200).contains(where: { !seen.contains("burst/\($0).md") }), calls < 50 {
        seen.formUnion(next())
        calls += 1
      }
      #expect(calls < 3)
    }
  }

  @Test(arguments: [false, true]) func `notices each creation of a missing folder`(polling: Bool) throws {
    try Program.inScratchFolder { scratch in
      let folder = scratch.appending(path: "Templates")
      let watcher = FolderWatcher([folder.path], polling: polling)
      let end = DispatchWorkItem { watcher.stop() }
      DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
      defer { end.cancel() }
      for _ in 0..<2 {
        try Self.write("a", folder.appending(path: "a.mustache"))
        #expect(watcher.next().contains(folder.path + "/a.mustache"))
        try FileManager.default.removeItem(at: folder)
        #expect(!watcher.next().isEmpty)
      }
    }
  }

  @Test(arguments: [false, true]) func `returns no changes after it is stopped`(polling: Bool) throws {
    try Program.inScratchFolder { scratch in
      let watcher = FolderWatcher([scratch.path], polling: polling)
      Thread {
        usleep(50_000)
        watcher.stop()
      }.start()
      #expect(watcher.next().isEmpty)
      #expect(watcher.next().isEmpty)
    }
  }
}
