package import Articles
import Components
import Elements
public import Views

/// Children as cards in rows of three.
///
/// The first row takes what is left over: a large card, two of medium size, or both.
///
/// ```markdown
/// :::cards
/// ### Start
/// A folder of Markdown.
///
/// ### Design
/// Templates and styles.
/// :::
/// ```
///
/// With `links`, a card that begins with a link is that link: `- [Start](start.md) A folder of Markdown.`
///
/// It reads `childLabel` for a card's title, and `childAnchor`.
public struct Cards<Content: View>: UnaryView {
  let areLinks: Bool
  let content: Content

  /// Creates a list of cards; with `links`, the first link of each covers it.
  public init(links areLinks: Bool = false, @ViewBuilder content: () -> Content) {
    self.areLinks = areLinks
    self.content = content()
  }

  /// A list item per child.
  public var markup: some View {
    ul(.class(areLinks ? "cards link-cards" : "cards")) {
      Group(subviews: content) { children in
        let cards = Array(children.labelled(in: Reading()).enumerated())
        ForEach(cards, id: \.element.id) { card in
          li(.class(Self.classNames(at: card.offset, of: cards.count)), .id(card.element.anchor)) {
            LabelledContent(card.element)
          }
          .modifier(ShownWidthModifier([.outset] + Self.narrowing(at: card.offset, of: cards.count)))
        }
      }
    }
    .styled(as: "cards").needs(.style("/containers/link-cards.css"), if: areLinks)
  }

  /// Returns the classes for the size of a card: with rows of three, every row is full.
  private static func classNames(at position: Int, of count: Int) -> String {
    let (large, medium) = sizes(of: count)
    return position < large ? "card card-feature" : position < large + medium ? "card card-second" : "card"
  }

  /// Returns the numbers of large cards and of cards of medium size.
  private static func sizes(of count: Int) -> (large: Int, medium: Int) {
    switch count {
    case 1, 3: (0, 0)
    case 4: (0, 4)
    default: [(1, 2), (1, 0), (0, 2)][count % 3]
    }
  }

  /// Returns the changes of the width from the list to the content of a card.
  private static func narrowing(at position: Int, of count: Int) -> [ShownWidth.Change] {
    let (large, medium) = sizes(of: count)
    let padding = ShownWidth.Change.inset((position < large ? .rem(4) : .rem(2.5)) + .pixels(2))
    // In rows of two, the last card can have a row for itself, and a single card is alone in each row.
    let isAloneInPairs = count == 3 || position == count - 1 && (count - large) % 2 == 1
    var steps: [Int: ShownWidth.Length] = isAloneInPairs ? [:] : [2: .rem(26)]
    if position >= large + medium, count > 1 { steps[3] = .rem(36) }
    return position < large || count == 1 ? [padding] : [.columns(steps: steps, gap: .rem(1)), padding]
  }
}

extension Container {
  /// `:::cards{links}`.
  package static let cards = Container(
    "cards", summary: "cards in rows of up to three", attributes: [links.declaration], labels: .optional,
    ownLabel: .none, takesListItems: true
  ) { use in
    Cards(links: use[links]) { use.content }
  }

  private static let links = ContainerAttribute("links", default: false)
}
