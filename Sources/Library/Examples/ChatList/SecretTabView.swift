// A child's label is a trait, so the bar is built without rendering the child. A child that is not placed is never
// rendered. The root is unary: with a multi root, a tab without a label inside of another tab would inherit the outer
// tab's label.

public import Garland

enum SecretTabItemKey: _ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  /// Labels every child of this view for `SecretTabView`.
  public func secretTabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    _trait(SecretTabItemKey.self, AnyView(label()))
  }
}

/// A tab bar with the selected child and a button for each child with a label.
public struct SecretTabView<Content: View>: View {
  let selection: Int?
  let content: Content

  /// Creates a tab bar that shows the child of `content` at `selection`, if it exists; by default, the first child.
  public init(selection: Int? = nil, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// One container.
  public var body: some View {
    _VariadicView.Tree(Root(selection: selection)) { content }
  }

  struct Root: _VariadicView.UnaryViewRoot {
    let selection: Int?

    func body(children: _VariadicView.Children) -> some View {
      let selected = selection ?? children.startIndex
      div(.class("tab-view")) {
        if children.indices.contains(selected) { children[selected] }
        nav(.class("tab-bar")) {
          ForEach(children.indices) { index in
            if let label = children[index][SecretTabItemKey.self] {
              button(.type(.button), .value("\(index)"), .ariaPressed(index == selected)) { label }
            }
          }
        }
      }
    }
  }
}
