import Garland
import TestSupport
import Testing

/// What becomes of a view that holds itself, however it is looked at.
@Suite struct `A view that holds itself` {
  /// A way of looking at a view.
  enum Way: String, CaseIterable, CustomTestStringConvertible {
    case rendered
    case placed = "placed by a container"
    case read = "read and placed by a container"
    case kept = "kept by a renderer"
    case keptAndRead = "kept by a renderer, in a container"
    case streamed
    case dumped

    var testDescription: String { rawValue }
  }

  static let looks = Loop.allCases.flatMap { loop in Way.allCases.map { (loop, $0) } }

  @Test(arguments: looks)
  func `is one error, found quickly, and no crash`(loop: Loop, way: Way) async {
    await #expect(processExitsWith: .success, "\(loop.rawValue), \(way.rawValue)") {
      [loop = loop.rawValue as String, way = way.rawValue as String] in
      // A search without end is stopped by a signal.
      limitProcessor(seconds: 10)
      let loop = try #require(Loop(rawValue: loop))
      let diagnostics = try #require(Way(rawValue: way)).look(at: loop.view)
      let errors = diagnostics?.filter { $0.severity == .error }
      #expect(errors == nil || errors?.map(\.code.rawValue) == ["views.nesting-limit"])
    }
  }

  @Test func `names the view and says what to look for`() throws {
    let rendering = Loop.element.view.erased.rendered()
    let diagnostic = try #require(rendering.diagnostics.first)
    #expect(diagnostic.notes.map(\.message).joined().contains("ElementLoop"))
    #expect(diagnostic.suggestion?.message.contains("holds itself") == true)
  }
}

extension `A view that holds itself`.Way {
  /// Looks at a view, and gives what was reported; a dump reports nothing.
  func look(at view: some View) -> [Diagnostic]? {
    switch self {
    case .rendered: return view.rendered().diagnostics
    case .placed: return view.variadic { $0 }.rendered().diagnostics
    case .read: return read(view).rendered().diagnostics
    case .streamed: return view.stream { _ in }.diagnostics
    case .kept: return kept(view)
    case .keptAndRead: return kept(read(view))
    case .dumped:
      _ = ViewTree(view)
      return nil
    }
  }

  private func read(_ view: some View) -> some View {
    view.variadic { children in
      ForEach(children) { child in
        Text("\(child.id) \(child[K.self])")
        child
      }
    }
  }

  private func kept(_ view: some View) -> [Diagnostic] {
    let renderer = Renderer()
    _ = renderer.render(view)
    return renderer.render(view).diagnostics
  }
}
