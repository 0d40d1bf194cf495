public import Articles
import Components
import Elements
public import Views

/// Children with a rule between two of them.
///
/// ```markdown
/// :::divided
/// One
///
/// Two
/// :::
/// ```
public struct Divided<Content: View>: UnaryView {
  let content: Content

  /// Divides `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The children, wrapped in turn.
  public var markup: some View {
    div(.class("divided")) {
      Group(subviews: content) { children in
        ForEach(children) { child in
          if child.id != children.first?.id { Divider() }
          child
        }
      }
    }
  }
}

/// Children with something of your choice between two of them.
public struct Interleaved<Content: View, Separator: View>: UnaryView {
  let content: Content
  let separator: Separator

  /// Puts `separator` between the children of `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder separator: () -> Separator) {
    self.content = content()
    self.separator = separator()
  }

  /// The children and what parts them.
  public var markup: some View {
    div(.class("interleave")) { content.intersperse { separator } }
  }
}

/// Children in the opposite order.
public struct Reversed<Content: View>: View {
  let content: Content

  /// Reverses `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The children, the last one first.
  public var body: some View {
    Group(subviews: content) { children in ForEach(children.reversed()) { $0 } }
  }
}

extension Container {
  /// `:::divided`.
  public static let divided = Container("divided") { use in Divided { use.content } }

  /// `:::interleave{separator="· · ·"}`.
  public static let interleave = Container("interleave", attributes: [separator.declaration]) { use in
    Interleaved {
      use.content
    } separator: {
      p(.class("separator"), .role(.presentation)) { Text(use[separator]) }
    }
  }

  /// `:::reversed`.
  public static let reversed = Container("reversed") { use in Reversed { use.content } }

  private static let separator = ContainerAttribute("separator", default: "· · ·")
}
