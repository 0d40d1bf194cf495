/// What is shown of code beyond its colours.
public struct CodePresentation: Sendable, Equatable {
  /// What stands above it, such as the name of its file.
  public var title: String?
  /// The number of the first line; without one, lines have no numbers.
  public var firstNumber: Int?
  /// Lines to be looked at.
  public var marked: LineRanges
  /// Lines that were added.
  public var added: LineRanges
  /// Lines that were taken away.
  public var removed: LineRanges
  /// Lines that matter now; all others step back.
  public var focused: LineRanges
  /// Whether the first column says what changed: `+` for an added line, `-` for a removed one.
  public var readsChanges: Bool
  /// Whether a reader is offered to copy it.
  public var offersCopy: Bool

  /// Shows code as it is, unless told otherwise.
  public init(
    title: String? = nil, firstNumber: Int? = nil, marked: LineRanges = .none, added: LineRanges = .none,
    removed: LineRanges = .none, focused: LineRanges = .none, readsChanges: Bool = false, offersCopy: Bool = true
  ) {
    self.title = title
    self.firstNumber = firstNumber
    self.marked = marked
    self.added = added
    self.removed = removed
    self.focused = focused
    self.readsChanges = readsChanges
    self.offersCopy = offersCopy
  }

  /// Whether anything is said of single lines.
  var hasLines: Bool {
    firstNumber != nil || readsChanges
      || ![marked, added, removed, focused].allSatisfy(\.isEmpty)
  }
}
