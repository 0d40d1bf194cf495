import Foundation
import TestSupport
import Testing

/// A server made with `GarlandViews` renders an article when it is asked for.
@Suite struct `A server of articles` {
  @Test func `shows what the file has now, its styles, and its problems`() throws {
    try Program.inScratchFolder { folder in
      func write(_ text: String) throws { try Data(text.utf8).write(to: folder.appending(path: "bread.md")) }
      try write("---\ntitle: Bread\n---\n:::shout\nRye\n\nOat\n:::\n\n::::tabs\n:::item[A]\na\n:::\n::::\n")
      let program = URL(filePath: try Tool.path()).deletingLastPathComponent().appending(path: "ArticleServer")
      try RunningServe.inFolder(folder, running: program, as: [".", "0"]) { server in
        let page = try server.client().ask("/bread").body
        #expect(page.contains("<title>Bread</title>"))
        #expect(page.contains(#"<div class="shout"><p>Rye</p>"#) && page.contains(#"<div class="shout"><p>Oat</p>"#))
        #expect(page.contains(#"href="/containers/tabs.css""#))
        #expect(try server.client().ask("/containers/tabs.css").body.contains(".tabs"))
        try write("# New\n")
        #expect(try server.client().ask("/bread").body.contains(">New</h1>"))
        try write("New\n\n:::nope\n:::\n")
        let problem = try server.client().ask("/bread")
        #expect(
          problem.head.hasPrefix("HTTP/1.1 500 ")
            && problem.body.contains("bread.md:3:1: error: there is no container `nope`"))
        #expect(try server.client().ask("/../bread").head.hasPrefix("HTTP/1.1 404 "))
      }
    }
  }
}
