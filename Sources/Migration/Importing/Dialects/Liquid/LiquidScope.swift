import Parsing

/// The values that a text with Liquid can use.
struct LiquidScope {
  /// The values of the site, the page and the parameters.
  let site: LiquidExpression
  /// The values that the text assigns.
  var variables: [String: DataNode.Value] = [:]
  /// What `break` or `continue` asks of the loop around it.
  enum Interruption: Sendable {
    /// The loop ends.
    case ends
    /// The loop goes on with the next item.
    case skips
  }
  var interruption: Interruption?
  /// The number of nodes that may still be shown, so that nested loops end; a long text counts as several.
  private var steps = 20_000

  init(_ site: LiquidExpression) { self.site = site }

  /// Counts a node or a text; returns `false` if there were too many.
  ///
  /// A variable that is assigned twice its own text doubles at each step.
  mutating func takeStep(for text: String = "", items: Int = 0) -> Bool {
    steps -= 1 + text.utf8.count / 500 + items / 10
    return steps > 0
  }

  /// The values of the site together with the variables.
  var expression: LiquidExpression {
    LiquidExpression(lookup: { value(at: $0) }, basePath: site.basePath, origin: site.origin)
  }

  /// Returns the value at a path such as `page.title`, or `nil` if it is unknown.
  private func value(at path: String) -> DataNode.Value? {
    let parts = path.split(separator: ".").map(String.init)
    guard let name = parts.first, let value = variables[name] else { return site.lookup(path) }
    return parts.dropFirst().reduce(value) { $0.member($1) }
  }

  /// Returns the value of an expression with filters, or `nil` if it is unknown.
  func value(of text: String) -> DataNode.Value? { expression.value(of: text) }

  /// Returns the items of a loop over a list, such as `page.images limit: 3` or `(1..3)`.
  func items(of text: String) -> [DataNode.Value]? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if let range = first.wholeMatch(of: /\((\d{1,4})\.\.(\d{1,4})\)/), let start = Int(range.1), let end = Int(range.2)
    {
      return words.count > 1 || start > end ? nil : (start...end).map { .integer($0) }
    }
    guard let value = value(of: first) else { return nil }
    // The items of a map are its keys with their values.
    var items =
      value.map?.entries.map { entry in .list([DataNode(.string(entry.key), at: 0..<0), entry.value]) } ?? value.items
    for word in text.dropFirst(first.count).replacing(": ", with: ":").split(separator: " ") {
      let option = word.split(separator: ":")
      if option == ["reversed"] {
        items.reverse()
        continue
      }
      guard option.count == 2, ["limit", "offset"].contains(option[0]), let count = Int(option[1]).map({ max(0, $0) })
      else { return nil }
      items = Array(option[0] == "limit" ? items.prefix(count) : items.dropFirst(count))
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
