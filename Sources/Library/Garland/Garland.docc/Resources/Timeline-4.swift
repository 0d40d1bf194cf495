import Garland

struct Timeline<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
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

extension ContainerValues {
  /// The year of a child of a timeline.
  @Entry var year: Int?
}

extension Container {
  /// `:::timeline` in Markdown.
  static let timeline = Container(
    "timeline", traits: [ContainerTrait("year", setting: \.year)], reads: .recorded
  ) { use in
    Timeline { use.content }
  }
}
