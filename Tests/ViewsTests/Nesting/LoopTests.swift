import Garland
import Glibc
import TestSupport
import Testing

/// Every way to render a view that contains itself reports one error.
@Suite struct `A view that contains itself` {
  /// A way to render a view.
  enum Way: String, CaseIterable, CustomTestStringConvertible {
    case rendered
    case placed = "placed by a container"
    case read = "read and placed by a container"
    case cached = "rendered twice by a renderer"
    case cachedAndRead = "rendered twice by a renderer, in a container"
    case streamed
    case dumped

    var testDescription: String { rawValue }
  }

  static let combinations = Loop.allCases.flatMap { loop in Way.allCases.map { (loop, $0) } }

  @Test(arguments: combinations)
  func `causes one error quickly, and no crash`(loop: Loop, way: Way) async {
    await #expect(processExitsWith: .success, "\(loop.rawValue), \(way.rawValue)") {
      [loop = loop.rawValue as String, way = way.rawValue as String] in
      // A signal stops an endless loop.
      limitProcessor(seconds: 10)
      let loop = try #require(Loop(rawValue: loop))
      let way = try #require(Way(rawValue: way))
      let errors = way.render(loop.view)?.filter { $0.severity == .error }
      #expect(errors?.map(\.code.rawValue) == (way == .dumped ? nil : ["views.nesting-limit"]))
    }
  }

  @Test func `the error names the view and the likely cause`() throws {
    let rendering = Loop.element.view.erased.rendered()
    let diagnostic = try #require(rendering.diagnostics.first)
    #expect(diagnostic.notes.map(\.message).joined().contains("ElementLoop"))
    #expect(diagnostic.suggestion?.message.contains("contains the view itself") == true)
  }
}

