// A container of your own is a view and a registration. The view meets its children one by one, whoever wrote them; the registration
// says what authors call it, what it takes, and which of what they write reaches the view. A wrong value is then an error with its
// place in the article, and nobody writes code for that.

public import Garland

/// Shows children with the year that each of them is about.
public struct Timeline<Content: View>: UnaryView {
  let content: Content

  /// Lists `content` by the years that its children bring along.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// An item per child.
  public var markup: some View {
    ol(.class("timeline")) {
      ForEach(subviews: content) { child in
        li {
          if let year = child.containerValues.year { time { Text("\(year)") } }
          child
        }
      }
    }
  }
}

extension Container {
  /// `:::timeline`, whose children are tagged with `{year=2026}`.
  public static let timeline = Container("timeline", traits: [ContainerTrait("year", setting: \.year)]) { use in
    Timeline { use.content }
  }
}

private enum YearKey: ContainerValueKey {
  static var defaultValue: Int? { nil }
}

extension ContainerValues {
  /// The year that a child of a timeline is about.
  public var year: Int? {
    get { self[YearKey.self] }
    set { self[YearKey.self] = newValue }
  }
}
