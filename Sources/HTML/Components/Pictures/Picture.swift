import Diagnostics
import Elements
public import Markup
public import Views

/// A picture of the site with alternative text, in the sizes that browsers choose from; `""` marks a decorative picture.
///
/// The path is relative to the article, or starts with `/` at the root of the site.
///
/// ```swift
/// Picture("boat.jpg", alt: "A boat").cropped(toRatio: 16, 9, alignment: .top).shownWidth(.limit(.pixels(400)))
/// ```
public struct Picture: UnaryPrimitive, Equatable {
  private let source: String
  private let alternative: String
  private let loading: PictureMarkup.Loading
  /// The key of the part to show; `nil` for the whole picture.
  private var part: String?

  /// Creates a picture; one that readers see first `loadsAtOnce`, all others when a reader comes near them.
  public init(_ source: String, alt alternative: String, loadsAtOnce: Bool = false) {
    (self.source, self.alternative, loading) = (source, alternative, loadsAtOnce ? .first : .lazy)
  }

  /// Returns the largest part of the picture with a ratio of width to height; the part at `alignment` stays visible.
  public func cropped(toRatio width: Int, _ height: Int, alignment: Alignment = .center) -> Picture {
    var picture = self
    let point = alignment.rawValue.replacing("leading", with: "left").replacing("trailing", with: "right")
    picture.part = "\(width)x\(height)-\(point)"
    return picture
  }

  /// Writes the picture, with smaller files on pages of a site.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    let resolver = Environment(\.pictureResolver).wrappedValue
    let isPage = Environment(\.medium).wrappedValue == .page
    func address(_ address: String) -> MarkupAttribute {
      MarkupAttribute(" src=\"", .url(isPage ? address : resolver?.absolute(address) ?? address))
    }
    let found = resolver?.picture(view.source, part: view.part) ?? FoundPicture(at: view.source)
    if let problem = found.problem { context.report(Diagnostic(.warning, "views.picture", problem)) }
    let alternative = MarkupAttribute(" alt=\"", .text(view.alternative))
    guard let image = found.image else {
      return context.writeVoidElement("<img>", [address(found.address), alternative])
    }
    let shown = Environment(\.shownWidth).wrappedValue.changed(by: .limit(.pixels(Double(image.width))))
    let markup = isPage ? PictureMarkup(image, in: shown, view.loading) : nil
    for need in image.needs(for: markup) { context.needs(need) }
    // A feed shows the whole picture, so the size of a part would be wrong.
    let size =
      isPage
      ? [
        MarkupAttribute(" width=\"", .text("\(image.width)")), MarkupAttribute(" height=\"", .text("\(image.height)")),
      ] : []
    markup?.writeStart(to: &context.output)
    context.writeVoidElement(
      "<img>",
      [address(markup?.address ?? image.address)] + size + [alternative] + (markup?.attributes ?? []))
    markup?.writeEnd(to: &context.output)
  }

  /// Returns a node with the HTML.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }
}
