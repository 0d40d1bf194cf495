import Garland
import TestSupport
import Testing

/// A renderer keeps the views of the last page and releases all others.
@Suite struct `A renderer keeps only the last page` {
  @Test func `comparing a view with a weak reference does not crash`() async {
    await #expect(processExitsWith: .success) {
      let renderer = CheckedRenderer()
      var object: Equal? = Equal("a")
      let other = Equal("a")
      let first = Weak(object: object, number: 1)
      renderer.render(first)
      renderer.render(Weak(object: other, number: 1), "an equal object")
      renderer.render(Weak(object: other, number: 2), "another number")
      renderer.render(first, "the first again")
      object = nil
      renderer.render(first, "its object is gone")
      renderer.render(first, "still gone")
    }
  }

  @Test func `a released renderer releases all views`() {
    weak var object: Equal?
    do {
      let held = Equal("a")
      object = held
      let renderer = CheckedRenderer()
      for _ in 0..<2 {
        renderer.render(
          ForEach([1, 2], id: \.self) { _ in Shown(object: held) }.variadic { children in
            ForEach(children) { child in
              Marked(id: child.id, object: held)
              child
            }
          })
      }
    }
    #expect(object == nil)
  }

  @Test func `a renderer releases the pages before the last one`() {
    weak var first: Equal?
    let renderer = CheckedRenderer()
    for round in 0..<3 {
      let held = Equal("\(round)")
      if round == 0 { first = held }
      renderer.render(Shown(object: held))
    }
    #expect(first == nil)
  }
}

private struct Weak: View {
  weak var object: Equal?
  let number: Int
  var body: some View { p { Text("\(object?.text ?? "gone") \(number)") } }
}

private struct Marked: View {
  let id: AnyHashable
  let object: Equal
  var body: some View { hr(.title(object.text)) }
}

private struct Shown: View {
  let object: Equal
  var body: some View { p { Text(object.text) } }
}

private final class Equal: Equatable, CustomStringConvertible {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var description: String { text }

  static func == (lhs: Equal, rhs: Equal) -> Bool { lhs.text == rhs.text }
}
