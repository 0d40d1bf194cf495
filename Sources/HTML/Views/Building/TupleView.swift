@_spi(Reflection) import Swift

/// The views of several builder statements, in order.
///
/// It is generic over the tuple so that its type reads as in SwiftUI: `VStack<TupleView<(Text, Text, Text)>>`. Only the
/// initializer knows the types of the members, so it stores two functions that access them.
public struct TupleView<Members>: PrimitiveView {
  /// The views of the statements.
  public var value: Members

  @usableFromInline let render: (Members, Location, inout RenderContext) -> Void
  @usableFromInline let lists: (Members, ListInputs) -> [ViewList]

  @inlinable @inline(__always)
  init(
    _ value: Members,
    render: @escaping (Members, Location, inout RenderContext) -> Void,
    lists: @escaping (Members, ListInputs) -> [ViewList]
  ) {
    self.value = value
    self.render = render
    self.lists = lists
  }

  @usableFromInline
  init<each Member: View>(packed member: repeat each Member) where Members == (repeat each Member) {
    self.init((repeat each member)) { members, location, context in
      var index = 0
      for member in repeat each members {
        Self.render(member, at: location.child(index), in: &context)
        index += 1
      }
    } lists: { members, inputs in
      var lists: [ViewList] = []
      for member in repeat each members {
        lists.append(Self.list(member, inputs.at(position: lists.count)))
      }
      return lists
    }
  }

  /// Renders the members in order.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    view.render(view.value, location, &context)
  }

  /// Resolves the view into the concatenated lists of its members.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    ConcatenatedList(view.lists(view.value, inputs))
  }

  /// Returns the combined shape of the members' types, which are read from the tuple type.
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    var shape = ListShape.children(0)
    var remaining = budget
    unsafe _forEachField(of: Members.self) { _, _, type, _ in
      guard let type = type as? any View.Type else { return false }
      shape = shape.followed(by: type._shape(&remaining))
      return true
    }
    budget = remaining
    return shape
  }

  private static func render<V: View>(_ view: V, at location: Location, in context: inout RenderContext) {
    V._render(view, at: location, in: &context)
  }

  private static func list<V: View>(_ view: V, _ inputs: ListInputs) -> ViewList {
    V._list(view, inputs)
  }
}
