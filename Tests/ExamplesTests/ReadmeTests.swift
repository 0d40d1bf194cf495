import Foundation
import Garland
import Testing

private struct Post: Identifiable {
  let title: String
  let address: String
  var id: String { address }
}

// The README's first example, to the letter.

private struct DividedList<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { children in
      div(.class("divided")) {
        ForEach(children) { child in
          if child.id != children.first?.id { Divider() }
          p { child }
        }
      }
    }
  }
}

private struct Page: View {
  let posts: [Post]

  var body: some View {
    DividedList {
      Text("Latest")
      ForEach(posts) { post in a(.href(post.address)) { Text(post.title) } }
      if posts.isEmpty { em { Text("Nothing yet") } }
    }
  }
}

@Suite struct `The README's example` {
  @Test func `prints a divided list`() {
    let html = Page(posts: [Post(title: "One & two", address: "/one/")]).rendered().html
    #expect(
      html == #"<div class="divided"><p>Latest</p><hr><p><a href="/one/">One &amp; two</a></p></div>"#)
    #expect(Page(posts: []).rendered().html.contains("<hr><p><em>Nothing yet</em></p>"))
  }

  @Test func `is the code of this test`() throws {
    let test = URL(filePath: #filePath)
    let root = test.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let code = try #require(readme.firstMatch(of: /```swift\n(import Garland\n\nstruct[\s\S]*?)```/)).1
    let source = try String(contentsOf: test, encoding: .utf8).replacing("private struct", with: "struct")
    for declaration in code.split(separator: "\n\n").filter({ $0.hasPrefix("struct") || $0.hasPrefix("  ") }) {
      #expect(source.contains(declaration), "\(declaration)")
    }
  }
}
