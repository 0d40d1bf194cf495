import Elements
public import Views

/// Children in columns, row by row: a `<div class="lazy-grid">`.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))], spacing: 16) {
///   ForEach(posts) { post in Text(post.title) }
/// }
/// ```
public struct LazyVGrid<Content: View>: UnaryView {
  let style: LazyGridStyle
  let content: Content

  /// Creates a grid; `alignment` places columns that do not fill the width, and `spacing` is between the rows.
  public init(
    columns: [GridItem], alignment: StackAlignment? = nil, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    style = LazyGridStyle(GridTracks(items: columns, axis: .vertical), alignment, spacing)
    self.content = content()
  }

  /// The element.
  public var markup: some View { style.grid(of: content).modifier(ShownWidthModifier(style.narrowing)) }
}

/// Children in rows, column by column: a `<div class="lazy-grid lazy-rows">`, for a `ScrollView(.horizontal)`.
public struct LazyHGrid<Content: View>: UnaryView {
  let style: LazyGridStyle
  let content: Content

  /// Creates a grid; `alignment` places rows that do not fill the height, and `spacing` is between the columns.
  public init(
    rows: [GridItem], alignment: StackAlignment? = nil, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    style = LazyGridStyle(GridTracks(items: rows, axis: .horizontal), alignment, spacing)
    self.content = content()
  }

  /// The element.
  public var markup: some View { style.grid(of: content) }
}

/// The classes and properties of a grid with tracks.
struct LazyGridStyle {
  private let classes: String
  private let properties: [CustomProperty?]
  /// The changes of the width from the grid to a column.
  let narrowing: [ShownWidth.Change]

  init(_ tracks: GridTracks, _ alignment: StackAlignment?, _ spacing: Double?) {
    var classes = ["lazy-grid"]
    let isSideways = tracks.axis == .horizontal
    if isSideways { classes.append("lazy-rows") }
    if let alignment { classes.append("tracks-\(alignment.rawValue)") }
    if let placement = tracks.items.first?.alignment?.placement { classes.append(placement) }
    let within = tracks.items.first?.spacing
    let gaps = isSideways ? GridGaps(rows: within, columns: spacing) : GridGaps(rows: spacing, columns: within)
    self.classes = (classes + gaps.classes).joined(separator: " ")
    narrowing = tracks.narrowing
    properties = [tracks.items.isEmpty ? nil : CustomProperty("--tracks", tracks.value)] + gaps.properties
  }

  func grid(of content: some View) -> some View {
    div { content.asElements() }.themed(classes, properties)
  }
}

/// The space between the rows and between the columns of a grid, in points.
struct GridGaps {
  let classes: [String]
  let properties: [CustomProperty?]

  init(rows: Double?, columns: Double?) {
    let gaps = [("rows", "--row-gap", rows), ("columns", "--column-gap", columns)].compactMap {
      name, property, length in
      length.flatMap { CustomProperty(property, length: max(0, $0)) }.map { ("gap-\(name)", $0) }
    }
    (classes, properties) = (gaps.map(\.0), gaps.map(\.1))
  }
}
