// The article tries to draw fewer rows by telling SwiftUI which is which: with `.id(_:)`, with `EquatableView`, with a container
// value. None of them is markup, and none is needed: rows are known by the way to them, and compared by their
// fields or their own `==`.

public import Garland

/// Shows a view that is drawn again only when it is no longer equal to itself.
public struct EquatableView<Content: View & Equatable>: View, Equatable {
  let content: Content

  /// Holds `content`.
  public init(content: Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Has this view drawn again only when it is no longer equal to itself.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

private enum RowIDKey: ContainerValueKey {
  static var defaultValue: Subview.ID? { nil }
}

extension ContainerValues {
  /// Which row it is.
  public var rowID: Subview.ID? {
    get { self[RowIDKey.self] }
    set { self[RowIDKey.self] = newValue }
  }
}

/// Shows a chat in which each row says which one it is, in vain.
public struct IdentifiedChat: View {
  /// How a row says which one it is.
  public enum Means: CaseIterable, Sendable {
    /// Not at all.
    case none
    /// By `.id(_:)`.
    case id
    /// By `EquatableView`.
    case equatable
    /// By a container value.
    case containerValue
  }

  let means: Means
  let messages: [Message]

  /// Shows `messages`, the newest first.
  public init(_ messages: [Message], by means: Means) {
    self.messages = messages
    self.means = means
  }

  /// The same list, by any means.
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
