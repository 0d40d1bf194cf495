public import Articles
import Components
public import Views

/// The direction of a stack.
public enum StackAxis: String, CaseIterable, AttributeValue {
  /// From top to bottom.
  case vertical
  /// Side by side, in several rows if needed.
  case horizontal
}

/// Children one below another or side by side: a `VStack` or an `HStack` with its stylesheet.
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

  /// Creates a stack.
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
  package static let stack = Container(
    "stack", summary: "one below another, or side by side", attributes: [axis.declaration], ownLabel: .none
  ) { use in
    Stack(use[axis]) { use.content }
  }

  private static let axis = ContainerAttribute("axis", default: StackAxis.vertical)
}
