import Garland
import TestSupport
import Testing

/// Deep but finite nesting is rendered: cases 219 and 220 of the view semantics.
///
/// `SmallStackTests.swift` has the tests for threads with a small stack.
@Suite struct `Deep pages` {
  /// The kind of each level of a deep tree.
  enum Level: String, CaseIterable, CustomTestStringConvertible {
    case group = "groups in AnyViews"
    case multi = "multi roots"
    case plain = "plain roots"
    case subviews = "Group(subviews:)"
    case optional = "optionals"
    case composite = "composites"
    case modifier = "modifiers with a body"
    case attribute = "attributes"

    var testDescription: String { rawValue }

    func around(_ view: AnyView) -> AnyView {
      switch self {
      case .group: AnyView(Group { view })
      case .multi: AnyView(view.variadic { $0 })
      case .plain: AnyView(_VariadicView.Tree(PlainRoot()) { view })
      case .subviews: AnyView(Group(subviews: view) { $0 })
      case .optional: AnyView(Optional(view))
      case .composite: AnyView(Around(content: view))
      case .modifier: AnyView(view.modifier(SameMod()))
      case .attribute: AnyView(view.attribute(.class("c")))
      }
    }
  }

  @Test(arguments: Level.allCases)
  func `219. a thousand levels around one text are one child`(level: Level) {
    let view = (0..<1_000).reduce(AnyView(Text("deep"))) { view, _ in level.around(view) }
    #expect(children { view }.count == 1)
    #expect(children { view }.first?.id(as: Int.self) == nil)
    let rendering = view.rendered()
    #expect(rendering.html.contains("deep"))
    #expect(rendering.diagnostics.isEmpty)
    #expect(show(view).contains("deep"))
    CheckedRenderer().render(view)
  }

  @Test func `220. two thousand children folded into one view are rendered in order`() {
    let folded = folding(2_000)
    let expected = (0..<2_000).map { "\($0)," }.joined()
    #expect(folded.rendered().html == expected)
    #expect(folded.rendered().diagnostics.isEmpty)
    #expect(folded.variadic { $0 }.rendered().html == expected)
    #expect(children { folded }.count == 2_000)
    #expect(ViewTree(folded).nodes.count == 2_000)
  }

  @Test func `220. a renderer renders two thousand folded children, too`() {
    let renderer = CheckedRenderer()
    renderer.render(folding(2_000))
    #expect(renderer.render(folding(2_001)).page.diagnostics.isEmpty)
  }

  @Test func `folding too many children is one error and no crash`() async {
    await #expect(processExitsWith: .success) {
      limitProcessor(seconds: 20)
      for count in [10_000] {
        let rendering = ForEach(0..<count) { Text("\($0),") }.reduce { folded, next in
          folded
          next
        }
        .rendered()
        let isComplete = rendering.html == (0..<count).map { "\($0)," }.joined()
        // A release build needs less stack for a level.
        #expect(isComplete || rendering.diagnostics.map(\.code.rawValue) == ["views.nesting-limit"], "\(count)")
      }
    }
  }

  @Test func `the time for ids does not double with each nested container`() async {
    await #expect(processExitsWith: .success) {
      limitProcessor(seconds: 10)
      let view = (0..<10).reduce(AnyView(Text("a"))) { view, _ in AnyView(ForEach(subviews: view) { $0 }) }
      #expect(unique(children { view }.map { $0.id }))
      #expect(ViewTree(view).nodes.first?.identity.isEmpty == false)
      CheckedRenderer().render(view)
    }
  }

  @Test func `after a page that nests too deeply, the next page is rendered as usual`() {
    let broken = Loop.any.view.erased.rendered()
    #expect(broken.diagnostics.count == 1)
    #expect(p { Text("fine") }.rendered().html == "<p>fine</p>")
    #expect(p { Text("fine") }.rendered().diagnostics.isEmpty)
  }

  private func folding(_ count: Int) -> some View {
    ForEach(0..<count) { Text("\($0),") }.reduce { folded, next in
      folded
      next
    }
  }
}

private struct Around: View {
  let content: AnyView
  var body: some View { content }
}

private struct PlainRoot: _VariadicView.ViewRoot {
  func body(children: _VariadicView.Children) -> some View { children }
}

private struct SameMod: ViewModifier {
  func body(content: Content) -> some View { content }
}
