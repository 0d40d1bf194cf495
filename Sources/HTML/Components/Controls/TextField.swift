import Elements
import Markup
public import Views

/// A field for one line of text, with its title as a hint and as its name for screen readers.
///
/// ```swift
/// form(.action("/search/")) {
///   TextField("Search", name: "q")
/// }
/// ```
///
/// A form sends the field under `name`. A binding gives the field its text, and never receives what a reader types.
public struct TextField: UnaryView, Equatable {
  let title: String
  let text: String
  let name: String?

  /// Creates a field; without a `name`, a form does not send it.
  public init(_ title: String, text: Binding<String> = .constant(""), name: String? = nil) {
    self.title = title
    self.text = text.wrappedValue
    self.name = name
  }

  /// Returns whether both fields have the same HTML.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title.isSpelled(as: rhs.title) && lhs.text.isSpelled(as: rhs.text) && lhs.name == rhs.name
  }

  /// The element.
  public var markup: some View {
    input(
      .type(.text), .class("text-field"), .placeholder(title.isEmpty ? nil : title),
      .ariaLabel(title.isEmpty ? nil : title),
      .value(text.isEmpty ? nil : text), .name(name)
    )
    .usingViewStyles()
  }
}
