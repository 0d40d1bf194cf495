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

extension ContainerValues {
  /// The year of a child of a timeline.
  @Entry var year: Int?
}
