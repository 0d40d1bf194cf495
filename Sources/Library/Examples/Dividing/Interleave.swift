// No container of its own: children and separators are spliced into whatever stands around, so it works in a vertical stack as in a
// horizontal one, and beside other views.

public import Garland

/// Shows a container without an element: its children, with a separator of the caller's choice between each two.
public struct Interleave<Content: View, Separator: View>: View {
  let content: Content
  let separator: Separator

  /// Puts `separator` between the children of `content`.
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

/// Shows a dashed line.
public struct HDashline: UnaryView, Equatable {
  /// Makes the line.
  public init() {}

  /// The element.
  public var markup: some View { hr(.class("dashed")) }
}
