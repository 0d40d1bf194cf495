import Garland
import TestSupport

// Each function is generic over its views, so that the tree has the same types as a handwritten tree.
extension Spec {
  /// The view that the spec describes.
  var view: any View {
    switch self {
    case .text(let text): Text(text)
    case .rule: Divider()
    case .nothing: EmptyView()
    case .row(let row): row.view
    case .tuple(let members): Self.tuple(members.map(\.view))
    case .group(let spec): Self.group(spec.view)
    case .optional(let spec, let isThere): Self.optional(spec.view, isThere)
    case .either(let first, let second, let isFirst): Self.either(first.view, second.view, isFirst)
    case .forEach(let items, let kind): Self.forEach(items, kind)
    case .any(let spec): Self.erased(spec.view)
    case .composite(let spec): SpecView(spec: spec)
    case .section(let header, let content, let footer): Self.section(header.view, content.view, footer.view)
    case .element(let spec): Self.element(spec.view)
    case .stack(let spec): Self.stack(spec.view)
    case .box(let spec): Self.box(spec.view)
    case .list(let spec): Self.list(spec.view)
    case .tree(let spec, let kind, let arrangement): Self.tree(spec.view, kind, arrangement)
    case .subviews(let spec, let arrangement): Self.subviews(spec.view, arrangement)
    case .eachSubview(let spec, let arrangement): Self.eachSubview(spec.view, arrangement)
    case .sections(let spec): Self.sections(spec.view)
    case .eachSection(let spec): Self.eachSection(spec.view)
    case .modified(let spec, let modification): modification.view(of: spec.view)
    }
  }

  private static func tuple(_ views: [any View]) -> any View {
    func two(_ a: some View, _ b: some View) -> any View { ViewBuilder.buildBlock(a, b) }
    func three(_ a: some View, _ b: some View, _ c: some View) -> any View { ViewBuilder.buildBlock(a, b, c) }
    func twelve(_ a: some View, _ b: some View) -> any View {
      let gap = EmptyView()
      return ViewBuilder.buildBlock(a, gap, gap, gap, gap, b, gap, Text("t"), gap, gap, gap, gap)
    }
    switch views.count {
    case 0: return EmptyView()
    case 1: return views[0]
    case 2: return two(views[0], views[1])
    case 3: return three(views[0], views[1], views[2])
    default:
      let first: any View = tuple(Array(views.prefix(3)))
      let rest: any View = tuple(Array(views.dropFirst(3)))
      return twelve(first, rest)
    }
  }

  private static func group(_ view: some View) -> any View { Group { view } }
  private static func optional<V: View>(_ view: V, _ isThere: Bool) -> any View { isThere ? Optional(view) : V?.none }
  private static func erased(_ view: some View) -> any View { AnyView(view) }
  private static func element(_ view: some View) -> any View { article(.title("s")) { view } }
  private static func stack(_ view: some View) -> any View { HStack { view } }
  private static func box(_ view: some View) -> any View { Box("b") { view } }
  private static func list(_ view: some View) -> any View { List { view } }

  private static func either<A: View, B: View>(_ first: A, _ second: B, _ isFirst: Bool) -> any View {
    let choice: _ConditionalContent<A, B> =
      isFirst ? ViewBuilder.buildEither(first: first) : ViewBuilder.buildEither(second: second)
    return choice
  }

  private static func section(_ header: some View, _ content: some View, _ footer: some View) -> any View {
    Section {
      content
    } header: {
      header
    } footer: {
      footer
    }
  }

  private static func forEach(_ items: [Item], _ kind: ForEachKind) -> any View {
    switch kind {
    case .texts: ForEach(items, id: \.id) { Text("\($0.id):\($0.spec.count)") }
    case .pairs: ForEach(items, id: \.id) { Two(a: "\($0.id)", b: "\($0.spec.count)") }
    case .rows: ForEach(items, id: \.id) { PlainRow(text: "\($0.id):\($0.spec.count)") }
    case .optionals: ForEach(items, id: \.id) { $0.id == 1 ? nil : PlainRow(text: "\($0.id)") }
    case .erased: ForEach(items, id: \.id) { AnyView($0.spec.view) }
    case .composites: ForEach(items, id: \.id) { SpecView(spec: $0.spec) }
    }
  }
}

/// A comparable composite whose count is known only after it runs.
struct SpecView: View, Equatable {
  let spec: Spec

  var body: some View {
    let _ = Runs.count("composite")
    AnyView(spec.view)
  }
}

extension Spec.Row {
  /// The row's composite.
  var view: any View {
    switch self {
    case .plain(let text): PlainRow(text: text)
    case .pair(let first, let second): PairRow(first: first, second: second)
    case .dynamic(let text, let isShown): DynamicRow(text: text, isShown: isShown)
    case .readingBody: ReadingRow()
    case .readingLeaf: EnvText()
    case .readingDynamic: ReadingDynamicRow()
    case .holding(let text): HoldingRow(text: text)
    case .reporting(let number): ReportingRow(number: number)
    }
  }
}

private struct PlainRow: View {
  let text: String
  var body: some View { p { Text(text) } }
}

private struct PairRow: View {
  let first: String
  let second: String

  var body: some View {
    PlainRow(text: first)
    Text(second).pad()
  }
}

private struct DynamicRow: View {
  let text: String
  let isShown: Bool

  var body: some View {
    if isShown {
      PlainRow(text: text)
      Text("!")
    }
  }
}

private struct ReadingRow: View {
  @Environment(\.level) private var level
  var body: some View { Text("at \(level)") }
}

private struct ReadingDynamicRow: View {
  @Environment(\.level) private var level

  var body: some View {
    if level != 1 { ReadingRow() }
    Text("was \(level)")
  }
}

private struct HoldingRow: View {
  let text: String

  var body: some View {
    DividedVStack {
      PlainRow(text: text)
      ReadingRow()
    }
  }
}

private struct ReportingRow: View {
  let number: Int

  var body: some View {
    p(.id("r\(number)")) { PlainRow(text: "r") }.needs(.style("/\(number).css"))
  }
}

extension Spec.Modification {
  /// Returns the view with the modifier applied.
  func view(of view: some View) -> any View {
    switch self {
    case .pad: view.pad()
    case .attribute(let title, let isThere): view.attribute(.title(isThere ? title : nil))
    case .identifier(let number): view.attribute(.id("i\(number)"))
    case .trait(let number): view.trait(number)
    case .label(let label): view.label(label)
    case .tag(let tag): view.tag(tag)
    case .rank(let rank): view.containerValue(\.rank, rank)
    case .untagged: view._untagged()
    case .id(let id): view.id(id)
    case .level(let level): view.environment(\.level, level)
    case .needs(let number): view.needs(.script("/\(number).js"))
    case .report(let number): view.report(Diagnostic(.warning, "test.report", "report \(number)"))
    case .padBody: view.modifier(PadMod())
    case .boxBody: view.modifier(BoxMod())
    case .tailBody: view.modifier(TailMod())
    case .twiceBody: view.modifier(TwiceMod())
    }
  }
}

/// A modifier that places its content twice, once in an element, and reads the environment.
private struct TwiceMod: ViewModifier {
  @Environment(\.level) private var level

  func body(content: Content) -> some View {
    content
    if level < 2 { aside { content } }
  }
}
