import Elements
public import Views

/// A list: a `<ul class="list">` with an `<li>` per child.
///
/// The theme shows separators between rows; `.listRowSeparator(.hidden)` hides the separator of a row.
///
/// ```swift
/// List {
///   ForEach(messages) { Text($0.text) }
/// }
/// ```
public struct List<Content: View>: UnaryView {
  @Environment(\.listStyle) private var style

  let content: Content

  /// Creates a list with a row for each child of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The element.
  public var markup: some View {
    ul(.class(style == .automatic ? "list" : "list list-\(style.rawValue)")) {
      ForEach(subviews: content) { child in
        li(.class("row-separator-hidden", if: child.containerValues.listRowSeparator == .hidden)) { child }
      }
    }
    .usingViewStyles().shownWidth(style.narrowing)
  }
}

extension List {
  /// Creates a list with a row for each element of `data`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: row)
  }

  /// Creates a list with a row for each element of `data`, identified by the property at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: row)
  }
}

/// The look of a list.
public enum ListStyle: String, Sendable {
  /// The theme decides.
  case automatic
  /// No frame.
  case plain
  /// A frame around the rows.
  case grouped
  /// A frame with round corners around the rows.
  case insetGrouped = "inset-grouped"
  /// Space at both sides of the rows.
  case inset
}

extension ListStyle {
  /// The change of the width by the padding and the border of the style.
  fileprivate var narrowing: ShownWidth.Change {
    switch self {
    case .automatic, .plain: .inner
    case .grouped, .insetGrouped: .inset(.rem(2) + .pixels(2))
    case .inset: .inset(.rem(2))
    }
  }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: ListStyle { .automatic }
}

extension EnvironmentValues {
  /// The look of the lists in this view.
  public var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists in this view.
  public func listStyle(_ style: ListStyle) -> some View { environment(\.listStyle, style) }
}

/// The visibility of a part of a view.
public enum Visibility: Sendable {
  /// The theme decides.
  case automatic
  /// Always.
  case visible
  /// Never.
  case hidden
}

private enum ListRowSeparatorKey: ContainerValueKey {
  static var defaultValue: Visibility { .automatic }
}

extension ContainerValues {
  /// The visibility of the row's separator.
  public var listRowSeparator: Visibility {
    get { self[ListRowSeparatorKey.self] }
    set { self[ListRowSeparatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the separators of these rows of a `List`.
  public func listRowSeparator(_ visibility: Visibility) -> some View {
    containerValue(\.listRowSeparator, visibility)
  }
}
