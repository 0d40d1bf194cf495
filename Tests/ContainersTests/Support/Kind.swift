import Garland

/// The built-in containers, without options.
enum Kind: String, CaseIterable {
  case divided, interleave, stack, cards, tabs, picker, accordion, carousel, steps, columns, chat, callout, reversed

  /// The container in Swift.
  func holding(@ViewBuilder _ content: () -> some View) -> AnyView {
    let content = content()
    return switch self {
    case .divided: AnyView(DividedList { content })
    case .interleave:
      AnyView(
        Interleaved {
          content
        } separator: {
          Self.separator
        })
    case .stack: AnyView(Stack { content })
    case .cards: AnyView(Cards { content })
    case .tabs: AnyView(TabBar { content })
    case .picker: AnyView(Picker { content })
    case .accordion: AnyView(Accordion { content })
    case .carousel: AnyView(Carousel { content })
    case .steps: AnyView(Steps { content })
    case .columns: AnyView(Columns { content })
    case .chat: AnyView(Chat { content })
    case .callout: AnyView(Callout { content })
    case .reversed: AnyView(Reversed { content })
    }
  }

  /// The container in Markdown.
  func holding(markdown content: String) -> String { ":::\(rawValue)\n\(content)\n:::" }

  /// One child in Markdown: a labelled item where the container takes labels, else a paragraph.
  func child(_ letter: String) -> String {
    takesLabels ? ":::item[\(letter.uppercased())]\n\(letter)\n:::" : letter
  }

  /// Whether the children may have labels.
  var takesLabels: Bool { ContainerRegistry.standard[rawValue]?.labels != Container.Labels.none }

  /// Returns the number of children that this container, with `count` children, adds to an outer container.
  func spliced(_ count: Int) -> Int {
    switch self {
    case .interleave: max(2 * count - 1, 0)
    case .reversed: count
    default: 1
    }
  }

  private static var separator: some View { p(.class("separator"), .ariaHidden(true)) { Text("· · ·") } }
}

/// A paragraph with its letter as its label.
func item(_ letter: String) -> some View { p { Text(letter) }.childLabel(letter.uppercased()) }

/// A paragraph for each letter.
func items(_ letters: String) -> some View { ForEach(letters.map(String.init), id: \.self) { item($0) } }
