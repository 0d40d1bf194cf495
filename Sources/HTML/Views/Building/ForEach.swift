/// A view for each element of a collection, identified by the element and not by where it stands.
///
/// ```swift
/// ForEach(posts) { post in
///   li { Text(post.title) }
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  @usableFromInline let source: ForEachSource<Data>
  @usableFromInline let identify: (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Content

  @inlinable @inline(__always)
  init(
    source: ForEachSource<Data>, identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.source = source
    self.identify = identify
    self.content = content
  }

  /// A view for each element, identified by its `id`.
  @inlinable @inline(__always)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(source: .data(data), identify: { $0.id }, content: content)
  }

  /// A view for each element, identified by what `id` names.
  @inlinable @inline(__always)
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(source: .data(data), identify: { $0[keyPath: id] }, content: content)
  }

  /// Writes the content of each element in turn.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if case .data(let data) = view.source, context.retention == nil, !mayReadValues {
      view.warnOfRepeatedIDs(in: data)
      for element in data {
        Content._render(view.content(element), at: location, in: &context)
      }
    } else {
      view.renderEach(at: location, in: &context)
    }
  }

  /// Resolves to the elements' lists, each made when it is asked for.
  @inlinable
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    ForEachList(view.elements(of: view.data(inputs.content(inheriting: inputs.traits))), inputs)
  }

  /// How many elements there are shows only in the value.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    var shape = Content._shape(&budget).uncounted
    shape.mayHoldIdentity = true
    return shape
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range, identified by the number.
  @inlinable @inline(__always)
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(source: .data(data), identify: { $0 }, content: content)
  }
}

/// Where the elements come from.
@usableFromInline
enum ForEachSource<Data> {
  /// They are at hand.
  case data(Data)
  /// They are what a container makes of another view.
  case content(AnyView, (ViewList, ListInputs) -> Data)

  /// Whether the elements are children that a container meets.
  @inlinable
  var isContainer: Bool {
    if case .content = self { true } else { false }
  }
}

extension ForEach {
  /// Whether a container in the content could see the tag its element gives it.
  @inlinable
  static var mayReadValues: Bool { ListShape.of(Content.self).mayReadValues }

  /// The elements, once the view they are made of has been resolved.
  @inlinable
  func data(_ inputs: @autoclosure () -> ListInputs) -> Data {
    switch source {
    case .data(let data): return data
    case .content(let view, let collect):
      let inputs = inputs()
      return collect(AnyView._list(view, inputs), inputs)
    }
  }

  /// Warns, in a debug build, where two elements share an id; looking for them would cost a release build a tenth of a page.
  @inlinable @inline(__always)
  func warnOfRepeatedIDs(in data: Data) {
    #if DEBUG
      reportRepeatedID(in: data)
    #endif
  }

  @usableFromInline
  func reportRepeatedID(in data: Data) {
    var seen: Set<ID> = []
    guard let repeated = data.first(where: { !seen.insert(identify($0)).inserted }) else { return }
    RenderBox.current?.report(.diagnostic(.repeatedID(of: AnyHashable(identify(repeated)))))
  }

  /// Writes the elements with their tags, and for a renderer that keeps what it rendered, each at a place of its own.
  @inlinable @inline(never)
  func renderEach(at location: Location, in context: inout RenderContext) {
    let outer = context.layers
    let inherited = outer?.traits ?? TraitBag()
    let data = data(context.contentInputs(at: location, inheriting: inherited))
    if !source.isContainer { warnOfRepeatedIDs(in: data) }
    let tags = Self.mayReadValues
    // Children that are placed again bring the way to them along.
    let mixes =
      context.retention != nil && Data.Element.self != Subview.self
      && Data.Element.self != _VariadicView_Children.Element.self
    let place = context.exchangePlace(.child)
    if source.isContainer || place == .container { _ = context.exchangePlace(.container) }
    for element in data {
      if tags {
        var traits = inherited
        traits.tag(byDefault: identify(element))
        context.layers = Layers(outer, carrying: traits)
      }
      let location = mixes ? location.child(identify(element).hashValue) : location
      Content._render(content(element), at: location, in: &context)
    }
    _ = context.exchangePlace(place)
    context.layers = outer
  }
}
