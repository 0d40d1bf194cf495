public import Views

/// What containers say of themselves, in the words of the page's language.
public struct ContainerWords: Sendable, Equatable {
  /// The titles of callouts that have none of their own, by their kinds.
  public var callouts: [CalloutKind: String] = [
    .note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution", .info: "Info",
    .danger: "Danger",
  ]
  /// The button that leads back in a carousel.
  public var previous = "Previous"
  /// The button that leads on in a carousel.
  public var next = "Next"

  /// The English words.
  public init() {}
}

private enum ContainerWordsKey: EnvironmentKey {
  static var defaultValue: ContainerWords { ContainerWords() }
}

extension EnvironmentValues {
  /// What containers say of themselves.
  public var containerWords: ContainerWords {
    get { self[ContainerWordsKey.self] }
    set { self[ContainerWordsKey.self] = newValue }
  }
}
