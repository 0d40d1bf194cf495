import Garland
import TestSupport
import Testing

/// The rendering of blocks that containers place.
@Suite struct `A block that a container places` {
  @Test(arguments: Samples.documents)
  func `renders the same HTML as in the whole article`(_ text: String) {
    let draft = Draft(text)
    let content = draft.article.content
    let whole = draft.article.rendered()
    let renderings = [
      "content": content.rendered(),
      "Group": Group(subviews: content) { blocks in ForEach(blocks) { $0 } }.rendered(),
      "Group, by index": Group(subviews: content) { blocks in ForEach(blocks.indices, id: \.self) { blocks[$0] } }
        .rendered(),
      "Group, all of it": Group(subviews: content) { $0 }.rendered(),
      "ForEach": ForEach(subviews: content) { $0 }.rendered(),
      "sections": ForEach(sections: content) { $0.content }.rendered(),
      "multi root": _VariadicView.Tree(Passing()) { content }.rendered(),
      "variadic": content.variadic { $0 }.rendered(),
      "erased": AnyView(content).rendered(),
      "reversed twice": Group(subviews: Group(subviews: content) { ForEach($0.reversed()) { $0 } }) { blocks in
        ForEach(blocks.reversed()) { $0 }
      }
      .rendered(),
    ]
    for (way, rendering) in renderings.sorted(by: { $0.key < $1.key }) {
      #expect(rendering.html == whole.html, "\(way)")
      #expect(rendering.diagnostics == [], "\(way)")
    }
  }

  @Test(arguments: Samples.documents)
  func `renders the same bytes in chunks`(_ text: String) {
    let content = Draft(text).article.content
    let collected = Boxed<[UInt8]>([])
    _ = content.stream(chunk: 16) { chunk in
      for index in chunk.indices { collected.v.append(chunk[index]) }
    }
    #expect(collected.v == content.rendered().bytes)
  }

  @Test(arguments: Samples.documents)
  func `resolves to a tree with the same HTML`(_ text: String) {
    let content = Draft(text).article.content
    let nodes = ViewTree(content).nodes.map { node in
      if case .raw(let markup) = node.kind { markup } else { "no block: \(node.kind)" }
    }
    #expect(nodes.joined() == content.rendered().html)
  }

  @Test func `can be placed in reverse order`() {
    let draft = Draft("# a\n\nb\n\n- c")
    let reversed = Group(subviews: draft.article.content) { ForEach($0.reversed()) { $0 } }
    #expect(reversed.rendered().html == "<ul>\n<li>c</li>\n</ul>\n<p>b</p>\n<h1 id=\"a\">a</h1>\n")
  }

  @Test func `is rendered twice if it is placed twice`() {
    let draft = Draft("a\n\n:::note\nb\n:::")
    let twice = Group(subviews: draft.article.content) { blocks in
      blocks[1]
      blocks[0]
      blocks[1]
    }
    let title = "<p class=\"callout-title\">Note</p>"
    let note = "<aside class=\"callout callout-note\" role=\"note\">\(title)<p>b</p>\n</aside>\n"
    #expect(twice.rendered().html == note + "<p>a</p>\n" + note)
    #expect(twice.rendered().diagnostics == [])
  }

  @Test func `is left out if it is not placed`() {
    let draft = Draft("a\n\n:::note\nb\n:::\n\nc")
    let rest = Group(subviews: draft.article.content) { blocks in blocks[1...].dropFirst() }
    #expect(rest.rendered().html == "<p>c</p>\n")
  }

  @Test func `keeps its traits, its tag and its label through a second container`() {
    let own = Container("own", labels: .optional) { use in
      Group(subviews: Group(subviews: use.content) { ForEach($0.reversed()) { $0 } }) { blocks in
        ForEach(blocks) { block in
          let values = block.containerValues
          p {
            Text(
              [values.childLabel?.text, values.tag(for: String.self), values.blockTraits["k"]].map { $0 ?? "-" }
                .joined())
          }
        }
      }
    }
    #expect(Draft(":::own\n## A {k=v}\n1\n\n## B {tag=t}\n2\n:::", with: [own]).html == "<p>Bt-</p><p>Aav</p>\n")
  }
}

private struct Passing: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View { ForEach(children) { $0 } }
}
