import Garland
import TestSupport
import Testing

/// A page with reused parts has the correct head, diagnostics and offsets.
@Suite struct `A renderer with whole pages` {
  @Test func `updates the head of a document for the assets of its body, and runs no unchanged row`() {
    let renderer = CheckedRenderer()
    for (step, count) in [3, 4, 4, 2, 5].enumerated() {
      let outcome = renderer.render(Site(title: "posts", ids: Array(0..<count)), "step \(step)")
      #expect(
        outcome.page.assets.map(\.url) == ["/assets/palette.css", "/assets/views.css"]
          + (0..<count).map { "/\($0).css" })
      #expect(outcome.runs["Row"] == [3, 1, 0, 0, 3][step])
    }
    #expect(renderer.render(Site(title: "other", ids: Array(0..<5))).runs["Row"] == 0)
  }

  @Test func `renders a document in a composite, with composites in its head`() {
    let renderer = CheckedRenderer()
    let steps: [(title: String, ids: [Int])] = [
      ("a", [1, 2]), ("a title that is longer", [1, 2]), ("a", [2, 1]), ("a", [2]), ("", []), ("b", [1, 2, 3]),
    ]
    for step in steps {
      renderer.render(div { Shell(title: step.title, ids: step.ids) }, step.title)
      renderer.render(div { Shell(title: step.title, ids: step.ids) }, "\(step.title) again")
    }
  }

  @Test func `renders a document in a document`() {
    let renderer = CheckedRenderer()
    for title in ["a", "bb", "bb", ""] {
      renderer.render(
        Document {
          HeadLine(title: title)
        } content: {
          Row(id: 1)
          Shell(title: title + "!", ids: [2, 3])
          Row(id: 4)
        }, title)
    }
  }

  @Test func `repeats the reports of reused rows`() {
    let renderer = CheckedRenderer()
    for (step, ids) in [[1, 2, 3], [1, 2, 3], [3, 1], [1, 1], [4, 3, 1, 1]].enumerated() {
      renderer.render(
        main {
          ForEach(ids, id: \.self) { Reporting(number: $0) }
          Text("tail")
        }, "step \(step)")
    }
  }

  @Test func `reports repeated ids of reused rows, too`() {
    let renderer = CheckedRenderer()
    for (step, names) in [["a", "b"], ["a", "a"], ["a", "a"], ["b", "a", "b"]].enumerated() {
      renderer.render(ForEach(Array(names.enumerated()), id: \.offset) { Named(name: $0.element) }, "step \(step)")
    }
  }

  @Test func `reports refused addresses of reused rows, too`() {
    let renderer = CheckedRenderer()
    for urls in [["javascript:a", "/b"], ["javascript:a", "/b", "/c"], ["/b", "javascript:a"]] {
      let outcome = renderer.render(nav { ForEach(urls, id: \.self) { Anchor(url: $0) } })
      #expect(outcome.page.diagnostics.map(\.code.description) == ["views.refused-url"])
    }
  }

  @Test(arguments: ["\n", "x", "\n\nlong enough", ""])
  func `moves the cache entries in a pre element after adding a line feed`(start: String) {
    let renderer = CheckedRenderer()
    for (step, ids) in [[1, 2], [1, 2], [2, 1], [1, 2, 3]].enumerated() {
      renderer.render(
        div {
          pre {
            Verbatim(text: start)
            ForEach(ids, id: \.self) { Verbatim(text: "row \($0)\n") }
          }
          ForEach(ids, id: \.self) { Row(id: $0) }
        }, "step \(step)")
    }
  }

  @Test func `runs a row when a modifier around it changes`() {
    let renderer = CheckedRenderer()
    func list(_ selection: Int) -> some View {
      ul {
        ForEach(0..<6) { number in
          Row(id: number).attribute(.class(number == selection ? "on" : "off")).pad()
        }
      }
    }
    renderer.render(list(0))
    for selection in 1..<6 {
      let outcome = renderer.render(list(selection), "\(selection)")
      #expect(outcome.runs["Row"] == 2)
    }
    #expect(renderer.render(list(5)).runs["Row"] == 0)
  }

  @Test func `follows changes of outer attributes`() {
    let renderer = CheckedRenderer()
    func list(_ name: String?) -> some View {
      Group {
        Row(id: 1)
        Text("x")
        Pair(name: "p")
      }
      .attribute(.title(name))
    }
    for name in ["a", "b", nil, "b", "b"] as [String?] { renderer.render(list(name), name ?? "none") }
  }

  @Test func `renders a view for its new place after it moves`() {
    let renderer = CheckedRenderer()
    for isFirst in [true, false, true] {
      renderer.render(
        div {
          if isFirst { Row(id: 1) }
          section { Pair(name: "x") }
          if !isFirst { Row(id: 1) }
        })
    }
  }

  @Test func `renders unrelated pages one after another`() {
    let renderer = CheckedRenderer()
    renderer.render(Site(title: "a", ids: [1, 2]))
    renderer.render(EmptyView())
    renderer.render(Row(id: 1))
    renderer.render(Shell(title: "a", ids: [3, 1]))
    renderer.render(Text("x"))
    renderer.render(Site(title: "a", ids: [1, 2]))
  }

  @Test func `keeps the different contents of rows with the same id`() {
    let renderer = CheckedRenderer()
    for texts in [["a", "b"], ["b", "a"], ["b"], ["c", "b", "a"], ["a", "b"]] {
      renderer.render(ul { ForEach(texts, id: \.count) { Verbatim(text: $0) } }, "\(texts)")
      renderer.render(ChatList { ForEach(texts, id: \.count) { Verbatim(text: $0) } }, "\(texts) in a list")
    }
  }

  @Test func `runs rows with closures in every render`() {
    let renderer = CheckedRenderer()
    for word in ["a", "a", "b"] {
      let outcome = renderer.render(ChatList { ForEach(0..<5) { number in ClosureRow { "\(word)\(number)" } } }, word)
      #expect(outcome.runs["Row"] == 5)
    }
  }
}

