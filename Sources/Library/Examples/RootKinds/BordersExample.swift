// Does a modifier add one border per container or one per child? A stack is one child of its parent, so it gets one
// border. A tree with a unary root does, too. The children of a `Group` or of a tree with a multi root become children
// of the parent, so each of them gets a border. `parts` is a property with a builder. Each container has four children:
// a title and the three texts of `parts`.

public import Garland

/// Six containers with the same four children and a border, to compare where the border appears.
public struct BordersExample: View {
  /// Creates the example.
  public init() {}

  /// The six containers in a column.
  public var body: some View {
    VStack {
      stack
      unary
      multi
      group
      list
      customList
    }
  }

  /// Three texts, spliced into each container.
  @ViewBuilder public var parts: some View {
    Text("1").foregroundColor(.secondary)
    Text("2").foregroundColor(.secondary)
    Text("3").foregroundColor(.secondary)
  }

  /// A stack: one border.
  public var stack: some View {
    VStack {
      Text("VStack").underline()
      parts
    }
    .border(.yellow)
  }

  /// A tree with a unary root: one border.
  public var unary: some View {
    CustomVStack_UnaryViewRoot {
      Text("Unary").underline()
      parts
    }
    .border(.blue)
  }

  /// A tree with a multi root: four borders.
  public var multi: some View {
    CustomVStack_MultiViewRoot {
      Text("Multi").underline()
      parts
    }
    .border(.red)
  }

  /// A group: four borders.
  public var group: some View {
    Group {
      Text("Group").underline()
      parts
    }
    .border(.orange)
  }

  /// A list: one border.
  public var list: some View {
    List {
      Text("List").underline()
      parts
    }
    .border(.purple)
  }

  /// A tree with a plain root that makes one element: one border.
  public var customList: some View {
    CustomList {
      Text("CustomList").underline()
      parts
    }
    .bordered()
  }
}
