import Foundation
import TestSupport
import Testing

@Suite struct `An article by itself` {
  @Test(arguments: [["render", "Content/posts/a.md"], ["tree", "Content/posts/a.md"], ["help", "containers"]])
  func `is read with the containers of its site's templates`(call: [String]) throws {
    try Tool.inScratchFolder { folder in
      for (path, text) in [
        ("Content/posts/a.md", ":::mine\nA text.\n:::\n"),
        ("Templates/containers/mine.mustache", "<b class=\"mine\">{{#children}}{{{html}}}{{/children}}</b>\n"),
      ] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let outcome = try Tool.run(call, in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.output.contains(call[0] == "render" ? "<b class=\"mine\"><p>A text.</p>" : "mine"))
    }
  }
}