private struct Site: View {
  let title: String
  let ids: [Int]

  var body: some View {
    Document(lang: "en") {
      HTML.title { Text(title) }
    } content: {
      main { List { ForEach(ids, id: \.self) { Row(id: $0).needs(.style("/\($0).css")) } } }
    }
  }
}

private struct Shell: View {
  let title: String
  let ids: [Int]

  var body: some View {
    Document {
      HeadLine(title: title)
      HeadLine(title: "fixed")
    } content: {
      Pair(name: "before")
      ForEach(ids, id: \.self) { Reporting(number: $0) }
      Pair(name: "after")
    }
  }
}

private struct HeadLine: View {
  let title: String
  var body: some View { HTML.title { Text(title) } }
}

private struct Row: View {
  let id: Int

  var body: some View {
    let _ = Runs.count("Row")
    p { Text("row \(id)") }
  }
}

private struct ClosureRow: View {
  let text: () -> String

  var body: some View {
    let _ = Runs.count("Row")
    p { Text(text()) }
  }
}

private struct Pair: View {
  let name: String

  var body: some View {
    Text(name)
    Verbatim(text: name)
  }
}

private struct Verbatim: View {
  let text: String
  var body: some View { Text(text) }
}

private struct Named: View {
  let name: String
  var body: some View { p(.id(name)) { Text(name) } }
}

private struct Anchor: View {
  let url: String
  var body: some View { a(.href(url)) { Text(url) } }
}

private struct Reporting: View {
  let number: Int

  var body: some View {
    p(.id("row\(number)")) { Inner(number: number) }
      .needs(.script("/\(number % 2).js"))
      .report(Diagnostic(.warning, "test.row", "row \(number)"))
  }

  struct Inner: View {
    let number: Int
    var body: some View { a(.href("javascript:\(number)")) { Text("\(number)") }.needs(.style("/inner.css")) }
  }
}
