/// A view for each element of a collection, identified by the element's id instead of its position.
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

  /// Creates a view for each element, identified by its `id`.
  @inlinable @inline(__always)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(source: .data(data), identify: { $0.id }, content: content)
  }

  /// Creates a view for each element, identified by the value at the key path `id`.
  @inlinable @inline(__always)
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(source: .data(data), identify: { $0[keyPath: id] }, content: content)
  }

  /// Renders the content of each element in order.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if case .data(let data) = view.source, context.cache == nil, !mayReadValues {
      view.warnOfRepeatedIDs(in: data)
      for element in data {
        Content._render(view.content(element), at: location, in: &context)
      }
    } else {
      view.renderEach(at: location, in: &context)
    }
  }

  /// Resolves the view into the concatenated lists of its elements; each list is created on first use.
  @inlinable
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    ForEachList(view.elements(of: view.data(inputs.content(inheriting: inputs.traits))), inputs)
  }

  /// Returns the content's shape without a count, because the type does not tell the number of elements.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    var shape = Content._shape(&budget).uncounted
    shape.mayHoldIdentity = true
    return shape
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range, identified by the number.
  @inlinable @inline(__always)
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(source: .data(data), identify: { $0 }, content: content)
  }
}

extension ForEach {
  /// Creates a view for each child of `view`.
  ///
  /// ```swift
  /// ForEach(subviews: content) { subview in
  ///   li { subview }
  /// }
  /// ```
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let source = AnyView(view)
    self.init(
      source: .content(source) { list, _ in
        ForEachSubviewCollection(subviews: source.erased.subviews ?? SubviewsCollection(list))
      }, identify: { $0.id }, content: content)
  }

  /// Creates a view for each section of `view`.
  ///
  /// ```swift
  /// ForEach(sections: content) { group in
  ///   h2 { group.header }
  ///   ul { group.content }
  /// }
  /// ```
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      source: .content(AnyView(view)) { list, inputs in
        ForEachSectionCollection(sections: SectionAccumulator.sections(of: list, inputs))
      }, identify: { $0.id }, content: content)
  }
}

/// The children of a view as the data of a `ForEach`.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let subviews: SubviewsCollection

  /// The position of the first child.
  public var startIndex: Int { 0 }

  /// The position after the last child.
  public var endIndex: Int { subviews.count }

  /// Returns the child at a position, or stops the program if the position is out of range.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a view as the data of a `ForEach`.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let sections: SectionCollection

  /// The position of the first section.
  public var startIndex: Int { 0 }

  /// The position after the last section.
  public var endIndex: Int { sections.count }

  /// Returns the section at a position, or stops the program if the position is out of range.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The origin of the elements of a `ForEach`.
@usableFromInline
enum ForEachSource<Data> {
  /// A collection of the caller.
  case data(Data)
  /// A view, and a closure that turns its resolved list into the elements.
  case content(AnyView, (ViewList, ListInputs) -> Data)

  /// Whether the elements are the children or sections of a view, which makes the `ForEach` a container.
  @inlinable
  var isContainer: Bool {
    if case .content = self { true } else { false }
  }
}

extension ForEach {
  /// Whether a container in the content may read the tag that the `ForEach` gives each element.
  @inlinable
  static var mayReadValues: Bool { ListShape.of(Content.self).mayReadValues }

  /// Returns the elements; the children or sections of a view are resolved first.
  @inlinable
  func data(_ inputs: @autoclosure () -> ListInputs) -> Data {
    switch source {
    case .data(let data): return data
    case .content(let view, let collect):
      let inputs = inputs()
      return collect(AnyView._list(view, inputs), inputs)
    }
  }

  /// Reports elements with the same id in debug builds; in release builds, the check would take a tenth of the time.
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
    RenderSession.current?.record(.diagnostic(.repeatedID(of: AnyHashable(identify(repeated)))))
  }

  /// Renders the elements with their tags; if the renderer has a cache, each element has its own location.
  @inlinable @inline(never)
  func renderEach(at location: Location, in context: inout RenderContext) {
    let outer = context.pending
    let inherited = outer?.traits ?? TraitBag()
    let data = data(context.contentInputs(at: location, inheriting: inherited))
    if !source.isContainer { warnOfRepeatedIDs(in: data) }
    let tags = Self.mayReadValues
    // A placed child adds its own identity path to the location.
    let addsID =
      context.cache != nil && Data.Element.self != Subview.self
      && Data.Element.self != _VariadicView_Children.Element.self
    let region = context.exchangeRegion(.child)
    if source.isContainer || region == .container { _ = context.exchangeRegion(.container) }
    for element in data {
      if tags {
        var traits = inherited
        traits.setDefaultTag(identify(element))
        context.pending = PendingModifiers(outer, carrying: traits)
      }
      let location = addsID ? location.child(identify(element).hashValue) : location
      Content._render(content(element), at: location, in: &context)
    }
    _ = context.exchangeRegion(region)
    context.pending = outer
  }
}
