// The root reads each child's trait and never looks at the child itself. A child without a tag, or with one of another type, has
// the tag nil; so where nothing is selected, it is those that are marked.

public import Garland

/// Shows a container that reads what its children carry: a picker that underlines those whose tag is selected.
public struct MyPicker<Selection: Hashable, Content: View>: View {
  let selection: Selection?
  let content: Content

  /// Offers the children of `content`, those tagged with `selection` marked.
  public init(selection: Selection?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// A stack with a button per child.
  public var body: some View {
    HStack {
      content.variadic { children in
        ForEach(children) { child in
          let tag = child[MyTag.self].flatMap { $0.base as? Selection }
          let isSelected = tag == selection
          button(.type(.button), .value(tag.map { "\($0)" }), .ariaPressed(isSelected)) {
            child.underline(isSelected)
          }
        }
      }
    }
  }
}
