/// How text is read for a while: by rules, and between them by words.
struct Mode: Sendable {
  /// What text is that no rule takes.
  var fill: TokenKind
  /// The rules; of two that match, the first one does.
  var rules: [Rule]
  /// What words and numbers are; without one, they are like all other text.
  var vocabulary: Vocabulary?
  /// By which other modes of its grammar enter it.
  var name: String?
  /// Whether it ends where the next line is indented no further than the line it was queued on.
  var isIndented = false

  init(_ fill: TokenKind, name: String? = nil, _ rules: [Rule], vocabulary: Vocabulary? = nil) {
    self.fill = fill
    self.name = name
    self.rules = rules
    self.vocabulary = vocabulary
  }
}

/// How a language is read: the mode that its text begins in, and those that are entered by name.
struct Grammar: Sendable {
  var modes: [Mode]
  /// After which bytes an operator is expected, and no value.
  var valueEnds: ByteSet = ")]}\"'`"

  /// A language that begins in `main`; its name is "main" unless it has another.
  init(_ main: Mode, _ others: [Mode] = []) {
    var main = main
    if main.name == nil { main.name = "main" }
    modes = [main] + others
  }

  /// A language with one mode for code.
  init(rules: [Rule], vocabulary: Vocabulary, _ others: [Mode] = []) {
    self.init(Mode(.plain, rules, vocabulary: vocabulary), others)
  }
}
