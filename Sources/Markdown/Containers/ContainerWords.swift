package import Views

/// The texts that containers add to a page, in the page's language.
package struct ContainerWords: Sendable, Equatable {
  /// The default titles of callouts, by kind.
  package var callouts: [CalloutKind: String] = [
    .note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution", .info: "Info",
    .danger: "Danger",
  ]
  /// The name of a carousel's button to the previous child.
  package var previous = "Previous"
  /// The name of a carousel's button to the next child.
  package var next = "Next"
  /// The name of the button that closes an image in its full size.
  package var close = "Close"
  /// The text of the link that starts a video.
  package var play = "Play video"

  package init() {}
}

extension ContainerWords {
  /// Creates the texts from words by their keys; a missing word stays English.
  package init(_ word: (String) -> String?) {
    self.init()
    for kind in CalloutKind.allCases { callouts[kind] = word(kind.rawValue) ?? callouts[kind] }
    for (key, text) in Self.texts { self[keyPath: text] = word(key) ?? self[keyPath: text] }
  }

  /// The keys of the words.
  package static let keys = CalloutKind.allCases.map(\.rawValue) + texts.map(\.key)

  /// The texts besides the titles of callouts, by the keys of their words.
  private static let texts: [(key: String, text: any WritableKeyPath<ContainerWords, String> & Sendable)] = [
    ("previous", \.previous), ("next", \.next), ("close", \.close), ("play", \.play),
  ]
}

private enum ContainerWordsKey: EnvironmentKey {
  static var defaultValue: ContainerWords { ContainerWords() }
}

extension EnvironmentValues {
  /// The texts that containers add to a page.
  package var containerWords: ContainerWords {
    get { self[ContainerWordsKey.self] }
    set { self[ContainerWordsKey.self] = newValue }
  }
}
