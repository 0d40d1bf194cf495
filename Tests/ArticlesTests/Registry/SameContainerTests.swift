import Garland
import TestSupport
import Testing

/// The same container in Swift and in Markdown.
@Suite struct `A container in Swift and in Markdown` {
  @Test func `has the same children with the same values`() {
    let swift = Board {
      p { Text("a") }.childLabel("npm").childAnchor("npm").tag("npm").containerValue(\.rank, 3)
      p { Text("b") }.childLabel("Yarn 2").childAnchor("y").tag("y")
      p { Text("c") }.childLabel("pnpm").childAnchor("pnpm").tag("fast").containerValue(\.rank, -1)
      p { Text("d") }
    }
    let markdown = """
      :::board
      :::item[npm]{rank=3}
      a
      :::
      :::item[Yarn *2*]{#y}
      b
      :::
      :::item[pnpm]{tag=fast rank=-1}
      c
      :::
      d
      :::
      """
    let expected = [
      "npm #npm tag npm rank 3: <p>a</p>; ", "Yarn 2 #y tag y rank 0: <p>b</p>; ",
      "pnpm #pnpm tag fast rank -1: <p>c</p>; ", "- #- tag - rank 0: <p>d</p>; ",
    ]
    #expect(swift.rendered().html == "<div>" + expected.joined() + "</div>")
    #expect(Draft(markdown, with: [.board]).html.onOneLine == swift.rendered().html)
    #expect(Draft(markdown, with: [.board]).problems == [])
  }

  @Test(arguments: [
    Case("divided", ":::divided\na\n\nb\n:::", DividedList { both }.html),
    Case("divided, empty", ":::divided\n:::", DividedList { EmptyView() }.html),
    Case(
      "interleave", ":::interleave{separator=\"~\"}\na\n\nb\n:::",
      Interleaved {
        both
      } separator: {
        p(.class("separator"), .ariaHidden(true)) { Text("~") }
      }.html),
    Case("reversed", ":::reversed\na\n\nb\n:::", Reversed { both }.html),
    Case("stack", ":::stack\na\n\nb\n:::", Stack { both }.html),
    Case("stack, horizontal", ":::stack{axis=horizontal}\na\n\nb\n:::", Stack(.horizontal) { both }.html),
    Case("columns", ":::columns{count=3}\na\n\nb\n:::", Columns(3) { both }.html),
    Case("carousel", ":::carousel\na\n\nb\n:::", Carousel { both }.html),
    Case("chat", ":::chat\n- a\n\n- b\n:::", Chat { both }.html),
    Case(
      "callout", ":::warning[Look *out*]\na\n:::",
      Callout(.warning, title: look) { one }
        .attribute(.id("look-out")).html),
    Case("callout without a title", ":::tip\na\n:::", Callout(.tip) { one }.html),
    Case("alert", "> [!TIP]\n> a", Callout(.tip) { one }.html),
    Case(
      "cards", ":::cards\n## A\na\n\n## B\nb\n:::",
      Cards { labelled("b") }.html),
    Case("cards of a list", ":::cards\n- a\n\n- b\n:::", Cards { both }.html),
    Case(
      "steps", "# T\n\n:::steps\n## A\na\n\n## B {#q}\nb\n:::",
      "<h1 id=\"t\">T</h1>" + Steps { labelled("q") }.html),
    Case(
      "tabs", "## T\n\n:::tabs{sync=k}\n:::item[A]\na\n:::\n:::item[B]\nb\n:::\n:::",
      "<h2 id=\"t\">T</h2>"
        + TabBar(sync: "k") { labelled("b") }.environment(\.headingLevel, 3).html),
    Case(
      "picker", ":::picker\n#### A\na\n\n#### B\nb\n:::",
      Picker { labelled("b") }.html),
    Case(
      "accordion", ":::accordion{group=g .x}\n## A\na\n\n## B\nb\n:::",
      Accordion(group: "g") { labelled("b") }.attribute(.class("x")).html),
  ])
  func `renders the same HTML`(_ row: Case<String, String>) {
    row.check(Draft(row.input).html.onOneLine)
    #expect(Draft(row.input).problems == [], "\(row.name)", sourceLocation: row.sourceLocation)
  }

  @Test func `accepts Swift views and Markdown blocks as children`() {
    let article = Draft("a\n\n## b").article
    let mixed = DividedList {
      one
      article.content
      two
    }
    let rules = "<div class=\"divided\"><p>a</p><hr><p>a</p><hr><h2 id=\"b\">b</h2><hr><p>b</p></div>"
    #expect(mixed.html == rules)
  }
}

private var one: some View { p { Text("a") } }
private var two: some View { p { Text("b") } }

@ViewBuilder private var both: some View {
  one
  two
}

@ViewBuilder private func labelled(_ anchor: String) -> some View {
  one.childLabel("A").childAnchor("a")
  two.childLabel("B").childAnchor(anchor)
}

private var look: ChildLabel {
  ChildLabel("Look out") {
    Text("Look ")
    em { Text("out") }
  }
}

extension View {
  /// The view's HTML on one line.
  fileprivate var html: String { rendered().html.onOneLine }
}
