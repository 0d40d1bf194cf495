package import Garland

// The containers of the conformance cases.

/// A column with a line between adjacent children.
package struct DividedVStack<Content: View>: View {
  let content: Content

  /// Creates a column with the children of `content`.
  package init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The tree.
  package var body: some View {
    _VariadicView.Tree(Root()) { content }
  }

  struct Root: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack {
        ForEach(children) { child in
          child
          if child.id != last { Divider() }
        }
      }
    }
  }
}

/// Children with a separator between adjacent ones.
package struct Interleave<Content: View, Separator: View>: View {
  let content: Content
  let separator: Separator

  /// Creates a view with `separator` between the children of `content`.
  package init(@ViewBuilder content: () -> Content, @ViewBuilder separator: () -> Separator) {
    self.content = content()
    self.separator = separator()
  }

  /// The children and the separators.
  package var body: some View {
    content.variadic { children in
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { separator }
      }
    }
  }
}

/// A layout with the first child in a large card, the next two in smaller cards, and the rest below.
package struct CardsView<Content: View>: View {
  let content: Content

  /// Creates a layout of the children of `content`.
  package init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The cards.
  package var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        HStack {
          if subviews.count >= 2 { Box("sec") { subviews[1] } }
          if let first = subviews.first { Box("feat") { first } }
          if subviews.count >= 3 { Box("sec") { subviews[2] } }
        }
        if subviews.count > 3 { subviews[3...] }
      }
    }
  }
}

/// The key of `myTag(_:)`.
package struct MyTag: _ViewTraitKey {
  /// The default.
  package static var defaultValue: AnyHashable? { Optional<Int>.none }
}

extension View {
  /// Sets the tag for `MyPicker`.
  package func myTag<Tag: Hashable>(_ tag: Tag) -> some View { _trait(MyTag.self, AnyHashable(tag)) }
}

/// A container that marks children by their tags.
package struct MyPicker<Selection: Hashable, Content: View>: View {
  let selection: Selection?
  let content: Content

  /// Creates a container that marks the children of `content` with the tag `selection`.
  package init(selection: Selection?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The children, with a box around the selected ones.
  package var body: some View {
    HStack {
      content.variadic { children in
        ForEach(children) { child in
          let tag = child[MyTag.self].flatMap { $0.base as? Selection }
          if tag == selection { Box("sel") { child } } else { child }
        }
      }
    }
  }
}

/// A version of `Group(subviews:)` with a tree.
package struct MyGroup<Content: View, Result: View>: View {
  let subviews: Content
  let transform: (_VariadicView.Children) -> Result

  /// Creates a view from the children of `subviews`.
  package init(subviews: Content, @ViewBuilder transform: @escaping (_VariadicView.Children) -> Result) {
    self.subviews = subviews
    self.transform = transform
  }

  /// The result of the closure.
  package var body: some View { subviews.variadic(process: transform) }
}

/// An inverted list.
package struct ChatList<Content: View>: View {
  let content: Content

  /// Creates a list of the children of `content`.
  package init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The inverted list.
  package var body: some View {
    _VariadicView.Tree(Root()) { content }
  }

  struct Root: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      List {
        ForEach(children) { $0.mark("inv") }
      }
      .mark("inv")
    }
  }
}

/// The label of a tab.
package struct TabItem: _ViewTraitKey {
  /// The default.
  package static var defaultValue: String? { nil }
}

extension View {
  /// Sets the label of a tab.
  package func tabItem(_ label: String) -> some View { _trait(TabItem.self, label) }
}

/// The common content of both tab bars.
struct TabBody: View {
  let children: _VariadicView.Children
  let selection: Int

  var body: some View {
    Box("tabs") {
      if children.indices.contains(selection) { children[selection] }
      Box("nav") {
        ForEach(children) { child in
          if let label = child[TabItem.self] { Text(label) }
        }
      }
    }
  }
}

/// A tab bar with a multi root.
package struct TabsM<Content: View>: View {
  let selection: Int
  let content: Content

  /// Creates a tab bar that shows one child of `content`.
  package init(sel: Int = 0, @ViewBuilder content: () -> Content) {
    selection = sel
    self.content = content()
  }

  /// The tab bar.
  package var body: some View { _VariadicView.Tree(Root(selection: selection)) { content } }

  struct Root: _VariadicView.MultiViewRoot {
    let selection: Int

    func body(children: _VariadicView.Children) -> some View { TabBody(children: children, selection: selection) }
  }
}

/// A tab bar with a unary root.
package struct TabsU<Content: View>: View {
  let selection: Int
  let content: Content

  /// Creates a tab bar that shows one child of `content`.
  package init(sel: Int = 0, @ViewBuilder content: () -> Content) {
    selection = sel
    self.content = content()
  }

  /// The tab bar.
  package var body: some View { _VariadicView.Tree(Root(selection: selection)) { content } }

  struct Root: _VariadicView.UnaryViewRoot {
    let selection: Int

    func body(children: _VariadicView.Children) -> some View { TabBody(children: children, selection: selection) }
  }
}
