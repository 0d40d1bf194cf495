/// Views with a header and a footer.
///
/// `Group(sections:)` and `ForEach(sections:)` read a section as a whole. Elsewhere, a section renders its header, its
/// content and its footer in order.
public struct Section<Header, Content, Footer> {
  let header: Header
  let content: Content
  let footer: Footer
}

extension Section: View where Header: View, Content: View, Footer: View {
  /// An empty view; a section has no body.
  public var body: EmptyView { EmptyView() }

  /// Renders the header, the content and the footer.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    Header._render(view.header, at: location.child(0), in: &context)
    Content._render(view.content, at: location.child(1), in: &context)
    Footer._render(view.footer, at: location.child(2), in: &context)
  }

  /// Resolves the view into one list that keeps the three parts apart.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    SectionList(
      header: Header._list(view.header, inputs.at(.part("header"))),
      content: Content._list(view.content, inputs.at(.part("content"))),
      footer: Footer._list(view.footer, inputs.at(.part("footer"))), inputs)
  }

  /// Returns the combined shape of the three types.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    let header = Header._shape(&budget)
    let content = Content._shape(&budget)
    var shape = header.followed(by: content).followed(by: Footer._shape(&budget))
    shape.mayHoldSections = true
    return shape
  }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Header: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Header == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Header == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// The lists of the three parts of a section.
final class SectionList: ViewList {
  let header, content, footer: ViewList
  let inputs: ListInputs
  private let all: ConcatenatedList

  init(header: ViewList, content: ViewList, footer: ViewList, _ inputs: ListInputs) {
    self.header = header
    self.content = content
    self.footer = footer
    self.inputs = inputs
    all = ConcatenatedList([header, content, footer])
  }

  override var count: Int { all.count }

  override func path(at index: Int) -> IdentityPath { all.path(at: index) }

  override func child(at index: Int) -> ResolvedChild { all.child(at: index) }

  override func render(at index: Int, location: Location, in context: inout RenderContext) {
    all.render(at: index, location: location, in: &context)
  }

  override func collect(into sections: inout SectionAccumulator) {
    sections.add(self)
  }
}
