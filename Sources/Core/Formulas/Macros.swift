/// Macros that formulas may use.
///
///     Macros(definitions: ["R": #"\mathbb{R}"#, "norm": #"\left\lVert #1 \right\rVert"#])
package struct Macros: Sendable {
  private(set) var macros: [String: Macro]

  /// Creates macros from their names, with or without a backslash, and their texts, with the parameters `#1` to `#9`.
  package init(definitions: [String: String] = [:]) {
    macros = [:]
    for (name, text) in definitions { macros[name.hasPrefix("\\") ? String(name.dropFirst()) : name] = Macro(text) }
  }
}

/// A macro: its tokens and the number of its parameters.
struct Macro: Sendable {
  var body: [Token]
  var parameterCount: Int
  /// The default of the first parameter, which is optional then.
  var firstDefault: [Token]?

  init(body: [Token], parameterCount: Int, firstDefault: [Token]? = nil) {
    self.body = body
    self.parameterCount = parameterCount
    self.firstDefault = firstDefault
  }

  /// Creates a macro from a text; the greatest parameter in the text is their number.
  init(_ text: String) {
    var lexer = Lexer(text)
    body = []
    parameterCount = 0
    while true {
      let token = lexer.next()
      if token.kind == .end { break }
      if token.kind == .parameter { parameterCount = max(parameterCount, Int(token.scalar.value)) }
      body.append(token)
    }
  }
}
