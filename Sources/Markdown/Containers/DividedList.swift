package import Articles
import Components
import Elements
public import Views

/// Children separated by horizontal rules.
///
/// ```markdown
/// :::divided
/// One
///
/// Two
/// :::
/// ```
///
/// It reads no traits.
public struct DividedList<Content: View>: UnaryView {
  let content: Content

  /// Creates a divided list.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A `div` with all children, and a rule before each of them except for the first.
  ///
  /// A child is one block of an article, or one view of `content`, however deep it is in groups and loops.
  public var markup: some View {
    div(.class("divided")) {
      Group(subviews: content) { children in
        ForEach(children) { child in
          if child.id != children.first?.id { Divider() }
          child
        }
      }
    }
    .styled(as: "divided")
  }
}

extension Container {
  /// `:::divided`.
  package static let divided = Container("divided", summary: "a rule between each two", ownLabel: .none) { use in
    DividedList { use.content }
  }
}
