import Garland
import TestSupport
import Testing

/// A renderer treats two view values as equal only if their pages are equal.
@Suite struct `A renderer distinguishes values that look different on a page` {
  @Test func `zero and minus zero`() {
    check(Shown(value: 0.0), Shown(value: -0.0), Shown(value: 0.0))
  }

  @Test func `not a number`() {
    check(Shown(value: Double.nan), Shown(value: Double.nan), Shown(value: 1))
  }

  @Test func `equal texts with different bytes`() {
    check(Shown(value: "\u{E9}"), Shown(value: "e\u{301}"), Shown(value: "\u{E9}"))
    check(Shown(value: Substring("\u{E9}")), Shown(value: Substring("e\u{301}")))
    check(Shown(value: Character("\u{E9}")), Shown(value: Character("e\u{301}")))
  }

  @Test func `texts and numbers in optionals and collections`() {
    check(Shown(value: Optional("\u{E9}")), Shown(value: "e\u{301}"), Shown(value: nil), Shown(value: "\u{E9}"))
    check(Shown(value: ["\u{E9}"]), Shown(value: ["e\u{301}"]), Shown(value: []), Shown(value: ["\u{E9}", "b"]))
    check(Shown(value: [0.0]), Shown(value: [-0.0]), Shown(value: [[0.0]].map { $0.first ?? 1 }))
    check(Shown(value: ["a": Optional(0.0)]), Shown(value: ["a": -0.0]), Shown(value: ["a": nil]))
    check(Shown(value: Set(["\u{E9}"])), Shown(value: ["e\u{301}"]))
    check(Shown(value: Set(0..<100)), Shown(value: Set((0..<100).reversed())))
  }

  @Test func `views with equal texts of different bytes`() {
    func check(_ view: (String) -> some View, sourceLocation: SourceLocation = #_sourceLocation) {
      let renderer = CheckedRenderer()
      for word in ["\u{E9}", "e\u{301}", "\u{E9}"] {
        renderer.render(Shown2(content: view(word)), sourceLocation: sourceLocation)
      }
    }
    check { Text($0) }
    check { RawHTML($0) }
    check { Comment($0) }
    check { Image("/a.png", alt: $0) }
    check { CodeBlock($0) }
    check { CodeBlock("a", CodePresentation(title: $0)) }
    check { style(css: $0) }
    check { p(.title($0)) { Text("a") } }
    check { p(.title("a"), .data("b", $0), .class($0)) { Text("a") } }
    check { Text("a").attribute(.title($0)) }
    check { Optional(Text($0)) }
  }

  @Test func `equal environment texts with different bytes`() {
    let renderer = CheckedRenderer()
    for word in ["\u{E9}", "e\u{301}", "\u{E9}"] {
      var environment = EnvironmentValues()
      environment.word = word
      renderer.render(WordReader(), in: environment)
    }
  }

  @Test func `an environment array of equal texts with different bytes`() {
    let renderer = CheckedRenderer()
    for word in ["\u{E9}", "e\u{301}", "\u{E9}"] {
      var environment = EnvironmentValues()
      environment.words = [word]
      renderer.render(WordsReader(), in: environment)
    }
  }

  @Test func `an attribute around a cached view`() {
    let renderer = CheckedRenderer()
    for word in ["\u{E9}", "e\u{301}", "\u{E9}"] {
      renderer.render(Shown(value: 1).attribute(.title(word)))
    }
  }

  @Test func `equal traits with different bytes`() {
    let renderer = CheckedRenderer()
    for word in ["\u{E9}", "e\u{301}", "\u{E9}"] {
      renderer.render(LabelReader().label(word))
    }
  }

  @Test func `short inline texts and long heap texts`() {
    let long = String(repeating: "long enough to be stored elsewhere ", count: 3)
    check(Shown(value: long), Shown(value: long + "!"), Shown(value: String(Array(long))), Shown(value: "short"))
  }

