import Elements
public import Views

/// Content in a box with a label.
///
/// ```swift
/// GroupBox("Note") { Text("The oven is hot.") }
/// ```
public struct GroupBox<Label: View, Content: View>: UnaryView {
  let label: Label
  let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The element.
  public var markup: some View {
    div(.class("group-box")) {
      Group(subviews: label) { label in
        if !label.isEmpty { div(.class("group-box-label")) { label } }
      }
      content.asElements()
    }
    .usingViewStyles().shownWidth(.inset(.rem(2) + .pixels(2)))
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// Fields in groups: a `<div class="form">` with a `<fieldset>` for each `Section` that has a header.
///
/// A page runs no Swift, so fields are sent only if a `form` with an `action` is around them.
public struct Form<Content: View>: UnaryView {
  let content: Content

  /// Creates fields.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The element.
  public var markup: some View {
    div(.class("form")) {
      ForEach(sections: content) { section in
        if section.header.isEmpty {
          section.content.asElements()
          FormFooter(footer: section.footer)
        } else {
          fieldset(.class("group-box")) {
            legend { section.header }
            section.content.asElements()
            FormFooter(footer: section.footer)
          }
        }
      }
    }
    .usingViewStyles()
  }
}

/// The remark below the fields of a section.
private struct FormFooter: View {
  let footer: SubviewsCollection

  var body: some View {
    if !footer.isEmpty { div(.class("form-footer")) { footer } }
  }
}

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: UnaryView {
  let content: Content

  /// Creates a row of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The element.
  public var markup: some View {
    div(.class("control-group"), .role(.group)) { content.asElements() }.usingViewStyles()
  }
}
