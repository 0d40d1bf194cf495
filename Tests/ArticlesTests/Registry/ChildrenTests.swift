import Garland
import TestSupport
import Testing

/// The children of containers in Markdown, and their labels.
@Suite struct `The children of a container in Markdown` {
  @Test(arguments: [
    Case("blocks", ":::none\na\n\n## b\n\nc\n:::", "paragraph - 'a', heading - 'b', paragraph - 'c'"),
    Case(
      "items and loose blocks", ":::none\n:::item\na\n\nb\n:::\nc\n:::item\nd\n:::\n:::",
      "item - 'ab', paragraph - 'c', item - 'd'"),
    Case("a list", ":::none\n- a\n- b\n:::", "list - 'ab'"),
    Case("a list for its items", ":::list\n- a\n- b\n\n  c\n:::", "list item - 'a', list item - 'bc'"),
    Case("a list that is not alone", ":::list\n- a\n- b\n\n{.x}\n\nc\n:::", "list - 'ab', paragraph - 'c'"),
    Case("two lists", ":::list\n- a\n\n1. b\n:::", "list - 'a', list - 'b'"),
    Case("sections", ":::some\n## A\na\n\nb\n\n## B\nc\n:::", "section A 'ab', section B 'c'"),
    Case("sections of sections", ":::some\n## A\na\n\n### b\nc\n\n## D\n:::", "section A 'abc', section D ''"),
    Case("blocks before the first heading", ":::some\na\n\nb\n\n## C\nd\n:::", "paragraph - 'ab', section C 'd'"),
    Case("a deeper heading first", ":::some\n### A\na\n\n## B\nb\n:::", "section A 'aBb'"),
    Case(
      "items among sections", ":::some\n## A\na\n:::item[B]\nb\n:::\nc\n:::",
      "section A 'a', item B 'b', paragraph - 'c'"),
    Case("comments and link definitions", ":::none\n<!-- a -->\n\nb\n\n[c]: /d\n:::", "paragraph - 'b'"),
    Case("nothing", ":::some\n:::", ""),
  ])
  func `are its blocks, its items or its sections`(_ row: Case<String, String>) {
    row.check(Self.shown(row.input))
  }

  @Test(arguments: [
    Case("an item's own label", ":::some\n:::item[L *x*]\n## H\n:::\n:::", "item L x 'H'"),
    Case("an item's heading", ":::some\n:::item\n## H\n\na\n:::\n:::", "item H 'a'"),
    Case("a list item's heading", ":::list\n- ### H\n  a\n- b\n:::", "list item H 'a', list item - 'b'"),
    Case("a title trait", ":::some\na\n{title=T label=L}\n:::", "paragraph T 'a'"),
    Case("a label trait", ":::some\na\n{label=\"L l\"}\n:::", "paragraph L l 'a'"),
    Case("a fence's name", ":::some\n```js [a.js]\nb\n```\n:::", "code a.js 'b'"),
    Case("a fence's title before its name", ":::some\n```js [a.js] {title=T}\nb\n```\n:::", "code T 'b'"),
    Case("a fence's language", ":::some\n```js\nb\n```\n:::", "code js 'b'"),
    Case("an image's text", ":::some\n![An *image*](b)\n:::", "image An image ''"),
    Case("a container's label", ":::some\n:::note[N]\na\n:::\n:::", "note N 'Na'"),
    Case("an item of one fence", ":::some\n:::item\n```js\nb\n```\n:::\n:::", "item js 'b'"),
    Case("no label", ":::some\na\n\n> b\n\n```\nc\n```\n:::", "paragraph - 'a', quote - 'b', code - 'c'"),
    Case("a container without labels", ":::none\n```js\nb\n```\n\na\n{label=L}\n:::", "code - 'b', paragraph - 'a'"),
  ])
  func `have labels`(_ row: Case<String, String>) {
    row.check(Self.shown(row.input))
  }

  @Test(arguments: ContainerRegistry.standard.names.filter { ContainerRegistry.standard[$0]?.takesListItems == true })
  func `keep their check boxes if they are items of a list`(name: String) {
    let html = Draft(":::\(name)\n- [x] a\n- [ ] b\n- c\n:::").html
    #expect(html.contains("<input type=\"checkbox\" checked=\"\" disabled=\"\" aria-label=\"a\" /> a<"), "\(html)")
    #expect(html.contains("<input type=\"checkbox\" disabled=\"\" aria-label=\"b\" /> b<"), "\(html)")
    #expect(html.contains(">c<"), "\(html)")
    let loose = Draft(":::\(name)\n- [x] a\n\n- [ ] b\n:::").html
    #expect(loose.contains("<input type=\"checkbox\" disabled=\"\" aria-label=\"b\" /> \n<p>b</p>"), "\(loose)")
  }

  @Test(arguments: [
    Case("an id", "{#k}", true), Case("a class", "{.w}", true), Case("a language", "{.w lang=de}", true),
    Case("a trait that a container may read", "{: k=v}", false),
  ])
  func `replace their list, so that its id and classes are lost`(_ row: Case<String, Bool>) {
    let draft = Draft(":::cards\n- a\n- b\n\n\(row.input)\n:::\n\n[to](#k)")
    let warning =
      "5:1 ‹\(row.input)› warning: `cards` takes the items of this list as its children, so these traits of the list"
      + " are lost [traits.unread]; write them after the name: `:::cards{…}`"
    row.check(draft.problems.contains(warning))
    #expect(
      draft.problems.contains { $0.hasSuffix("warning: this article has no heading or id `k` [check.missing-part]") })
  }

  @Test func `are an error without a required label`() {
    let text = ":::all\na\n\nb\n{label=B}\n\n> c\n:::"
    let help = "begin it with a heading, or write `:::item[Label]`, or `{label=\"…\"}` below it"
    let expected = [
      "2:1 ‹a› error: child 1 of this `all` has no label [containers.missing-label]; \(help)",
      "7:1 ‹> c› error: child 3 of this `all` has no label [containers.missing-label]; \(help)",
    ]
    #expect(Draft(text, with: Self.own).problems == expected)
    #expect(Draft(text.replacing("all", with: "some"), with: Self.own).problems == [])
    #expect(Draft(":::all\n:::", with: Self.own).problems == [])
  }

  private static let own = [
    Container("none") { use in Children(content: use.content) },
    Container("some", labels: .optional) { use in Children(content: use.content) },
    Container("all", labels: .required) { use in Children(content: use.content) },
    Container("list", labels: .optional, takesListItems: true) { use in Children(content: use.content) },
  ]

  private static func shown(_ text: String) -> String {
    Draft(text, with: own).html.replacing(/<[^>]*>|\n/, with: "").replacing("; ", with: ", ").trimmingEnd
  }
}

/// Writes each child's kind, label and content.
private struct Children<Content: View>: View {
  let content: Content

  var body: some View {
    ForEach(subviews: content) { child in
      let values = child.containerValues
      Text("\(values.blockKind?.word ?? "?") \(values.childLabel?.text ?? "-") '")
      child
      Text("'; ")
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String { hasSuffix(", ") ? String(dropLast(2)) : self }
}
