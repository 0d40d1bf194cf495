package import Articles
import Components
import Elements
public import Views

/// Children with separators between them, and without a wrapping element.
///
/// ```markdown
/// :::interleave{separator="* * *"}
/// One
///
/// Two
/// :::
/// ```
///
/// For a separator with Markdown, write a label: `:::interleave[*and then*]`. The container reads no traits.
public struct Interleaved<Content: View, Separator: View>: View {
  let content: Content
  let separator: Separator

  /// Puts `separator` between the children of `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder separator: () -> Separator) {
    self.content = content()
    self.separator = separator()
  }

  /// The children and the separators.
  public var body: some View {
    content.intersperse { separator }
  }
}

extension Container {
  /// `:::interleave{separator="· · ·"}`.
  package static let interleave = Container(
    "interleave", summary: "a separator between each two", attributes: [separator.declaration],
    ownLabel: .content
  ) { use in
    Interleaved {
      use.content
    } separator: {
      if let label = use.label {
        p(.class("separator")) { label.view }.styled(as: "interleave")
      } else {
        p(.class("separator"), .ariaHidden(true)) { Text(use[separator]) }.styled(as: "interleave")
      }
    }
  }

  private static let separator = ContainerAttribute("separator", default: "· · ·")
}
