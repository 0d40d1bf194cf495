// A container of your own is a view and a registration. The view receives its children one by one. The registration
// sets the name of the container in Markdown and declares its attributes and traits. A wrong value is then reported
// with its position in the article, without any code of yours.

public import Garland

/// An ordered list of children, each with its year.
public struct Timeline<Content: View>: UnaryView {
  let content: Content

  /// Creates a timeline with the children of `content`.
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
  /// The year of a child of a timeline.
  public var year: Int? {
    get { self[YearKey.self] }
    set { self[YearKey.self] = newValue }
  }
}
