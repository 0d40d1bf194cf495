import Elements
public import Views

/// A text with a symbol before it.
///
/// ```swift
/// Label("Favorites", systemImage: "star")
/// ```
public struct Label<Title: View, Icon: View>: UnaryView {
  let title: Title
  let icon: Icon

  /// Creates a label from a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The element.
  public var markup: some View {
    span(.class("label")) {
      icon
      Text(" ")
      title
    }
    .usingViewStyles()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with one of the symbols of `Image(systemName:)`.
  public init(_ title: String, systemImage image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: image)
    }
  }

  /// Creates a label with an image of the site, which is decorative beside the text.
  public init(_ title: String, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image, alt: "")
    }
  }
}

extension Label: Equatable where Title: Equatable, Icon: Equatable {
  /// Returns whether both labels have the same HTML.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.title == rhs.title && lhs.icon == rhs.icon }
}
