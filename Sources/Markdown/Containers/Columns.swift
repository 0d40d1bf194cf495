package import Articles
import Components
import Elements
public import Views

/// Children side by side in columns: at most a given number, fewer on narrow screens.
///
/// ```markdown
/// :::columns{count=3}
/// - One
/// - Two
/// - Three
/// :::
/// ```
///
/// It reads no traits.
public struct Columns<Content: View>: UnaryView {
  let count: Int
  let content: Content

  /// Creates a layout of at most `count` columns, from one to six.
  public init(_ count: Int = 2, @ViewBuilder content: () -> Content) {
    self.count = min(max(count, ColumnCount.range.lowerBound), ColumnCount.range.upperBound)
    self.content = content()
  }

  /// A column per child.
  public var markup: some View {
    div(.class("columns columns-\(count)")) {
      Group(subviews: content) { children in
        ForEach(children) { child in div(.class("column")) { child } }
          .shownWidth(
            .outset, .columns(min(count, max(children.count, 1)), gap: .rem(1.5), minimum: .rem(11)))
      }
    }
    .styled(as: "columns")
  }
}

extension Container {
  /// `:::columns{count=3}`.
  package static let columns = Container(
    "columns", summary: "side by side in columns, fewer on narrow screens", attributes: [count.declaration],
    ownLabel: .none, takesListItems: true
  ) { use in
    Columns(use[count].number) { use.content }
  }

  private static let count = ContainerAttribute("count", default: ColumnCount(number: 2))
}

/// The number of columns in Markdown.
struct ColumnCount: AttributeValue {
  static let range = 1...6

  let number: Int
}

extension ColumnCount {
  init?(written text: String) {
    guard let number = Int(text), Self.range.contains(number) else { return nil }
    self.number = number
  }

  static var expectation: String { "a whole number from \(range.lowerBound) to \(range.upperBound)" }
}
