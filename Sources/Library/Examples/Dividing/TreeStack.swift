// In SwiftUI a stack is a tree with a unary root and nothing more. Garland's stacks write their element directly,
// which is faster; the page is the same, and so is what a modifier lands on. Every child has to be an element, or bare texts next to
// each other would run into one.

public import Garland

/// Shows the root of a vertical stack: its children inside one element.
public struct _VStackLayout: _VariadicView_UnaryViewRoot {
  /// Makes the root.
  public init() {}

  /// The element.
  public func body(children: _VariadicView.Children) -> some View {
    div(.class("vstack")) { children.modifier(AttributeModifier(.element)) }
  }
}

/// Shows `VStack` as a tree with a unary root.
public struct TreeStack<Content: View>: View {
  let content: Content

  /// Stacks `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The tree.
  public var body: _VariadicView.Tree<_VStackLayout, Content> {
    _VariadicView.Tree(_VStackLayout()) { content }
  }
}
