import Garland
import TestSupport

extension Spec.Modification {
  /// The view with the modifier round it.
  func view(of view: some View) -> any View {
    switch self {
    case .pad: view.pad()
    case .attribute(let title, let isThere): view.attribute(.title(isThere ? title : nil))
    case .identifier(let number): view.attribute(.id("i\(number)"))
    case .trait(let number): view.trait(number)
    case .label(let label): view.label(label)
    case .tag(let tag): view.tag(tag)
    case .rank(let rank): view.containerValue(\.rank, rank)
    case .untagged: view._untagged()
    case .id(let id): view.id(id)
    case .level(let level): view.environment(\.level, level)
    case .needs(let number): view.needs(.script("/\(number).js"))
    case .report(let number): view.report(Diagnostic(.warning, "test.report", "report \(number)"))
    case .padBody: view.modifier(PadMod())
    case .boxBody: view.modifier(BoxMod())
    case .tailBody: view.modifier(TailMod())
    case .twiceBody: view.modifier(TwiceMod())
    }
  }
}

/// Places its content twice, once in an element, and reads its surroundings.
private struct TwiceMod: ViewModifier {
  @Environment(\.level) private var level

  func body(content: Content) -> some View {
    content
    if level < 2 { aside { content } }
  }
}
