/// Views with a header and a footer, which a container that asks for sections is given together.
///
/// Anywhere else it is its header, its content and its footer, one after another.
public struct Section<Header, Content, Footer> {
  let header: Header
  let content: Content
  let footer: Footer
}

extension Section: View where Header: View, Content: View, Footer: View {
  /// Nothing: a section is looked through.
  public var body: EmptyView { EmptyView() }

  /// Writes header, content and footer.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    Header._render(view.header, at: location.child(0), in: &context)
    Content._render(view.content, at: location.child(1), in: &context)
    Footer._render(view.footer, at: location.child(2), in: &context)
  }

  /// Resolves to a list that is a section for whoever asks.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    SectionList(
      header: Header._list(view.header, inputs.at(.part("header"))),
      content: Content._list(view.content, inputs.at(.part("content"))),
      footer: Footer._list(view.footer, inputs.at(.part("footer"))), inputs)
  }

  /// What the three types tell.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    let header = Header._shape(&budget)
    let content = Content._shape(&budget)
    var shape = header.followed(by: content).followed(by: Footer._shape(&budget))
    shape.mayHoldSections = true
    return shape
  }

  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Header: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Header == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Header == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// The lists of a section's three parts.
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
