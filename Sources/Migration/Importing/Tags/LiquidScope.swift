import Parsing

/// The values that a text with Liquid can use.
struct LiquidScope {
  /// The values of the site, the page and the parameters.
  let site: LiquidExpression
  /// The values that the text assigns.
  var variables: [String: DataNode.Value] = [:]
  /// The number of nodes that may still be shown, so that nested loops end.
  private var steps = 20_000

  init(_ site: LiquidExpression) { self.site = site }

  /// Counts a node; returns `false` if there were too many.
  mutating func takeStep() -> Bool {
    steps -= 1
    return steps > 0
  }

  /// The values of the site together with the variables.
  var expression: LiquidExpression {
    LiquidExpression(lookup: { value(at: $0) }, basePath: site.basePath, origin: site.origin)
  }

  /// Returns the value at a path such as `page.title`, or `nil` if it is unknown.
  func value(at path: String) -> DataNode.Value? {
    let parts = path.split(separator: ".").map(String.init)
    guard let name = parts.first, var value = variables[name] else { return site.lookup(path) }
    for part in parts.dropFirst() {
      if part == "size", value.map?[part] == nil {
        guard let count = value.size else { return nil }
        value = .integer(count)
      } else {
        value = value.map?[part]?.value ?? .null
      }
    }
    return value
  }

  /// Returns the value of an expression with filters; `split` makes a list.
  func value(of text: String) -> DataNode.Value? {
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nil", "null", "blank", "empty": return .null
    default: break
    }
    if !text.contains("|"), let first = text.first, first.isLetter || first == "_" { return value(at: text) }
    if let match = text.wholeMatch(of: /(.*)\|\s*split:\s*["']([^"']*)["']\s*/) {
      guard let list = expression.text(of: String(match.1).trimmed) else { return nil }
      let parts = match.2.isEmpty ? list.map { String($0) } : list.split(separator: match.2).map(String.init)
      return .texts(parts)
    }
    if let number = Int(text) { return .integer(number) }
    return expression.text(of: text).map { .string($0) }
  }

  /// Returns the items of a loop over a list, such as `page.images limit: 3` or `(1..3)`.
  func items(of text: String) -> [DataNode.Value]? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if let range = first.wholeMatch(of: /\((\d{1,4})\.\.(\d{1,4})\)/), let start = Int(range.1), let end = Int(range.2)
    {
      return words.count > 1 || start > end ? nil : (start...end).map { .integer($0) }
    }
    guard let value = value(at: first) else { return nil }
    guard words.count > 1 || value.map == nil else { return nil }
    var items = value.items
    for word in text.dropFirst(first.count).replacing(": ", with: ":").split(separator: " ") {
      switch word.split(separator: ":").map(String.init) {
      case ["reversed"]: items.reverse()
      case let option where option.count == 2 && option[0] == "limit":
        guard let limit = Int(option[1]) else { return nil }
        items = Array(items.prefix(max(0, limit)))
      default: return nil
      }
    }
    return items
  }

  /// Returns a text in which the arguments of `{% include %}` are values instead of the names of variables.
  func withVariables(in text: String) -> String {
    if variables.isEmpty || !text.contains("{%") { return text }
    return text.replacing(/\{%-?\s*include[^%]*%\}/) { tag in
      tag.output.replacing(/=\s*([A-Za-z_][\w.\-]*)/) { argument in
        let name = String(argument.1)
        guard variables[String(name.prefix { $0 != "." })] != nil, let text = expression.text(of: name),
          !text.contains("\"")
        else { return String(argument.0) }
        return "=\"\(text)\""
      }
    }
  }

  /// The values of `forloop` for an item.
  static func loop(_ index: Int, of count: Int) -> DataMap {
    DataMap([
      ("index", .integer(index + 1)), ("index0", .integer(index)), ("rindex", .integer(count - index)),
      ("first", .bool(index == 0)), ("last", .bool(index == count - 1)), ("length", .integer(count)),
    ])
  }
}

extension DataNode.Value {
  /// The number of items or characters.
  var size: Int? {
    switch self {
    case .list(let items): items.count
    case .map(let map): map.entries.count
    case .null: 0
    default: text?.count
    }
  }
}
