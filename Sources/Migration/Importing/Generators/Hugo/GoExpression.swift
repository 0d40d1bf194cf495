/// The values that an expression of a template can read.
struct GoScope {
  let arguments: TagArguments
  let hasContent: Bool
  var variables: [String: GoValue] = [:]
  /// The value of the nearest `with`; `nil` outside of any.
  var dot: GoValue?
}

/// A value in a template of Go.
enum GoValue: Equatable, Sendable {
  case text(String)
  case truth(Bool)
  case number(Int)
  /// All parameters of the shortcode.
  case parameters

  var text: String {
    switch self {
    case .text(let text): text
    case .truth(let flag): flag ? "true" : "false"
    case .number(let number): "\(number)"
    case .parameters: ""
    }
  }

  var isTrue: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .truth(let flag): flag
    case .number(let number): number != 0
    case .parameters: true
    }
  }
}

/// An expression in a template of Go: `.Get "class" | default "note"`.
indirect enum GoExpression: Sendable {
  case literal(GoValue)
  /// A field or a variable: `.Inner`, `$x`, `.`.
  case name(String)
  case call(String, [GoExpression])

  /// Parses an expression.
  init?(_ text: String) {
    guard var tokens = Self.tokens(of: text)?[...], !tokens.isEmpty, let expression = Self.pipeline(&tokens),
      tokens.isEmpty
    else { return nil }
    self = expression
  }

  /// Returns the value, or `nil` if only Hugo knows it.
  func value(in scope: GoScope) -> GoValue? {
    switch self {
    case .literal(let value): return value
    case .name(let name): return Self.value(of: name, in: scope)
    case .call(let function, let operands):
      var values: [GoValue] = []
      for operand in operands {
        guard let value = operand.value(in: scope) else { return nil }
        values.append(value)
      }
      return Self.result(of: function, values, in: scope)
    }
  }

  private static func value(of name: String, in scope: GoScope) -> GoValue? {
    let field = name.hasPrefix("$.") ? String(name.dropFirst()) : name
    switch field {
    case ".Inner", ".InnerDeindent": return .text(scope.hasContent ? String(ShortcodeText.content) : "")
    case ".IsNamedParams": return .truth(!scope.arguments.named.isEmpty)
    case ".Params": return .parameters
    case ".": return scope.dot
    default: return scope.variables[name]
    }
  }

  private static func result(of function: String, _ values: [GoValue], in scope: GoScope) -> GoValue? {
    let texts = values.map(\.text)
    guard let last = values.last else { return nil }
    switch function {
    case ".Get", "$.Get": return argument(last, in: scope)
    case "index" where values.first == .parameters: return argument(last, in: scope)
    case "isset", "collections.IsSet":
      return values.first == .parameters ? .truth(argument(last, in: scope).isTrue) : nil
    case "len":
      return last == .parameters ? .number(scope.arguments.positional.count + scope.arguments.named.count) : nil
    case "markdownify", "safeHTML", "safeURL", "safeCSS", "safeHTMLAttr", "safeJS", "htmlEscape", "htmlUnescape",
      "plainify", "emojify", "string", "strings.TrimSpace", ".Page.RenderString", "$.Page.RenderString",
      "page.RenderString", "transform.Markdownify", "transform.Plainify", "transform.HTMLEscape", "print":
      return .text(texts.joined())
    case "trim", "strings.Trim": return .text((texts.first ?? "").trimmed)
    case "default": return values.count > 1 && last.isTrue ? last : values.first
    case "or": return values.first(where: \.isTrue) ?? last
    case "and": return values.first { !$0.isTrue } ?? last
    case "not": return .truth(!last.isTrue)
    case "eq": return .truth(texts.dropFirst().contains(texts[0]))
    case "ne": return .truth(values.count > 1 && texts[0] != texts[1])
    case "cond": return values.count == 3 ? values[0].isTrue ? values[1] : values[2] : nil
    case "lower", "strings.ToLower": return .text(last.text.lowercased())
    case "upper", "strings.ToUpper": return .text(last.text.uppercased())
    case "title", "strings.Title", "strings.FirstUpper", "humanize":
      return .text(last.text.prefix(1).uppercased() + last.text.dropFirst())
    case "urlize", "anchorize", "urls.URLize", "urls.Anchorize": return .text(HugoAddresses.urlized(last.text))
    case "replace", "strings.Replace":
      return values.count == 3 ? .text(texts[0].replacing(texts[1], with: texts[2])) : nil
    case "hasPrefix", "strings.HasPrefix": return values.count == 2 ? .truth(texts[0].hasPrefix(texts[1])) : nil
    case "in", "strings.Contains": return values.count == 2 ? .truth(texts[0].contains(texts[1])) : nil
    case "relURL", "absURL", "relLangURL", "absLangURL":
      return .text(last.text.contains("://") || last.text.hasPrefix("/") ? last.text : "/" + last.text)
    case "printf", "fmt.Printf": return formatted(texts)
    default: return nil
    }
  }

  private static func argument(_ key: GoValue, in scope: GoScope) -> GoValue {
    if case .number(let index) = key {
      return .text(scope.arguments.positional.indices.contains(index) ? scope.arguments.positional[index] : "")
    }
    return .text(scope.arguments[key.text] ?? "")
  }

  /// Returns a format with `%s`, `%v`, `%d` and `%q` filled in.
  private static func formatted(_ texts: [String]) -> GoValue? {
    var values = texts.dropFirst()
    var result = ""
    var rest = (texts.first ?? "")[...]
    while let character = rest.popFirst() {
      guard character == "%", let verb = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch verb {
      case "%": result += "%"
      case "s", "v", "d": result += values.popFirst() ?? ""
      case "q": result += "\"\(values.popFirst() ?? "")\""
      default: return nil
      }
    }
    return .text(result)
  }

  private static func pipeline(_ tokens: inout ArraySlice<String>) -> GoExpression? {
    guard var expression = command(&tokens, piped: nil) else { return nil }
    while tokens.first == "|" {
      tokens.removeFirst()
      guard let next = command(&tokens, piped: expression) else { return nil }
      expression = next
    }
    return expression
  }

  private static func command(_ tokens: inout ArraySlice<String>, piped: GoExpression?) -> GoExpression? {
    var operands: [GoExpression] = []
    while let token = tokens.first, token != "|", token != ")" {
      tokens.removeFirst()
      if token == "(" {
        guard let inner = pipeline(&tokens), tokens.popFirst() == ")" else { return nil }
        operands.append(inner)
      } else if let first = token.first, first == "\"" || first == "`" {
        operands.append(.literal(.text(String(token.dropFirst()))))
      } else if let number = Int(token) {
        operands.append(.literal(.number(number)))
      } else if token == "true" || token == "false" {
        operands.append(.literal(.truth(token == "true")))
      } else {
        operands.append(.name(token))
      }
    }
    operands += [piped].compactMap(\.self)
    guard let first = operands.first else { return nil }
    // A function comes first: `default "x"`; the value of a pipe comes last.
    guard case .name(let name) = first, operands.count > 1 || piped != nil else {
      return operands.count == 1 ? first : nil
    }
    return .call(name, Array(operands.dropFirst()))
  }

  /// Splits an expression into words, brackets, and texts that begin with their quote; `nil` if a quote is not closed.
  private static func tokens(of text: String) -> [String]? {
    var tokens: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.trimmedStart
      } else if "()|".contains(first) {
        tokens.append(String(rest.removeFirst()))
      } else if first == "\"" || first == "`" {
        let inner = rest.dropFirst()
        guard let end = inner.firstIndex(of: first) else { return nil }
        tokens.append(String(rest[..<end]).replacing("\\n", with: "\n"))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"()|\"`".contains($0) }
        tokens.append(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
    return tokens
  }
}
