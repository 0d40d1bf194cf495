import Parsing

/// The values that an expression of a template can read.
struct GoScope {
  let arguments: TagArguments
  let hasContent: Bool
  var variables: [String: DataNode.Value] = [:]
  /// The value of the nearest `with`; `nil` outside of any.
  var dot: DataNode.Value?
}

extension DataNode.Value {
  /// Whether a condition of Go holds for the value; a map is all parameters of the shortcode.
  var isTruthy: Bool {
    switch self {
    case .string(let text): !text.isEmpty
    case .bool(let flag): flag
    default: self != .integer(0)
    }
  }
}

/// An expression in a template of Go: `.Get "class" | default "note"`.
indirect enum GoExpression: Sendable {
  case literal(DataNode.Value)
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
  func value(in scope: GoScope) -> DataNode.Value? {
    switch self {
    case .literal(let value): return value
    case .name(let name): return Self.value(of: name, in: scope)
    case .call(let function, let operands):
      let values = operands.compactMap { $0.value(in: scope) }
      return values.count == operands.count ? Self.result(of: function, values, in: scope) : nil
    }
  }

  private static func value(of name: String, in scope: GoScope) -> DataNode.Value? {
    let field = name.hasPrefix("$.") ? String(name.dropFirst()) : name
    switch field {
    case ".Inner", ".InnerDeindent": return .string(scope.hasContent ? String(ShortcodeText.content) : "")
    case ".IsNamedParams": return .bool(!scope.arguments.named.isEmpty)
    case ".Params": return .map(DataMap())
    case ".": return scope.dot
    default: return scope.variables[name]
    }
  }

  private static func result(of function: String, _ values: [DataNode.Value], in scope: GoScope) -> DataNode.Value? {
    let texts = values.map { $0.shownText ?? "" }
    guard let last = values.last, let text = texts.last else { return nil }
    switch function {
    case ".Get", "$.Get": return argument(last, in: scope)
    case "index" where values.first?.map != nil: return argument(last, in: scope)
    case "isset", "collections.IsSet":
      return values.first?.map != nil ? .bool(argument(last, in: scope).isTruthy) : nil
    case "len":
      return last.map != nil ? .integer(scope.arguments.positional.count + scope.arguments.named.count) : nil
    case "markdownify", "safeHTML", "safeURL", "safeCSS", "safeHTMLAttr", "safeJS", "htmlEscape", "htmlUnescape",
      "plainify", "emojify", "string", "strings.TrimSpace", ".Page.RenderString", "$.Page.RenderString",
      "page.RenderString", "transform.Markdownify", "transform.Plainify", "transform.HTMLEscape", "print":
      return .string(texts.joined())
    case "trim", "strings.Trim": return .string((texts.first ?? "").trimmed)
    case "default": return values.count > 1 && last.isTruthy ? last : values.first
    case "or": return values.first(where: \.isTruthy) ?? last
    case "and": return values.first { !$0.isTruthy } ?? last
    case "not": return .bool(!last.isTruthy)
    case "eq": return .bool(texts.dropFirst().contains(texts[0]))
    case "ne": return .bool(values.count > 1 && texts[0] != texts[1])
    case "cond": return values.count == 3 ? values[0].isTruthy ? values[1] : values[2] : nil
    case "lower", "strings.ToLower": return .string(text.lowercased())
    case "upper", "strings.ToUpper": return .string(text.uppercased())
    case "title", "strings.Title", "strings.FirstUpper", "humanize":
      return .string(text.prefix(1).uppercased() + text.dropFirst())
    case "urlize", "anchorize", "urls.URLize", "urls.Anchorize": return .string(HugoAddresses.urlized(text))
    case "replace", "strings.Replace":
      return values.count == 3 ? .string(texts[0].replacing(texts[1], with: texts[2])) : nil
    case "hasPrefix", "strings.HasPrefix": return values.count == 2 ? .bool(texts[0].hasPrefix(texts[1])) : nil
    case "in", "strings.Contains": return values.count == 2 ? .bool(texts[0].contains(texts[1])) : nil
    case "relURL", "absURL", "relLangURL", "absLangURL":
      return .string(text.contains("://") || text.hasPrefix("/") ? text : "/" + text)
    case "printf", "fmt.Printf": return formatted(texts)
    default: return nil
    }
  }

  private static func argument(_ key: DataNode.Value, in scope: GoScope) -> DataNode.Value {
    if case .integer(let index) = key {
      return .string(scope.arguments.positional.indices.contains(index) ? scope.arguments.positional[index] : "")
    }
    return .string(scope.arguments[key.shownText ?? ""] ?? "")
  }

  /// Returns a format with `%s`, `%v`, `%d` and `%q` filled in.
  private static func formatted(_ texts: [String]) -> DataNode.Value? {
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
    return .string(result)
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
        operands.append(.literal(.string(String(token.dropFirst()))))
      } else if let number = Int(token) {
        operands.append(.literal(.integer(number)))
      } else if token == "true" || token == "false" {
        operands.append(.literal(.bool(token == "true")))
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
