import Elements
public import Views

/// A list: a `<ul class="list">` with an `<li>` per child.
///
/// The theme draws separators between rows; `.listRowSeparator(.hidden)` on a row takes its own away.
///
/// ```swift
/// List {
///   ForEach(messages) { Text($0.text) }
/// }
/// ```
public struct List<Content: View>: UnaryView {
  let content: Content

  /// Lists the children of `content`.
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
  /// Lists a view for each element of `data`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: row)
  }

  /// Lists a view for each element of `data`, identified by what `id` names.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: row)
  }
}

/// Whether something is shown.
public enum Visibility: Sendable {
  /// As the theme says.
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
  /// Whether the row's separator is shown.
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
