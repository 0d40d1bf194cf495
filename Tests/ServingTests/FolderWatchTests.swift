import Foundation
import TestSupport
import Testing

@testable import Serving

@Suite(.hangGuard) struct `A folder watch` {
  private static func write(_ text: String, _ url: URL) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Gives a folder, and a way to wait for changes by their names in it.
  private static func watching(
    polling: Bool, _ body: (URL, _ next: () -> Set<String>) throws -> Void
  ) throws {
    try Program.inScratchFolder { scratch in
      let folder = scratch.appending(path: "Content")
      try write("a", folder.appending(path: "a.md"))
      try write("b", folder.appending(path: "posts/b.md"))
      let watch = FolderWatch([folder.path], polling: polling)
      // Whatever goes wrong, no test waits for ever.
      let end = DispatchWorkItem { watch.stop() }
      DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
      defer { end.cancel() }
      try body(folder) { Set(watch.next().map { String($0.dropFirst(folder.path.utf8.count + 1)) }) }
    }
  }

  @Test(arguments: [false, true]) func `tells what is changed, added and removed`(polling: Bool) throws {
    try Self.watching(polling: polling) { folder, next in
      try Self.write("longer", folder.appending(path: "posts/b.md"))
      #expect(next().contains("posts/b.md"))
      try FileManager.default.removeItem(at: folder.appending(path: "a.md"))
      #expect(next() == ["a.md"])
      try FileManager.default.moveItem(at: folder.appending(path: "posts/b.md"), to: folder.appending(path: "c.md"))
      #expect(next() == ["posts/b.md", "c.md"])
    }
  }

  @Test(arguments: [false, true]) func `sees folders that are new, with what is in them`(polling: Bool) throws {
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

  @Test func `takes a burst for one change`() throws {
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

  @Test(arguments: [false, true]) func `waits for folders that come later or again`(polling: Bool) throws {
    try Program.inScratchFolder { scratch in
      let folder = scratch.appending(path: "Templates")
      let watch = FolderWatch([folder.path], polling: polling)
      let end = DispatchWorkItem { watch.stop() }
      DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
      defer { end.cancel() }
      for _ in 0..<2 {
        try Self.write("a", folder.appending(path: "a.mustache"))
        #expect(watch.next().contains(folder.path + "/a.mustache"))
        try FileManager.default.removeItem(at: folder)
        #expect(!watch.next().isEmpty)
      }
    }
  }

  @Test(arguments: [false, true]) func `ends when it is stopped`(polling: Bool) throws {
    try Program.inScratchFolder { scratch in
      let watch = FolderWatch([scratch.path], polling: polling)
      Thread {
        usleep(50_000)
        watch.stop()
      }.start()
      #expect(watch.next().isEmpty)
      #expect(watch.next().isEmpty)
    }
  }
}
