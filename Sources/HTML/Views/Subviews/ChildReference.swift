/// One child of a resolved list: what both spellings of a child are made of.
@usableFromInline
struct ChildReference {
  let list: ViewList
  let index: Int

  var child: ResolvedChild { list.child(at: index) }

  /// Writes the child where the context stands.
  @usableFromInline
  func render(at location: Location, in context: inout RenderContext) {
    context.writeChildren(of: list, index..<index + 1, at: location)
  }

  /// Resolves to the child, placed again.
  func placed(_ inputs: ListInputs) -> ViewList {
    PlacedList(list, index..<index + 1, inputs)
  }
}

/// What makes a child the same child in the next render: the whole way to it from its container's content.
public struct ChildID: Hashable {
  private let list: ViewList
  private let index: Int

  init(_ reference: ChildReference) {
    list = reference.list
    index = reference.index
  }

  /// The way to the child.
  var path: IdentityPath { list.path(at: index) }

  /// Whether both are the same child; within one list their positions tell, and no path is made.
  public static func == (one: Self, other: Self) -> Bool {
    one.list === other.list ? one.index == other.index : one.path == other.path
  }

  /// Hashes the way to the child.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

extension ChildID: CustomStringConvertible {
  /// The way to the child as text, the same in every process.
  public var description: String { path.description }
}
