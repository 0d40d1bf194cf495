public import Articles
public import Components
import Elements
public import Views

/// Something set apart from the text: a note, a warning.
public struct Callout<Content: View>: UnaryView {
  let kind: String
  let title: ChildLabel
  let content: Content

  /// Sets `content` apart under a title; the kind is a class, such as `note`.
  public init(_ kind: String, title: ChildLabel, @ViewBuilder content: () -> Content) {
    self.kind = kind
    self.title = title
    self.content = content()
  }

  /// The title and the content.
  public var markup: some View {
    aside(.class("callout callout-\(kind)")) {
      p(.class("callout-title")) { title.view }
      content
    }
  }
}

/// Children as a conversation.
public struct Chat<Content: View>: UnaryView {
  let content: Content

  /// Lists `content` as messages, the newest last.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// An item per message.
  public var markup: some View {
    ol(.class("chat")) { ForEach(subviews: content) { child in li { child } } }
  }
}

/// Children in a row that scrolls sideways.
public struct Carousel<Content: View>: UnaryView {
  let content: Content

  /// Sets `content` in a row.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// An item per child.
  public var markup: some View {
    ul(.class("carousel")) { ForEach(subviews: content) { child in li(.class("slide")) { child } } }
  }
}

extension Container {
  /// `:::note`, `:::warning` and their kin; GitHub's alerts are the same.
  public static let callout = Container(
    "callout", aliases: ["note", "tip", "important", "warning", "caution", "info", "danger"]
  ) { use in
    Callout(use.name == "callout" ? "note" : use.name, title: use.label ?? defaultTitle(of: use.name)) { use.content }
  }

  /// `:::chat`.
  public static let chat = Container("chat", takesListItems: true) { use in Chat { use.content } }

  /// `:::carousel`.
  public static let carousel = Container("carousel") { use in Carousel { use.content } }

  private static func defaultTitle(of name: String) -> ChildLabel {
    ChildLabel(name == "callout" ? "Note" : name.prefix(1).uppercased() + name.dropFirst())
  }
}
