public import Articles
import Components
public import Views

/// Which way a stack runs.
public enum StackAxis: String, CaseIterable, AttributeValue {
  /// One below another.
  case vertical
  /// Side by side, as far as there is room.
  case horizontal
}

/// Children one below another or side by side: a `VStack` or an `HStack`, with their style.
///
/// ```markdown
/// :::stack{axis=horizontal}
/// ![One](one.png)
///
/// ![Two](two.png)
/// :::
/// ```
///
/// It reads no traits.
public struct Stack<Content: View>: UnaryView {
  let axis: StackAxis
  let content: Content

  /// Stacks `content`.
  public init(_ axis: StackAxis = .vertical, @ViewBuilder content: () -> Content) {
    self.axis = axis
    self.content = content()
  }

  /// The stack.
  public var markup: some View {
    Group {
      switch axis {
      case .vertical: VStack { content }
      case .horizontal: HStack { content }
      }
    }
    .styled(as: "stack")
  }
}

extension Container {
  /// `:::stack{axis=horizontal}`.
  public static let stack = Container(
    "stack", summary: "one below another, or side by side", attributes: [axis.declaration], ownLabel: .none
  ) { use in
    Stack(use[axis]) { use.content }
  }

  private static let axis = ContainerAttribute("axis", default: StackAxis.vertical)
}
