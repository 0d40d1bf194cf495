package import Articles
import Components
import Elements
public import Views

/// Children in a row that scrolls sideways and snaps to each child.
///
/// ```markdown
/// :::carousel[Screenshots]
/// ![The list](list.png)
///
/// ![One article](article.png)
/// :::
/// ```
///
/// It reads no traits. The row scrolls by touch, wheel and keyboard; a script adds two buttons.
public struct Carousel<Content: View>: UnaryView {
  @Environment(\.containerWords) private var words

  let title: String?
  let content: Content

  /// Creates a carousel; `title` names it for screen readers.
  public init(_ title: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The row and the buttons.
  public var markup: some View {
    let isPage = Reading().isPage
    div(
      .class("carousel"), .role(title == nil ? nil : "group"),
      .ariaLabel(title)
    ) {
      Group(subviews: content) { slides in
        ul(.tabindex(0)) { ForEach(slides) { slide in li { slide } } }
          .modifier(
            ShownWidthModifier([.outset] + (slides.count > 1 ? [.share(0.88), .limit(.rem(32))] : [])))
        if isPage, slides.count > 1 {
          p {
            button(.type(.button), .value("previous"), .ariaLabel(words.previous)) {}
            button(.type(.button), .value("next"), .ariaLabel(words.next)) {}
          }
        }
      }
    }
    .needs(.module("/containers/carousel.js"), if: isPage).styled(as: "carousel")
  }
}

extension Container {
  /// `:::carousel[Screenshots]`.
  package static let carousel = Container("carousel", summary: "in a row that scrolls sideways") { use in
    Carousel(use.label?.text) { use.content }
  }
}
