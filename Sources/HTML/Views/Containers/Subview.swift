/// One child of a container; as a view, it is exactly one child of the container that places it.
public struct Subview: PrimitiveView, Identifiable {
  @usableFromInline let list: ViewList
  @usableFromInline let index: Int

  /// The type of a subview's identity.
  public typealias ID = ChildID

  /// The identity of the child, which stays the same when siblings are inserted or removed.
  public var id: ID { ChildID(list: list, index: index) }

  /// The container values of the child.
  public var containerValues: ContainerValues { ContainerValues(traits: child.traits) }

  var child: ResolvedChild { list.child(at: index) }

  /// Renders the child.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.renderChildren(of: view.list, view.index..<view.index + 1, at: location)
  }

  /// Resolves the view into a list of the placed child.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    PlacedList(view.list, view.index..<view.index + 1, inputs)
  }

  /// Returns a shape of one child.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(1) }
}

/// The identity of a child: its whole path from the content of its container.
public struct ChildID: Hashable {
  private let list: ViewList
  private let index: Int

  init(list: ViewList, index: Int) {
    self.list = list
    self.index = index
  }

  private var path: IdentityPath { list.path(at: index) }

  /// Returns whether both identify the same child; within one list, comparing the positions is enough.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.list === rhs.list ? lhs.index == rhs.index : lhs.path == rhs.path
  }

  /// Hashes the path of the child.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

extension ChildID: CustomStringConvertible {
  /// The path of the child as text, the same in every process.
  public var description: String { path.description }
}