  @Test func `optionals, tuples, enumerations and nested structures`() {
    check(Shown(value: Int?.none), Shown(value: Int?(0)), Shown(value: Int?(1)), Shown(value: Int?.none))
    check(Tupled(pair: (1, "a")), Tupled(pair: (1, "b")), Tupled(pair: (2, "b")))
    check(Shown(value: Shape.circle(1)), Shown(value: .circle(2)), Shown(value: .square), Shown(value: .circle(1)))
    check(Shown(value: Unlike.text("a")), Shown(value: .text("b")), Shown(value: .none))
    check(
      Shown(value: Deep(a: 1, b: Deep.Inner(c: "x", d: nil))), Shown(value: Deep(a: 1, b: Deep.Inner(c: "x", d: 0))))
  }

  @Test func `closures, objects and existentials`() {
    for word in ["a", "b"] { check(Closing(text: { word }), Closing(text: { word + word })) }
    check(Objecting(object: Plain("a")), Objecting(object: Plain("b")))
    check(Existing(value: 1), Existing(value: "x"), Existing(value: 2))
    let object = Plain("a")
    let renderer = CheckedRenderer()
    renderer.render(Objecting(object: object))
    object.text = "changed within"
    renderer.render(Objecting(object: object))
  }

  @Test func `views inside views, with their modifiers`() {
    check(
      Shown2(content: Text("a").attribute(.class("x"))), Shown2(content: Text("a").attribute(.class("y"))),
      Shown2(content: Text("b").attribute(.class("y"))))
    check(Shown2(content: AnyView(Text("a"))), Shown2(content: AnyView(Text("b"))))
    check(
      Shown2(content: p(.title("a")) { Text("x") }), Shown2(content: p(.title("b")) { Text("x") }),
      Shown2(content: p(.title("b")) { Text("y") }))
  }

  @Test func `another type with the same fields at the same place`() {
    let renderer = CheckedRenderer()
    renderer.render(AnyView(Shown(value: 1)))
    renderer.render(AnyView(OtherShown(value: 1)))
    renderer.render(AnyView(Shown(value: Int8(1))))
    renderer.render(AnyView(Shown(value: 1)))
  }

  private func check<V: View>(_ views: V..., sourceLocation: SourceLocation = #_sourceLocation) {
    let renderer = CheckedRenderer()
    for (step, view) in views.enumerated() {
      renderer.render(view, "value \(step)", sourceLocation: sourceLocation)
      renderer.render(view, "value \(step) again", sourceLocation: sourceLocation)
    }
  }
}

private struct Shown<Value>: View {
  let value: Value
  var body: some View { p { Text("\(value)") } }
}

private struct OtherShown<Value>: View {
  let value: Value
  var body: some View { p { Text("other \(value)") } }
}

private struct Shown2<Content: View>: View {
  let content: Content
  var body: some View { div { content } }
}

private struct Tupled: View {
  let pair: (Int, String)
  var body: some View { p { Text("\(pair.0) \(pair.1)") } }
}

private struct Closing: View {
  let text: () -> String
  var body: some View { p { Text(text()) } }
}

private struct Existing: View {
  let value: any CustomStringConvertible
  var body: some View { p { Text(value.description) } }
}

private struct Objecting: View {
  let object: Plain
  var body: some View { p { Text(object.text) } }
}

private struct WordReader: View {
  @Environment(\.word) private var word
  var body: some View { p { Text(word) } }
}

private struct WordsReader: View {
  @Environment(\.words) private var words
  var body: some View { p { Text(words.joined()) } }
}

private struct LabelReader: View {
  var body: some View {
    Text("a").variadic { children in
      ForEach(children) { Text($0[L.self]) }
    }
  }
}

private final class Plain {
  var text: String

  init(_ text: String) {
    self.text = text
  }
}

private struct Name: Equatable {
  let first: String
}

private enum Shape: Equatable {
  case circle(Int)
  case square
}

private enum Unlike {
  case none
  case text(String)
}

private struct Deep {
  struct Inner {
    let c: String
    let d: Int?
  }

  let a: Int
  let b: Inner
}

private enum WordKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

private enum WordsKey: EnvironmentKey {
  static var defaultValue: [String] { [] }
}

extension EnvironmentValues {
  fileprivate var words: [String] {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }

  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}
