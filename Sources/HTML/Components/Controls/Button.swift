public import Elements
public import Views

/// A button.
///
/// ```swift
/// form(.action("/search/")) {
///   input(.name("q"))
///   Button("Search", type: .submit)
/// }
/// ```
///
/// A page is static: Garland cannot run the action of a button in the browser. So a button with an action is disabled,
/// and the action never runs. Use a `Link`, a button of a form, or `button` with a script of your own.
public struct Button<Label: View>: UnaryView {
  /// The purpose of a button.
  public enum Role: String, Sendable {
    /// The button deletes something.
    case destructive
    /// The button cancels something.
    case cancel
  }

  let role: Role?
  let type: Keywords.ButtonType
  let isEnabled: Bool
  let label: Label

  /// Creates a button of a form.
  public init(type: Keywords.ButtonType, role: Role? = nil, @ViewBuilder label: () -> Label) {
    (self.type, self.role, isEnabled) = (type, role, true)
    self.label = label()
  }

  /// Creates a disabled button; the action never runs.
  public init(role: Role? = nil, action: () -> Void, @ViewBuilder label: () -> Label) {
    (type, self.role, isEnabled) = (.button, role, false)
    self.label = label()
  }

  /// The element.
  public var markup: some View {
    Elements.button(
      .type(type), .class("button"), .class(role.map { "button-\($0.rawValue)" }), .disabled(!isEnabled)
    ) {
      label
    }
    .usingViewStyles()
  }
}

extension Button where Label == Text {
  /// Creates a button of a form with a title.
  public init(_ title: String, type: Keywords.ButtonType, role: Role? = nil) {
    self.init(type: type, role: role) { Text(title) }
  }

  /// Creates a disabled button with a title; the action never runs.
  public init(_ title: String, role: Role? = nil, action: () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Components.Label<Text, Image> {
  /// Creates a disabled button with a title and a symbol; the action never runs.
  public init(_ title: String, systemImage image: String, role: Role? = nil, action: () -> Void) {
    self.init(role: role, action: action) { Components.Label(title, systemImage: image) }
  }
}
