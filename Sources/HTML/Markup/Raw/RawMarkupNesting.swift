/// The elements that raw markup has opened, and the scopes they may be closed in.
struct RawMarkupNesting: Sendable {
  struct Element: Sendable {
    let name: String
    /// The tag that opened it.
    let range: Range<Int>
    /// Whether its content is no markup.
    let holdsRawText: Bool
    var script = ScriptState.plain
  }

  /// How many elements may lie in one another.
  static let limit = 256

  private(set) var elements: [Element] = []
  private var scopes: [Int] = []
  /// The names of tags that were left out for lying too deep; their end tags close nothing either.
  private var leftOut: [String: Int] = [:]

  /// Where the elements of the current scope start.
  var start: Int { scopes.last ?? 0 }

  var hasRoom: Bool { elements.count < Self.limit }

  /// The innermost element if its content is no markup.
  var rawText: Element? {
    elements.last.flatMap { $0.holdsRawText ? $0 : nil }
  }

  mutating func openScope() { scopes.append(elements.count) }

  mutating func closeScope() { _ = scopes.popLast() }

  mutating func push(_ element: Element) { elements.append(element) }

  mutating func pop() -> Element? {
    leftOut.removeAll()
    return elements.popLast()
  }

  mutating func leaveScript(in state: ScriptState) {
    if let last = elements.indices.last { elements[last].script = state }
  }

  mutating func leaveOut(_ name: String) { leftOut[name, default: 0] += 1 }

  /// Whether the end tag is that of a start tag that was left out.
  mutating func leavesOutEnd(of name: String) -> Bool {
    guard let count = leftOut[name], count > 0 else { return false }
    leftOut[name] = count - 1
    return true
  }

  /// The innermost element of a name, in the current scope.
  func innermost(_ name: String) -> Int? {
    elements[start...].lastIndex { $0.name == name }
  }

  /// The outermost element that the rule ends, in the current scope.
  func ended(by rule: ImpliedEnd) -> Int? {
    var ended: Int?
    for index in elements[start...].indices.reversed() {
      if rule.ends.contains(elements[index].name) { ended = index }
      if rule.stops.contains(elements[index].name) { break }
    }
    return ended
  }

  /// The outermost element of the drawing or formula that a tag here belongs to, in the current scope.
  var outermostForeign: Int? {
    let inner = elements[start...].lastIndex { ElementNames.holdingHTML.contains($0.name) }.map { $0 + 1 }
    return elements[(inner ?? start)...].firstIndex { ElementNames.foreign.contains($0.name) }
  }
}
