import SwiftUI

// Dividers between resolved children, and containers of iOS 18.

// Kind: a stack with dividers
struct DividedVStack<Content: View>: View {
  var content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    _VariadicView.Tree(DividedVStackLayout()) {
      content
    }
  }
}

struct DividedVStackLayout: _VariadicView_UnaryViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id

    VStack {
      ForEach(children) { child in
        child

        if child.id != last {
          Divider()
        }
      }
    }
  }
}

// Kind: cards from subviews
struct CardsView<Content: View>: View {
  var content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        HStack {
          if subviews.count >= 2 {
            subviews[1].frame(width: 80)
          }
          if let first = subviews.first {
            first.font(.title).fontWeight(.bold)
          }
          if subviews.count >= 3 {
            subviews[2].frame(width: 80, height: 40, alignment: .center)
          }
        }
        if subviews.count > 3 {
          subviews[3...]
        }
      }
    }
  }
}

// Kind: a container value
private struct RejectedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  var isRejected: Bool {
    get { self[RejectedKey.self] }
    set { self[RejectedKey.self] = newValue }
  }
}

// Kind: a board with sections
struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 80) {
      ForEach(sections: content) { section in
        VStack(spacing: 20) {
          if !section.header.isEmpty {
            section.header.font(.title2)
          }
          Group(subviews: section.content) { subviews in
            ForEach(subviews) { subview in
              let values = subview.containerValues
              Card(scale: subviews.count > 15 ? 0.5 : 1, isRejected: values.isRejected) {
                subview
              }
            }
          }
        }
      }
    }
  }
}

// Kind: a card
struct Card<Content: View>: View {
  var scale: Double
  var isRejected: Bool
  @ViewBuilder var content: Content

  var body: some View {
    ZStack {
      Capsule().stroke(.secondary)
      content
    }
    .scaleEffect(scale)
    .strikethrough(isRejected)
  }
}

struct BoardExample: View {
  let songs = ["One", "Two"]

  var body: some View {
    Board {
      Section("Mine") {
        Text("Three").containerValue(\.isRejected, true)
      }
      Section {
        ForEach(songs, id: \.self) { song in
          Text(song).tag(song)
        }
      } header: {
        Text("Yours").multilineTextAlignment(.center)
      }
    }
  }
}
