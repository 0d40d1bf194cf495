/// What a slash means after a token.
enum SlashMeaning {
  case division, regularExpression, unclear

  /// What it means after a word that is not the name of a member.
  init(after word: String) {
    if Self.beforeExpressions.contains(word) {
      self = .regularExpression
    } else {
      self = Self.sometimesNames.contains(word) ? .unclear : .division
    }
  }

  private static let beforeExpressions: Set<String> = [
    "case", "default", "delete", "do", "else", "extends", "in", "instanceof", "new", "return", "throw", "typeof",
    "void",
  ]

  private static let sometimesNames: Set<String> = ["await", "break", "continue", "debugger", "let", "of", "yield"]
}
