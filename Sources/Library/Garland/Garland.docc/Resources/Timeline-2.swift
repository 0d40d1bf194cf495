import Garland

struct Timeline<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ol(.class("timeline")) {
      ForEach(subviews: content) { child in
        li { child }
      }
    }
  }
}

private enum YearKey: ContainerValueKey {
  static var defaultValue: Int? { nil }
}

extension ContainerValues {
  /// The year of a child of a timeline.
  var year: Int? {
    get { self[YearKey.self] }
    set { self[YearKey.self] = newValue }
  }
}
