public import Garland

// The last of the articles about SwiftUI replaces the chat's root by `ForEach(subviews:)`, and counts the rows that
// SwiftUI renders again for each new message. There are 13 rows with the root, and 42 rows with `ForEach`. In Garland,
// the root and `ForEach` use the same mechanism, and a new message renders one row.

/// `ChatList` in the new API.
public struct ChatContainer<Content: View>: View {
  let content: Content

  /// Creates a list of the children of `content`, the newest first.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The inverted list of inverted children.
  public var body: some View {
    List {
      ForEach(subviews: content) { subview in
        subview
          .inverted()
          .listRowSeparator(.hidden)
      }
    }
    .inverted()
  }
}

// The article tries to render fewer rows with `.id(_:)`, with `EquatableView` and with a container value. None of them
// changes the markup, and Garland needs none of them. It identifies rows by their path in the tree, and compares them
// by their fields or with `==`.

/// A view that is rendered again only if it has changed.
public struct EquatableView<Content: View & Equatable>: View, Equatable {
  let content: Content

  /// Creates a view with `content`.
  public init(content: Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Renders this view again only if it has changed.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

private enum RowIDKey: ContainerValueKey {
  static var defaultValue: Subview.ID? { nil }
}

extension ContainerValues {
  /// The identity of the row.
  public var rowID: Subview.ID? {
    get { self[RowIDKey.self] }
    set { self[RowIDKey.self] = newValue }
  }
}

/// A chat whose rows have an explicit identity; the HTML stays the same.
public struct IdentifiedChat: View {
  /// How a row sets its identity.
  public enum Means: CaseIterable, Sendable {
    /// It has no explicit identity.
    case none
    /// With `.id(_:)`.
    case id
    /// With `EquatableView`.
    case equatable
    /// With a container value.
    case containerValue
  }

  let means: Means
  let messages: [Message]

  /// Shows `messages`, the newest first.
  public init(_ messages: [Message], by means: Means) {
    self.messages = messages
    self.means = means
  }

  /// The same list in all cases.
  public var body: some View {
    ChatContainer {
      ForEach(subviews: rows) { row in
        switch means {
        case .none, .equatable: row
        case .id: row.id(row.id)
        case .containerValue: row.containerValue(\.rowID, row.id)
        }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach(messages) { message in
      if means == .equatable {
        MessageRow(message).equatable()
      } else {
        MessageRow(message)
      }
    }
  }
}
