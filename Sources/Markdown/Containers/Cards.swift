package import Articles
import Components
import Elements
public import Views

/// Children as cards: a large one, two of medium size, then small ones.
///
/// ```markdown
/// :::cards
/// ### The feature
/// It is the largest.
///
/// ### A second
/// It is half as large.
/// :::
/// ```
///
/// It reads `childLabel` for a card's title, and `childAnchor`.
public struct Cards<Content: View>: UnaryView {
  let content: Content

  /// Creates a list of cards.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list item per child.
  public var markup: some View {
    ul(.class("cards")) {
      Group(subviews: content) { children in
        let cards = Array(children.labelled(in: Reading()).enumerated())
        ForEach(cards, id: \.element.id) { card in
          li(.class(Self.classNames(at: card.offset)), .id(card.element.anchor)) { LabelledContent(card.element) }
        }
      }
    }
    .styled(as: "cards")
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
  /// `:::cards`.
  package static let cards = Container(
    "cards", summary: "cards: a large one, two of medium size, then small ones", labels: .optional, ownLabel: .none,
    takesListItems: true
  ) { use in
    Cards { use.content }
  }
}
