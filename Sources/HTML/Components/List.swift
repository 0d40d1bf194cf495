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
  let content: Content

  /// Creates a list with a row for each child of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The element.
  public var markup: some View {
    ul(.class("list")) {
      ForEach(subviews: content) { child in
        li(.class("row-separator-hidden", if: child.containerValues.listRowSeparator == .hidden)) { child }
      }
    }
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
