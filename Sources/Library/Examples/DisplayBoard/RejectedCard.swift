// A container value is a trait with a property for a name. It is written with one modifier and read where the card is made; on a
// whole `Section` it goes to every child of the section, each of which may say otherwise.

public import Garland

private enum RejectedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether the card is crossed out.
  public var isDisplayBoardCardRejected: Bool {
    get { self[RejectedKey.self] }
    set { self[RejectedKey.self] = newValue }
  }
}

extension View {
  /// Crosses out the cards of this view on a `DisplayBoard`.
  public func displayBoardCardRejected(_ isRejected: Bool) -> some View {
    containerValue(\.isDisplayBoardCardRejected, isRejected)
  }
}
