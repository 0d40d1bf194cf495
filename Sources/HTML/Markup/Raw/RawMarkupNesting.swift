/// The open elements of raw markup, and the scopes in which they may be closed.
struct RawMarkupNesting: Sendable {
  struct Element: Sendable {
    let name: String
    /// The range of the start tag.
    let range: Range<Int>
    /// Whether its content is raw text.
    let holdsRawText: Bool
    var script = ScriptState.plain
  }

  /// The maximum number of nested elements.
  static let limit = 256

  private(set) var elements: [Element] = []
  private var scopes: [Int] = []
  /// The number of start tags, by name, that the filter removed because of deep nesting.
  ///
  /// The filter also removes the same number of end tags.
  private var leftOut: [String: Int] = [:]

  /// The index of the first element in the current scope.
  var start: Int { scopes.last ?? 0 }

  var hasRoom: Bool { elements.count < Self.limit }

  /// The innermost element, if its content is raw text.
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

  /// Returns whether an end tag belongs to a removed start tag.
  mutating func leavesOutEnd(of name: String) -> Bool {
    guard let count = leftOut[name], count > 0 else { return false }
    leftOut[name] = count - 1
    return true
  }

  /// Returns the index of the innermost element with a name, in the current scope.
  func innermost(_ name: String) -> Int? {
    elements[start...].lastIndex { $0.name == name }
  }

  /// Returns the index of the outermost element that a rule closes, in the current scope.
  func ended(by rule: ImpliedEnd) -> Int? {
    var ended: Int?
    for index in elements[start...].indices.reversed() {
      if rule.ends.contains(elements[index].name) { ended = index }
      if rule.stops.contains(elements[index].name) { break }
    }
    return ended
  }

  /// The index of the outermost element of the enclosing SVG or MathML, in the current scope.
  var outermostForeign: Int? {
    let inner = elements[start...].lastIndex { ElementNames.holdingHTML.contains($0.name) }.map { $0 + 1 }
    return elements[(inner ?? start)...].firstIndex { ElementNames.foreign.contains($0.name) }
  }
}

/// The elements that a start tag closes implicitly; for example, `<li>` closes the previous `<li>`.
struct ImpliedEnd {
  /// The names of the elements to close.
  let ends: Set<String>
  /// The names of the elements that stop the rule: elements outside of them stay open.
  let stops: Set<String>

  /// Returns the rules for a start tag, in order.
  static func rules(for name: String) -> [ImpliedEnd] {
    switch name {
    case "li": [item, paragraph]
    case "dd", "dt": [term, paragraph]
    case _ where ElementNames.block.contains(name): [paragraph]
    case "a": [link]
    case "tr": [row]
    case "td", "th": [cell]
    case "tbody", "thead", "tfoot", "caption", "colgroup": [rows]
    case "rb", "rtc": [ruby]
    case "rt", "rp": [rubyText]
    case "option": [option]
    case "optgroup": [optionGroup]
    default: []
    }
  }

  /// The rule that closes an open `<p>` before a block.
  static let paragraph = ImpliedEnd(ends: ["p"], stops: shields.union(["button"]))

  private static let shields: Set<String> = [
    "applet", "caption", "foreignobject", "marquee", "math", "object", "svg", "table", "td", "template", "th",
  ]
  private static let item = ImpliedEnd(
    ends: ["li"], stops: shields.union(ElementNames.block).subtracting(["address", "div", "p", "li"]))
  private static let term = ImpliedEnd(
    ends: ["dd", "dt"], stops: shields.union(ElementNames.block).subtracting(["address", "div", "p", "dd", "dt"]))
  private static let link = ImpliedEnd(ends: ["a"], stops: shields.union(["button"]))
  private static let cell = ImpliedEnd(ends: ["td", "th", "caption", "colgroup"], stops: ["table", "template", "tr"])
  private static let row = ImpliedEnd(
    ends: ["tr", "td", "th", "caption", "colgroup"], stops: ["table", "template", "tbody", "thead", "tfoot"])
  private static let rows = ImpliedEnd(
    ends: ["tbody", "thead", "tfoot", "tr", "td", "th", "caption", "colgroup"], stops: ["table", "template"])
  private static let ruby = ImpliedEnd(ends: ["rb", "rt", "rtc", "rp"], stops: ["ruby"])
  private static let rubyText = ImpliedEnd(ends: ["rb", "rt", "rp"], stops: ["ruby", "rtc"])
  private static let option = ImpliedEnd(ends: ["option"], stops: ["select", "datalist", "optgroup"])
  private static let optionGroup = ImpliedEnd(ends: ["option", "optgroup"], stops: ["select"])
}

/// Elements with special parsing rules in HTML.
enum ElementNames {
  /// Void elements, which have no content and no end tag.
  static let void: Set<String> = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen", "link",
    "meta",
    "param", "source", "track", "wbr",
  ]

  /// Elements whose content is raw text up to their end tag.
  static let rawText: Set<String> = [
    "iframe", "noembed", "noframes", "plaintext", "script", "style", "textarea", "title", "xmp",
  ]

  /// Elements that are removed with their content, because readers should not see the content.
  static let hiding: Set<String> = rawText.union(["math", "noscript", "object", "svg", "template"])

  /// The root elements of SVG and MathML; in these, `<name/>` is a complete element.
  static let foreign: Set<String> = ["math", "svg"]

  /// Elements that close an open SVG or MathML element, because HTML does not nest them in it.
  static let endingForeign: Set<String> = headings.union([
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed", "head", "hr", "i",
    "img", "li", "listing", "menu", "meta", "nobr", "ol", "p", "pre", "ruby", "s", "small", "span", "strike", "strong",
    "sub", "sup", "table", "tt", "u", "ul", "var",
  ])

  /// Elements of SVG and MathML whose content is HTML.
  static let holdingHTML: Set<String> = ["annotation-xml", "desc", "foreignobject", "title"]

  /// Elements whose end tag is optional; a missing end tag is not a finding.
  static let optionalEnd: Set<String> = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p", "rb", "rp", "rt", "rtc",
    "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Elements that close a paragraph.
  static let block: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr",
    "li", "listing", "main", "menu", "nav", "ol", "p", "plaintext", "pre", "search", "section", "summary", "table",
    "ul",
    "xmp",
  ]

  static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
}
