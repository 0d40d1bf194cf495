package import Articles
public import Components
import Elements
public import Views

/// Children with a caption: images, code, a table.
///
/// ```markdown
/// :::figure[A loaf after four hours]
/// ![A round loaf](loaf.jpg)
/// :::
/// ```
///
/// A script shows an image in its full size if the page shows it smaller. Without a label, the last child is the caption if it is a paragraph. A figure reads no traits.
public struct Figure<Content: View>: UnaryView {
  @Environment(\.containerWords) private var words

  let caption: ChildLabel?
  let content: Content

  /// Creates a figure.
  public init(_ caption: ChildLabel? = nil, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  /// The children and the caption.
  public var markup: some View {
    figure(.class("figure")) {
      Group(subviews: content) { children in
        let last = caption == nil && children.count > 1 ? children.last : nil
        let text = last.flatMap { $0.containerValues.blockKind == .paragraph ? $0 : nil }
        ForEach(text == nil ? Array(children) : Array(children.dropLast())) { $0 }
        if let caption {
          figcaption { caption.view }
        } else if let text {
          figcaption { text }
        }
      }
    }
    .zoomable(if: Reading().isPage, words: words).styled(as: "figure")
  }
}

extension Container {
  /// `:::figure[A caption]`.
  package static let figure = Container("figure", summary: "with a caption") { use in
    Figure(use.label) { use.content.framed }
  }
}
