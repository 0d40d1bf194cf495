@_spi(Reflection) import Swift

/// Several statements of a builder, one after another.
///
/// It is generic over the tuple, so that its type reads as in SwiftUI: `VStack<TupleView<(Text, Text, Text)>>`. How to reach the
/// members is known where it is made, and kept as two functions.
public struct TupleView<Members>: PrimitiveView {
  /// The statements' values.
  public var value: Members

  @usableFromInline let draw: (Members, Location, inout RenderContext) -> Void
  @usableFromInline let lists: (Members, ListInputs) -> [ViewList]

  @inlinable @inline(__always)
  init(
    _ value: Members,
    draw: @escaping (Members, Location, inout RenderContext) -> Void,
    lists: @escaping (Members, ListInputs) -> [ViewList]
  ) {
    self.value = value
    self.draw = draw
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

  /// Writes the members in order.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    view.draw(view.value, location, &context)
  }

  /// Resolves to the members' lists, one after another.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    ConcatenatedList(view.lists(view.value, inputs))
  }

  /// Adds up what the members' types tell; they are read off the tuple's type.
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    var shape = ListShape.children(0)
    var left = budget
    unsafe _forEachField(of: Members.self) { _, _, type, _ in
      guard let type = type as? any View.Type else { return false }
      shape = shape.followed(by: type._shape(&left))
      return true
    }
    budget = left
    return shape
  }

  private static func render<V: View>(_ view: V, at location: Location, in context: inout RenderContext) {
    V._render(view, at: location, in: &context)
  }

  private static func list<V: View>(_ view: V, _ inputs: ListInputs) -> ViewList {
    V._list(view, inputs)
  }
}
