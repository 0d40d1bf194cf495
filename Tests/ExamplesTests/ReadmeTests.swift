import Foundation
import Garland
import Testing

private struct Post: Identifiable {
  let title: String
  let address: String
  var id: String { address }
}

// The first example of Content/manual/views.md.

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

@Suite struct `The manual's example of a view` {
  @Test func `prints a divided list`() {
    let html = Page(posts: [Post(title: "One & two", address: "/one/")]).rendered().html
    #expect(
      html == #"<div class="divided"><p>Latest</p><hr><p><a href="/one/">One &amp; two</a></p></div>"#)
    #expect(Page(posts: []).rendered().html.contains("<hr><p><em>Nothing yet</em></p>"))
  }

  @Test func `is the code of this test`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      .replacing("private struct", with: "struct")
    let blocks = try documentedBlocks(declaring: "struct DividedList<", in: ["Content/manual/views.md"])
    try #require(!blocks.isEmpty)
    for block in blocks {
      for declaration in block.split(separator: "\n\n") where declaration.hasPrefix("struct") {
        #expect(source.contains(declaration), "\(declaration)")
      }
    }
  }
}
