public import Articles
import Components
import Elements
public import Views

/// The layout of a gallery.
public enum GalleryLayout: String, CaseIterable, AttributeValue {
  /// Squares in two to four columns.
  case square
  /// Rows of one height, in which images keep their shape.
  case justified
}

/// Images in a grid; a script shows each in its full size.
///
/// ```markdown
/// :::gallery[From the oven]
/// ![A round loaf](loaf.jpg)
///
/// ![Rolls](rolls.jpg "Rolls with poppy seeds")
/// :::
/// ```
///
/// The caption of an image is its title, else its alt text; `:::figure` is a child with a caption of its own. In
/// Markdown, each image is a link to its file, which works without JavaScript. A gallery reads no traits.
public struct ImageGallery<Content: View>: UnaryView {
  @Environment(\.containerWords) private var words

  let title: String?
  let layout: GalleryLayout
  let content: Content

  /// Creates a gallery; `title` names it for screen readers.
  public init(_ title: String? = nil, layout: GalleryLayout = .square, @ViewBuilder content: () -> Content) {
    self.title = title
    self.layout = layout
    self.content = content()
  }

  /// A list item per child.
  public var markup: some View {
    let isPage = Reading().isPage
    ul(.class(layout == .square ? "gallery" : "gallery gallery-justified"), .ariaLabel(title)) {
      ForEach(subviews: content) { picture in li { picture } }
        .modifier(ShownWidthModifier([.outset] + columns))
    }
    .zoomable(if: isPage, words: words).styled(as: "gallery")
  }

  /// The change of the width by columns of one width; `gallery.css` has the same lengths.
  private var columns: [ShownWidth.Change] {
    layout == .square ? [.columns(4, gap: .rem(1), minimum: .rem(7.75))] : []
  }
}

extension Container {
  /// `:::gallery[From the oven]{layout=justified}`.
  package static let gallery = Container(
    "gallery", summary: "images in a grid, shown in full size when chosen", attributes: [layout.declaration],
    takesListItems: true
  ) { use in
    ImageGallery(use.label?.text, layout: use[layout]) { use.content.pictures(withRatios: use[layout] == .justified) }
  }

  private static let layout = ContainerAttribute("layout", default: GalleryLayout.square)
}
