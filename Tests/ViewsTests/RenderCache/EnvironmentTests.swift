import Garland
import TestSupport
import Testing

/// When the environment changes, a renderer runs exactly the bodies that read the changed value.
@Suite struct `A renderer follows the environment` {
  @Test func `after a value changes, the rows that read the value run, and no others`() {
    let renderer = CheckedRenderer()
    let page = ChatList {
      ForEach(Message.all(0..<6)) { Reader(name: $0.text) }
      ForEach(Message.all(6..<12)) { Unaffected(name: $0.text) }
    }
    let levels = [1, 2, 3, 3, 1]
    renderer.render(page, in: .level(levels[0]))
    for (before, level) in zip(levels, levels.dropFirst()) {
      let outcome = renderer.render(page, in: .level(level), "from \(before) to \(level)")
      #expect(outcome.runs["Reader"] == (level == before ? 0 : 6))
      #expect(outcome.runs["Unaffected"] == 0)
    }
  }

  @Test func `no body runs after a value changes that no body reads`() {
    let renderer = CheckedRenderer()
    let page = ChatList { ForEach(Message.all(0..<6)) { Reader(name: $0.text) } }
    renderer.render(page)
    var environment = EnvironmentValues()
    environment.medium = .feed
    #expect(renderer.render(page, in: environment).runs["Reader"] == 0)
    environment.level = 0
    #expect(renderer.render(page, in: environment).runs["Reader"] == 0, "the default, written out")
    #expect(renderer.render(page).runs["Reader"] == 0)
  }

  @Test func `an inner write hides an outer change`() {
    let renderer = CheckedRenderer()
    let page = ul {
      Shield(level: 5)
      Reader(name: "open")
    }
    renderer.render(page, in: .level(1))
    let outcome = renderer.render(page, in: .level(2))
    #expect(outcome.runs.all == ["Reader": 1])
  }

  @Test func `a nested view runs when the value that it reads changes, even after its parent changed`() {
    let renderer = CheckedRenderer()
    renderer.render(Outer(name: "a"), in: .level(1))
    renderer.render(Outer(name: "b"), in: .level(1), "the outer view alone has changed")
    renderer.render(Outer(name: "b"), in: .level(2), "its reader must follow")
    renderer.render(Outer(name: "b"), in: .level(2), "again")
    renderer.render(Outer(name: "b"), in: .level(3), "and again")
  }

  @Test func `a body reused by a list keeps its recorded reads`() {
    let renderer = CheckedRenderer()
    renderer.render(Listing(number: 1))
    renderer.render(Listing(number: 2), "the listing has changed, and its row has not")
    renderer.render(Listing(number: 2), in: .level(9), "the value that the row read has changed")
  }

  @Test func `a view reads the outer value after the inner write is removed`() {
    let renderer = CheckedRenderer()
    renderer.render(Switching(isShielded: true))
    renderer.render(Switching(isShielded: false), "the write is gone, and the value is the same")
    renderer.render(Switching(isShielded: false), in: .level(9), "the value outside has changed")
    renderer.render(Switching(isShielded: true), in: .level(9), "the write is back")
  }

  @Test func `an unchanged page runs nothing, even after the number of outer writes changed`() {
    let renderer = CheckedRenderer()
    var deeper = EnvironmentValues()
    for medium in [Medium.page, .feed, .text, .page] { deeper.medium = medium }
    renderer.render(Numbered(number: 1))
    renderer.render(Numbered(number: 2), in: deeper)
    for step in ["first", "second"] {
      let outcome = renderer.render(Numbered(number: 2), in: deeper, step)
      #expect(outcome.draws + outcome.rootRuns == 0, "\(step)")
    }
  }

  @Test func `a root and a modifier show the new value after each change`() {
    let renderer = CheckedRenderer()
    let page = Holder(content: Text("x").modifier(ReadingModifier()))
    for level in [0, 1, 1, 2, 0] {
      renderer.render(page, in: .level(level), "level \(level)")
      renderer.render(Holder(content: ReadingRootView()), in: .level(level), "root, level \(level)")
    }
  }

  @Test func `a value that cannot be compared counts as changed`() {
    let renderer = CheckedRenderer()
    for answer in ["a", "b", "b"] {
      var environment = EnvironmentValues()
      environment.answer = { answer }
      renderer.render(Asking(), in: environment, answer)
    }
  }

  @Test func `a child is current after changes of its own environment and of the environment that a root sets`() {
    let renderer = CheckedRenderer()
    func page(_ inner: Int?, _ outer: Int) -> some View {
      Group {
        HStack { Reader(name: "in") }
        if let inner { Reader(name: "with").environment(\.level, inner) }
        Reader(name: "composite")
      }
      .variadic { children in ForEach(children) { $0.environment(\.level, outer) } }
    }
    renderer.render(page(nil, 1))
    renderer.render(page(3, 1))
    renderer.render(page(3, 2))
    renderer.render(page(4, 2), in: .level(7))
    renderer.render(page(nil, 7), in: .level(7))
  }
}

private struct Reader: View {
  let name: String
  @Environment(\.level) private var level

  var body: some View {
    let _ = Runs.count("Reader")
    p { Text("\(name) \(level)") }
  }
}

private struct Unaffected: View {
  let name: String

  var body: some View {
    let _ = Runs.count("Unaffected")
    p { Text(name) }
  }
}

private struct Shield: View {
  let level: Int

  var body: some View {
    let _ = Runs.count("Shield")
    Reader(name: "shielded").environment(\.level, level)
  }
}

private struct Outer: View {
  let name: String

  var body: some View {
    h1 { Text(name) }
    Middle()
  }

  struct Middle: View {
    var body: some View { section { Reader(name: "x") } }
  }
}

/// A view whose row has an unknown count, so that a list must resolve it.
private struct Listing: View {
  let number: Int

  var body: some View {
    Text("\(number)")
    Row().variadic { children in
      children
      Text("end")
    }
  }

  struct Row: View {
    @Environment(\.level) private var level

    var body: some View {
      if level >= 0 { Text("at \(level)") }
    }
  }
}

private struct Switching: View {
  let isShielded: Bool

  var body: some View {
    isShielded ? AnyView(Reader(name: "x").environment(\.level, 0)) : AnyView(Reader(name: "x"))
  }
}

private struct Numbered: View {
  let number: Int

  var body: some View {
    Text("\(number)")
    Shield(level: 5)
  }
}

private struct Holder<Content: View>: View {
  let content: Content
  var body: some View { div { content } }
}

private struct ReadingModifier: ViewModifier {
  @Environment(\.level) private var level

  func body(content: Content) -> some View {
    content
    Text("modified at \(level)")
  }
}

private struct ReadingRootView: View {
  var body: some View { _VariadicView.Tree(Root()) { Text("a") } }

  struct Root: _VariadicView.MultiViewRoot {
    @Environment(\.level) private var level

    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        Text("root at \(level)")
        child
      }
    }
  }
}

private struct Asking: View {
  @Environment(\.answer) private var answer
  var body: some View { Text(answer()) }
}

private enum AnswerKey: EnvironmentKey {
  static var defaultValue: @Sendable () -> String { { "" } }
}

extension EnvironmentValues {
  fileprivate var answer: @Sendable () -> String {
    get { self[AnswerKey.self] }
    set { self[AnswerKey.self] = newValue }
  }
}
