import Garland
import TestSupport

/// A container that writes the container values of each child, then the child.
struct Board<Content: View>: UnaryView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var markup: some View {
    div {
      Group(subviews: content) { children in
        ForEach(children) { child in
          let values = child.containerValues
          Text(
            "\(values.childLabel?.text ?? "-") #\(values.childAnchor ?? "-") tag \(values.tag(for: String.self) ?? "-") "
          )
          Text("rank \(values.rank): ")
          child
          Text("; ")
        }
      }
    }
  }
}

extension Container {
  /// `:::board`, which reads the trait `rank` of each child into a container value.
  static let board = Container("board", traits: [ContainerTrait("rank", setting: \.rank)], labels: .optional) { use in
    Board { use.content }
  }
}
