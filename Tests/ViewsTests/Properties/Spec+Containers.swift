import Garland
import TestSupport

extension Spec {
  static func tree(_ view: some View, _ kind: RootKind, _ arrangement: Arrangement) -> any View {
    switch kind {
    case .unary: _VariadicView.Tree(UnaryRoot(arrangement: arrangement)) { view }
    case .multi: _VariadicView.Tree(MultiRoot(arrangement: arrangement)) { view }
    case .plain: _VariadicView.Tree(PlainRoot(arrangement: arrangement)) { view }
    }
  }

  static func subviews(_ view: some View, _ arrangement: Arrangement) -> any View {
    Group(subviews: view) { AnyView(arrangement.view(of: $0)) }
  }

  static func eachSubview(_ view: some View, _ arrangement: EachArrangement) -> any View {
    switch arrangement {
    case .same: ForEach(subviews: view) { $0 }
    case .boxed: ForEach(subviews: view) { subview in Box("e") { subview } }
    case .twice:
      ForEach(subviews: view) { subview in
        subview
        subview
      }
    case .trailed:
      ForEach(subviews: view) { subview in
        subview
        if subview.containerValues.rank > 0 { Caption(text: "rank \(subview.containerValues.rank)") }
      }
    case .marked: ForEach(subviews: view) { $0.mark("each").trait(7).environment(\.level, 9) }
    }
  }

  static func sections(_ view: some View) -> any View {
    Group(sections: view) { sections in
      Text("\(sections.count)")
      ForEach(sections) { section in
        Box("h") { section.header }
        section.content
        section.footer.mark("f")
        if section.containerValues.rank > 0 { Text("rank") }
      }
    }
  }

  static func eachSection(_ view: some View) -> any View {
    ForEach(sections: view) { section in
      if !section.header.isEmpty { h2 { section.header } }
      List { section.content }
      section.footer.reversed().first
    }
  }
}

/// A collection of children, in either notation of the API.
protocol Arrangeable: View, RandomAccessCollection<Self.Child> where Index == Int {
  associatedtype Child: View & Identifiable
  associatedtype Rest: View & RandomAccessCollection<Child>

  func rest(from start: Int) -> Rest
  func described(_ child: Child) -> String
}

extension _VariadicView.Children: Arrangeable {
  func rest(from start: Int) -> Slice<_VariadicView.Children> { dropFirst(start) }

  func described(_ child: Element) -> String {
    "\(child.id) \(child[K.self]) \(child[L.self]) \(child.id(as: Int.self) ?? -1)"
  }
}

extension SubviewsCollection: Arrangeable {
  func rest(from start: Int) -> SubviewsCollectionSlice { dropFirst(start) }

  func described(_ child: Subview) -> String {
    let values = child.containerValues
    return "\(child.id) \(values.rank) \(values.tag(for: Int.self) ?? -1) \(values.hasTag(1))"
  }
}

extension Spec.Arrangement {
  /// Returns the view that the arrangement makes of `children`.
  func view(of children: some Arrangeable) -> any View {
    switch self {
    case .same: children
    case .reversed: ForEach(children.reversed()) { $0 }
    case .withoutFirst: children.rest(from: 1)
    case .lastAlone: children.last
    case .twice: twice(children)
    case .boxed: ForEach(children) { child in Box("c") { child } }
    case .divided: divided(children)
    case .captioned: captioned(children)
    case .counted: Text("\(children.count)")
    case .described: ForEach(children) { Text(children.described($0) + ";") }
    case .nothing: EmptyView()
    case .slices: slices(children)
    case .byIndex: ForEach(children.indices, id: \.self) { children[$0].trait($0) }
    }
  }

  @ViewBuilder
  private func twice(_ children: some Arrangeable) -> some View {
    children
    Box("again") { children }
  }

  private func divided(_ children: some Arrangeable) -> some View {
    let last = children.last?.id
    return ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }

  private func captioned(_ children: some Arrangeable) -> some View {
    ForEach(Array(children.enumerated()), id: \.element.id) { pair in
      Caption(text: children.described(pair.element))
      pair.element
    }
  }

  @ViewBuilder
  private func slices(_ children: some Arrangeable) -> some View {
    children.rest(from: children.count / 2)
    if let first = children.first { first.mark("first") }
    children.rest(from: 1).label("rest")
  }
}

private struct Caption: View {
  let text: String
  var body: some View { strong { Text(text) } }
}

private struct UnaryRoot: _VariadicView.UnaryViewRoot {
  let arrangement: Spec.Arrangement
  func body(children: _VariadicView.Children) -> some View { AnyView(arrangement.view(of: children)) }
}

private struct MultiRoot: _VariadicView.MultiViewRoot {
  let arrangement: Spec.Arrangement
  func body(children: _VariadicView.Children) -> some View { AnyView(arrangement.view(of: children)) }
}

private struct PlainRoot: _VariadicView.ViewRoot {
  let arrangement: Spec.Arrangement
  func body(children: _VariadicView.Children) -> some View { AnyView(arrangement.view(of: children)) }
}
