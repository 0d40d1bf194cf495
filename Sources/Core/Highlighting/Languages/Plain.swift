extension Language {
  /// Text of no language.
  static let plain = Language("text", aliases: ["plain", "plaintext", "txt", "none"]) {
    Grammar(Mode(.plain, []))
  }
}
