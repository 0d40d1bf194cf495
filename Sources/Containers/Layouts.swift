public import Articles
import Components
import Elements
public import Views

/// Which way a stack runs.
public enum StackAxis: String, CaseIterable, AttributeValue {
  /// One below another.
  case vertical
  /// Side by side.
  case horizontal
}

/// Children side by side in columns, as many as there is room for up to a number.
public struct Columns<Content: View>: UnaryView {
  let count: Int
  let content: Content

  /// Sets `content` in columns.
  public init(_ count: Int = 2, @ViewBuilder content: () -> Content) {
    self.count = count
    self.content = content()
  }

  /// A cell per child.
  public var markup: some View {
    div(.class("columns columns-\(min(max(count, 1), 6))")) {
      ForEach(subviews: content) { child in div(.class("column")) { child } }
    }
  }
}

/// One feature, two seconds, and the rest.
public struct Cards<Content: View>: UnaryView {
  let level: Int
  let content: Content

  /// Lays `content` out as cards, whose titles are headings of a level.
  public init(headingLevel level: Int = 3, @ViewBuilder content: () -> Content) {
    self.level = level
    self.content = content()
  }

  /// An article per child.
  public var markup: some View {
    div(.class("cards")) {
      Group(subviews: content) { children in
        ForEach(Array(children.enumerated()), id: \.element.id) { row in
          LabelledElement(child: row.element, level: level, classNames: Self.classNames(at: row.offset))
        }
      }
    }
  }

  private static func classNames(at position: Int) -> String {
    switch position {
    case 0: "card card-feature"
    case 1, 2: "card card-second"
    default: "card"
    }
  }
}

extension Container {
  /// `:::stack{axis=horizontal}`.
  public static let stack = Container("stack", attributes: [axis.declaration]) { use in
    if use[axis] == .horizontal { HStack { use.content } } else { VStack { use.content } }
  }

  /// `:::columns{count=3}`.
  public static let columns = Container("columns", attributes: [count.declaration], takesListItems: true) { use in
    Columns(use[count]) { use.content }
  }

  /// `:::cards`.
  public static let cards = Container("cards", labels: .optional, takesListItems: true) { use in
    Cards(headingLevel: use.headingLevel) { use.content }
  }

  private static let axis = ContainerAttribute("axis", default: StackAxis.vertical)
  private static let count = ContainerAttribute("count", default: 2)
}
