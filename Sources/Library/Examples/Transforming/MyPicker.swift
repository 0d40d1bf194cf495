public import Garland

// A trait is a value that a child carries to its container. A trait creates no markup. The modifier sets the trait on
// every child of its view, and the innermost value wins.

/// The key of the trait that `myTag(_:)` writes and `MyPicker` reads.
public struct MyTag: _ViewTraitKey {
  /// No tag.
  public static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Tags every child of this view for `MyPicker`.
  public func myTag<Tag: Hashable>(_ tag: Tag) -> some View {
    _trait(MyTag.self, AnyHashable(tag))
  }
}

// The root reads each child's trait and never the child itself. A child without a tag, or with a tag of another type,
// has the tag `nil`. So the picker marks these children if `selection` is `nil`.

/// A picker that reads the traits of its children and underlines the selected ones.
public struct MyPicker<Selection: Hashable, Content: View>: View {
  let selection: Selection?
  let content: Content

  /// Creates a picker that marks the children of `content` tagged with `selection`.
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
