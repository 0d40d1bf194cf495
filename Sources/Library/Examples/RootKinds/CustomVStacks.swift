// Both roots give back the children as they are. Where the parent counts that as one child, an element has to hold them: the
// neutral `<div>` that stands for SwiftUI's implicit stack. Where it counts as many, there is none.

public import Garland

/// Shows the least a unary root can do: all children unchanged, as one child of the parent.
public struct VStackLayout_UnaryViewRoot: _VariadicView_UnaryViewRoot {
  /// Makes the root.
  public init() {}

  /// The children.
  public func body(children: _VariadicView.Children) -> some View {
    children
  }
}

/// Shows the least a multi root can do: all children unchanged, each one a child of the parent.
public struct VstackLayout_MultiViewRoot: _VariadicView_MultiViewRoot {
  /// Makes the root.
  public init() {}

  /// The children.
  public func body(children: _VariadicView.Children) -> some View {
    children
  }
}

/// Shows a container made with a unary root: modifiers land once, on an element round its children.
public struct CustomVStack_UnaryViewRoot<Content: View>: View {
  let content: Content

  /// Holds `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One child.
  public var body: some View {
    _VariadicView.Tree(VStackLayout_UnaryViewRoot()) { content }
  }
}

/// Shows a container made with a multi root: modifiers land on each of its children, as on a `Group`.
public struct CustomVStack_MultiViewRoot<Content: View>: View {
  let content: Content

  /// Holds `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// As many children as `content` has.
  public var body: some View {
    _VariadicView.Tree(VstackLayout_MultiViewRoot()) { content }
  }
}
