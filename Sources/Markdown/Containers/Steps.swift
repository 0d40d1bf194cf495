package import Articles
import Components
import Elements
public import Views

/// The steps of a procedure, as an ordered list.
///
/// ```markdown
/// :::steps
/// ### Download
/// Download the archive.
///
/// ### Unpack
/// Unpack it in any folder.
/// :::
/// ```
///
/// It reads `childLabel` for a step's heading, and `childAnchor`.
public struct Steps<Content: View>: UnaryView {
  let start: Int
  let content: Content

  /// Creates a list of steps whose numbers begin with `start`.
  public init(start: Int = 1, @ViewBuilder content: () -> Content) {
    self.start = start
    self.content = content()
  }

  /// A list item per child.
  public var markup: some View {
    ol(.class("steps"), .start(start == 1 ? nil : start)) {
      Group(subviews: content) { children in
        ForEach(children.labelled(in: Reading())) { step in
          li(.id(step.anchor)) { LabelledContent(step) }
        }
        .shownWidth(.inset(.rem(3.25)))
      }
    }
    .styled(as: "steps")
  }
}

extension Container {
  /// `:::steps{start=3}`.
  package static let steps = Container(
    "steps", summary: "the steps of a procedure, with numbers", attributes: [start.declaration], labels: .optional,
    ownLabel: .none, takesListItems: true
  ) { use in
    Steps(start: use[start]) { use.content }
  }

  private static let start = ContainerAttribute("start", default: 1)
}