extension `A view that contains itself`.Way {
  /// Renders `view` and returns the diagnostics, or nil for a `ViewTree`, which has none.
  func render(_ view: some View) -> [Diagnostic]? {
    switch self {
    case .rendered: return view.rendered().diagnostics
    case .placed: return view.variadic { $0 }.rendered().diagnostics
    case .read: return read(view).rendered().diagnostics
    case .streamed: return view.stream { _ in }.diagnostics
    case .cached: return renderedTwice(view)
    case .cachedAndRead: return renderedTwice(read(view))
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

  private func renderedTwice(_ view: some View) -> [Diagnostic] {
    let renderer = Renderer()
    _ = renderer.render(view)
    return renderer.render(view).diagnostics
  }
}

/// A view that contains itself: a mistake that must end in an error and not in a crash.
enum Loop: String, CaseIterable, CustomTestStringConvertible {
  case body = "its body is itself"
  case element = "in an element"
  case attributes = "in an element with attributes and a modifier"
  case elements = "in many nested elements"
  case any = "in AnyView"
  case stack = "in a stack"
  case list = "in a list"
  case unaryView = "in a unary view"
  case multiRoot = "in a multi root's body"
  case multiContent = "in a multi root's content"
  case unaryRoot = "in a unary root's body"
  case unaryContent = "in a unary root's content"
  case subviews = "in Group(subviews:)"
  case eachSubview = "in ForEach(subviews:)"
  case sections = "in ForEach(sections:)"
  case section = "in a section"
  case forEach = "in ForEach"
  case optional = "in an if"
  case environment = "in another environment"
  case traits = "with a trait"
  case modifier = "a modifier that applies itself"
  case modifierElement = "a modifier that applies itself in an element"
  case reduce = "in reduce"
  case page = "deep in a page"
  case twice = "twice in a group"
  case twiceElement = "twice in an element"

  var testDescription: String { rawValue }

  /// The view that contains itself.
  var view: any View {
    switch self {
    case .body: BodyLoop()
    case .element: ElementLoop()
    case .attributes: AttributesLoop()
    case .elements: ElementsLoop()
    case .any: AnyLoop()
    case .stack: StackLoop()
    case .list: ListLoop()
    case .unaryView: UnaryLoop()
    case .multiRoot: MultiRootLoop()
    case .multiContent: MultiContentLoop()
    case .unaryRoot: UnaryRootLoop()
    case .unaryContent: UnaryContentLoop()
    case .subviews: SubviewsLoop()
    case .eachSubview: EachSubviewLoop()
    case .sections: SectionsLoop()
    case .section: SectionLoop()
    case .forEach: ForEachLoop()
    case .optional: OptionalLoop()
    case .environment: EnvironmentLoop()
    case .traits: TraitLoop()
    case .modifier: Text("a").modifier(ModifierLoop())
    case .modifierElement: Text("a").modifier(ModifierElementLoop())
    case .reduce: ReduceLoop()
    case .page: PageLoop()
    case .twice: TwiceLoop()
    case .twiceElement: TwiceElementLoop()
    }
  }
}

private struct BodyLoop: View {
  var body: some View { BodyLoop() }
}

private struct ElementLoop: View {
  var body: some View { div { ElementLoop() } }
}

private struct AttributesLoop: View {
  var body: some View { div(.class("a"), .title("b")) { AttributesLoop() }.attribute(.class("c")).pad() }
}

private struct ElementsLoop: View {
  var body: some View {
    div { section { article { p { div { section { article { p { b { i { u { ElementsLoop() } } } } } } } } } } }
  }
}

private struct AnyLoop: View {
  var body: some View { AnyView(AnyLoop()) }
}

private struct StackLoop: View {
  var body: some View { VStack { StackLoop() } }
}

private struct ListLoop: View {
  var body: some View { List { ListLoop() } }
}

private struct UnaryLoop: UnaryView {
  var markup: some View { AnyView(UnaryLoop()) }
}

private struct MultiRootLoop: View {
  var body: some View { Text("a").variadic { _ in MultiRootLoop() } }
}

private struct MultiContentLoop: View {
  var body: some View { MultiContentLoop().variadic { $0 } }
}

private struct UnaryRootLoop: View {
  var body: some View { Text("a").unary { _ in UnaryRootLoop() } }
}

private struct UnaryContentLoop: View {
  var body: some View { UnaryContentLoop().unary { $0 } }
}

private struct SubviewsLoop: View {
  var body: some View { Group(subviews: SubviewsLoop()) { $0 } }
}

private struct EachSubviewLoop: View {
  var body: some View { ForEach(subviews: EachSubviewLoop()) { child in li { child } } }
}

private struct SectionsLoop: View {
  var body: some View { ForEach(sections: SectionsLoop()) { $0.content } }
}

private struct SectionLoop: View {
  var body: some View { Section { SectionLoop() } }
}

private struct ForEachLoop: View {
  var body: some View { ForEach(0..<1) { _ in ForEachLoop() } }
}

private struct OptionalLoop: View {
  @Environment(\.level) private var level

  var body: some View {
    if level >= 0 { OptionalLoop() }
  }
}

private struct EnvironmentLoop: View {
  var body: some View { EnvironmentLoop().environment(\.level, 1) }
}

private struct TraitLoop: View {
  var body: some View { TraitLoop().trait(1).tag("a").id(2) }
}

private struct ModifierLoop: ViewModifier {
  func body(content: Content) -> some View { content.modifier(ModifierLoop()) }
}

private struct ModifierElementLoop: ViewModifier {
  func body(content: Content) -> some View { div { content.modifier(ModifierElementLoop()) } }
}

private struct ReduceLoop: View {
  var body: some View {
    ReduceLoop().reduce { folded, next in
      next
      folded
    }
  }
}

private struct PageLoop: View {
  var body: some View {
    main(.class("a"), .id("b")) {
      Text("a")
      Group {
        Text("b")
        HStack {
          ForEach(0..<1) { _ in
            Group { AnyView(PageLoop()) }.attribute(.class("z"))
          }
        }
      }
    }
  }
}

private struct TwiceLoop: View {
  var body: some View {
    Group {
      TwiceLoop()
      TwiceLoop()
    }
  }
}

private struct TwiceElementLoop: View {
  var body: some View {
    div { TwiceElementLoop() }
    div { TwiceElementLoop() }
  }
}

/// Limits the CPU time of this process; the system ends it with a signal after that time.
func limitProcessor(seconds: Int) {
  var limit = rlimit(rlim_cur: rlim_t(seconds), rlim_max: rlim_t(seconds + 1))
  _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
}
