import Elements
public import Views

/// Rows whose cells have the same columns: a `<div class="grid">`.
///
/// ```swift
/// Grid(horizontalSpacing: 16) {
///   GridRow { Text("Flour"); Text("500 g") }
///   Divider()
///   GridRow { Text("Water"); Text("300 g") }
/// }
/// ```
///
/// A child that is no row takes all columns. For data, use the element `table`, which screen readers announce.
public struct Grid<Content: View>: UnaryView {
  let alignment: Alignment?
  let horizontalSpacing, verticalSpacing: Double?
  let content: Content

  /// Creates a grid, with the space between columns and between rows in points.
  public init(
    alignment: Alignment? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// The element.
  public var markup: some View {
    Group(subviews: content) { children in
      let gaps = GridGaps(rows: verticalSpacing, columns: horizontalSpacing)
      let columns = children.map(\.containerValues.gridColumns).max() ?? 0
      div { children.asElements() }
        .themed(
          (["grid", alignment?.placement].compactMap(\.self) + gaps.classes).joined(separator: " "),
          [CustomProperty("--columns", "\(max(1, columns))")] + gaps.properties)
    }
  }
}

/// A row of a `Grid`: a `<div class="grid-row">` with a cell for each child.
public struct GridRow<Content: View>: View {
  let alignment: StackAlignment?
  let content: Content

  /// Creates a row; the alignment is that of its cells from top to bottom.
  public init(alignment: StackAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The row.
  public var body: some View {
    Group(subviews: content) { cells in
      div(.class("grid-row"), .class(alignment.map { "row-\($0.rawValue)" })) { cells.asElements() }
        .containerValue(\.gridColumns, cells.map(\.containerValues.gridCellColumns).reduce(0, +))
    }
  }
}

private enum GridColumnsKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

private enum GridCellColumnsKey: ContainerValueKey {
  static var defaultValue: Int { 1 }
}

extension ContainerValues {
  /// The number of columns of a row.
  fileprivate var gridColumns: Int {
    get { self[GridColumnsKey.self] }
    set { self[GridColumnsKey.self] = newValue }
  }

  /// The number of columns of a cell.
  fileprivate var gridCellColumns: Int {
    get { self[GridCellColumnsKey.self] }
    set { self[GridCellColumnsKey.self] = newValue }
  }
}

extension View {
  /// Lets a cell of a `GridRow` take several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    themed("grid-cells", [CustomProperty("--cells", "\(max(1, count))")])
      .containerValue(\.gridCellColumns, max(1, count))
  }
}
