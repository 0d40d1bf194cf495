import Garland
import TestSupport
import Testing

/// Whether this is a debug build: only there, a `ForEach` looks for repeated ids.
private let isDebugBuild: Bool = {
  #if DEBUG
    true
  #else
    false
  #endif
}()

/// Diagnostics and required assets of a page.
@Suite struct `A rendering` {
  @Test(arguments: RepeatedIDs.allCases)
  func `reports elements with the same id, once for each ForEach`(page: RepeatedIDs) {
    #expect(codes(page.view) == (isDebugBuild ? ["views.repeated-id"] : []))
    let view = page.view.erased
    #expect(
      view.rendered().html.contains("one") && view.rendered().html.contains("two"), "each element keeps its content")
    let renderer = CheckedRenderer()
    for step in 0..<3 { renderer.render(page.view, "step \(step)") }
  }

  @Test(.enabled(if: isDebugBuild)) func `reports the value of the repeated id`() {
    let message = RepeatedIDs.read.view.erased.rendered().diagnostics.first?.message
    #expect(message?.contains("`7`") == true)
  }

  @Test func `reports nothing for the same id in different places`() {
    let ids = Group {
      ForEach([1, 2], id: \.self) { Text("\($0)") }
      ForEach([1, 2], id: \.self) { Text("\($0)") }
      ForEach([1, 2], id: \.self) { outer in ForEach([1, 2], id: \.self) { Text("\(outer)\($0)") } }
    }
    #expect(codes(ids.variadic { ForEach($0) { Text("\($0.id)") } }).isEmpty)
  }

  @Test func `reports repeated id attributes, anywhere on the page`() {
    #expect(
      codes(
        Group {
          div(.id("a")) {}; p(.id("b")) {}
        }
      ).isEmpty)
    #expect(
      codes(
        Group {
          div(.id("a")) {}; p(.id("a")) {}
        }) == ["views.repeated-identifier"])
    #expect(codes(div(.id("a")) { p(.id("a")) { b(.id("a")) {} } }).count == 2)
    #expect(
      codes(
        Group {
          hr(.id("a")); p {}.attribute(.id("a"))
        }) == ["views.repeated-identifier"])
    #expect(codes(Two().attribute(.id("a"))) == ["views.repeated-identifier"])
    #expect(codes(p(.id("a")) {}.attribute(.id("b"))).isEmpty)
    #expect(
      codes(
        Group {
          p(.id("a")) {}.attribute(.id("b")); p(.id("a")) {}
        }
      ).isEmpty, "the outer id replaces the inner one")
    #expect(
      codes(
        Group {
          p(.id(nil)) {}
          p(.id(nil)) {}
        }
      ).isEmpty)
    let twice = p(.id("a")) {}.variadic { children in
      children
      children
    }
    #expect(codes(twice) == ["views.repeated-identifier"], "a child placed twice")
  }

  @Test func `reports each address that would run code`() {
    let links = Group {
      a(.href("javascript:x")) {}
      a(.href("/x")) {}
      img(.src(" JavaScript:x"), .alt(""))
      Text("x").attribute(.title("javascript:x"))
    }
    #expect(codes(links) == ["views.refused-url", "views.refused-url"])
    #expect(links.rendered().html.contains("href=\"about:invalid\""))
    #expect(codes(links.pad()) == ["views.refused-url", "views.refused-url"])
    #expect(codes(links.variadic { $0 }) == ["views.refused-url", "views.refused-url"])
  }

  @Test func `reports the diagnostics of views in the order of the page`() {
    let page = Group {
      Text("a").report(warning("first"))
      div { Text("b").report(warning("second")) }.report(warning("before the second"))
      EmptyView().report(warning("of nothing"))
      Text("c").needs(.style("/c.css")).report(warning("third"))
    }
    let messages = page.rendered().diagnostics.map(\.message)
    #expect(messages == ["first", "before the second", "second", "of nothing", "third"])
  }

  @Test func `reports a diagnostic once for a whole list, or once for each placed child`() {
    let view = Two().report(warning("w"))
    #expect(view.rendered().diagnostics.count == 1)
    #expect(view.variadic { $0[0] }.rendered().diagnostics.count == 1)
    #expect(view.variadic { $0 }.rendered().diagnostics.count == 2)
    #expect(
      view.variadic { _ in EmptyView() }.rendered().diagnostics.isEmpty, "a child that is not placed reports nothing")
    #expect(HStack { view }.variadic { $0 }.rendered().diagnostics.count == 1)
  }

  @Test func `lists each required asset once, in the order of the page`() {
    let page = Group {
      Text("a").needs(.style("/a.css")).needs(.script("/a.css"))
      ForEach(0..<3) { _ in Text("b").needs(.style("/b.css")) }
      Text("c").needs(.style("/a.css"))
    }
    #expect(page.rendered().assets == [.script("/a.css"), .style("/a.css"), .style("/b.css")])
    #expect(page.variadic { $0.dropFirst() }.rendered().assets == [.style("/b.css"), .style("/a.css")])
  }

  @Test func `reports nothing for a correct page`() {
    #expect(
      codes(
        Document {
          HTML.title { Text("t") }
        } content: {
          List { Two() }
        }
      ).isEmpty)
  }

  private func warning(_ message: String) -> Diagnostic { Diagnostic(.warning, "test.warning", message) }

  private func codes(_ view: some View) -> [String] { view.rendered().diagnostics.map(\.code.rawValue) }
}

/// A `ForEach` whose elements share an id, in different places.
enum RepeatedIDs: String, CaseIterable, CustomTestStringConvertible {
  case plain = "by itself"
  case element = "in an element"
  case multi = "in a multi root"
  case divided = "in a divided list"
  case list = "in a list"
  case read = "where its ids are read"
  case readTwice = "where its ids are read by two containers"
  case dynamic = "with optional rows"
  case kept = "in a comparable row"
  case paired = "with the children of a container as data"

  var testDescription: String { rawValue }

  var view: any View {
    let rows = ForEach(["one", "two"].map { Message(id: 7, text: $0) }) { Text($0.text) }
    return switch self {
    case .plain: rows
    case .element: ul { rows }
    case .multi: rows.variadic { $0 }
    case .divided: DividedVStack { rows }
    case .list: List { rows }
    case .read: rows.variadic { ForEach($0) { child in Box("\(child.id)") { child } } }
    case .readTwice:
      rows.variadic { ForEach($0) { child in Box("\(child.id)") { child } } }
        .variadic { ForEach($0) { child in Box("\(child.id)") { child } } }
    case .dynamic: ForEach(["one", "two"].map { Message(id: 7, text: $0) }) { $0.text.isEmpty ? nil : Text($0.text) }
    case .kept: Repeating()
    case .paired: rows.variadic { ForEach(Array($0.enumerated()), id: \.element.id) { $0.element } }
    }
  }
}

private struct Repeating: View {
  var body: some View {
    ForEach(["one", "two"].map { Message(id: 7, text: $0) }) { message in p { Text(message.text) } }
  }
}
