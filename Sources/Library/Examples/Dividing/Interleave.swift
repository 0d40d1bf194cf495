public import Garland

// The same as `variadic(process:)` with a plain root instead of a multi root. Inside of a list, both splice their
// children. In this module, the compiler prefers this method to Garland's, also in calls with a trailing closure.

struct Root<Result: View>: _VariadicView_ViewRoot {
  let childrenHandler: (_VariadicView.Children) -> Result

  func body(children: _VariadicView.Children) -> Result {
    childrenHandler(children)
  }
}

extension View {
  /// Returns a view made of this view's children, as `variadic(process:)` does.
  public func variadic<Result: View>(
    @ViewBuilder childrenHandler: @escaping (_VariadicView.Children) -> Result
  ) -> some View {
    _VariadicView.Tree(Root(childrenHandler: childrenHandler)) { self }
  }
}

// There is no container element: children and separators are spliced into the surrounding container. This works in a
// vertical stack, in a horizontal stack, and beside other views.

/// A container without an element: its children, with a separator between adjacent children.
public struct Interleave<Content: View, Separator: View>: View {
  let content: Content
  let separator: Separator

  /// Creates a view with `separator` between the children of `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder separator: () -> Separator) {
    self.content = content()
    self.separator = separator()
  }

  /// Children and separators.
  public var body: some View {
    content.variadic(childrenHandler: { children in
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { separator }
      }
    })
  }
}

/// A dashed line.
public struct HDashline: UnaryView, Equatable {
  /// Creates the line.
  public init() {}

  /// The element.
  public var markup: some View { hr(.class("dashed")) }
}
