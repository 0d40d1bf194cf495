/// A syntax error of YAML in plain words, made from libyaml's message.
///
///     did not find expected ',' or ']'  →  this list is not closed, or lacks a comma
struct YAMLSyntaxError {
  let message: String
  let advice: String?
  /// Whether the mistake is where the construct begins, not where libyaml stopped.
  let isAtStart: Bool

  private init(_ message: String, advice: String? = nil, isAtStart: Bool = false) {
    (self.message, self.advice, self.isAtStart) = (message, advice, isAtStart)
  }

  /// Translates a message; `context` is the construct that libyaml was reading, and `isTab` whether it stopped at a tab.
  init(_ message: String, in context: String?, isTab: Bool) {
    if isTab || message.hasPrefix("found a tab character") {
      self = YAMLSyntaxError("there is a tab, but YAML allows only spaces here", advice: "replace the tab by spaces")
      return
    }
    if context?.contains("quoted scalar") ?? false, message.hasPrefix("found unexpected") {
      self = YAMLSyntaxError(
        "this quoted text is not closed", advice: "write the same quote at its end", isAtStart: true)
      return
    }
    self = Self.translations[message] ?? YAMLSyntaxError(message)
  }

  private static let translations: [String: YAMLSyntaxError] = [
    "did not find expected ',' or ']'": YAMLSyntaxError(
      "this list is not closed, or lacks a comma", advice: "end it with `]`, and put a comma between two items",
      isAtStart: true),
    "did not find expected ',' or '}'": YAMLSyntaxError(
      "this map is not closed, or lacks a comma", advice: "end it with `}`, and put a comma between two entries",
      isAtStart: true),
    "mapping values are not allowed in this context": YAMLSyntaxError(
      "this line has a second `: `",
      advice: "put text that contains `: ` in quotes; begin each key in the same column, with a space after its colon"),
    "mapping keys are not allowed in this context": YAMLSyntaxError(
      "a key cannot begin here", advice: "put text that begins with `? ` in quotes"),
    "block sequence entries are not allowed in this context": YAMLSyntaxError(
      "an item of a list cannot begin here", advice: "begin the list on the line below its key"),
    "found character that cannot start any token": YAMLSyntaxError(
      "a text cannot begin with this character", advice: "put the text in quotes"),
    "could not find expected ':'": YAMLSyntaxError(
      "this line is no key with a value", advice: "write `key: value`, with a space after the colon", isAtStart: true),
    "did not find expected key": YAMLSyntaxError(
      "this does not continue the keys above it",
      advice: "begin each key in the same column, and put a text in quotes from its beginning to its end"),
    "did not find expected '-' indicator": YAMLSyntaxError(
      "this does not continue the list above it", advice: "begin each item with `- ` in the same column"),
    "did not find expected node content": YAMLSyntaxError(
      "a value is missing here", advice: "put text that begins with a special character in quotes"),
    "did not find expected <document start>": YAMLSyntaxError(
      "this does not belong to the value above it", advice: "write keys with values, and no other text"),
    "did not find expected alphabetic or numeric character": YAMLSyntaxError(
      "a text cannot begin with `&` or `*`", advice: "put the text in quotes", isAtStart: true),
    "did not find expected comment or line break": YAMLSyntaxError(
      "only a line break can follow `|` or `>`", advice: "begin the text on the next line, indented"),
    "found unknown escape character": YAMLSyntaxError(
      "this backslash begins no escape", advice: "write `\\\\`, or put the text in single quotes"),
    "did not find expected hexdecimal number": YAMLSyntaxError(
      "hexadecimal digits must follow this escape", advice: "write `\\\\`, or put the text in single quotes"),
    "did not find URI escaped octet": YAMLSyntaxError(
      "this tag contains a wrong escape", advice: "put the text in quotes"),
    "found unexpected end of stream": YAMLSyntaxError("the text ends too early"),
    "control characters are not allowed": YAMLSyntaxError(
      "there is a control character, which YAML does not allow", advice: "delete it"),
  ]
}
