/// The open elements of raw markup, and the scopes in which they may be closed.
struct RawMarkupNesting: Sendable {
  struct Element: Sendable {
    let name: String
    /// The range of the start tag.
    let range: Range<Int>
    /// Whether its content is raw text.
    let holdsRawText: Bool
    var script = ScriptState.plain
    fileprivate let role: ElementRole

    init(name: String, range: Range<Int>, holdsRawText: Bool) {
      (self.name, self.range, self.holdsRawText) = (name, range, holdsRawText)
      role = ElementRole.all[name] ?? ElementRole()
    }
  }

  /// The maximum number of nested elements.
  static let limit = 256

  private(set) var elements: [Element] = []
  private var scopes: [Int] = []
  /// The number of start tags, by name, that the filter removed because of deep nesting.
  ///
  /// The filter also removes the same number of end tags.
  private var removedStartTags: [String: Int] = [:]

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
    removedStartTags.removeAll()
    return elements.popLast()
  }

  mutating func leaveScript(in state: ScriptState) {
    if let last = elements.indices.last { elements[last].script = state }
  }

  mutating func leaveOut(_ name: String) { removedStartTags[name, default: 0] += 1 }

  /// Returns whether an end tag belongs to a removed start tag.
  mutating func leavesOutEnd(of name: String) -> Bool {
    guard let count = removedStartTags[name], count > 0 else { return false }
    removedStartTags[name] = count - 1
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
      let role = elements[index].role
      if role.ends & rule.bit != 0 { ended = index }
      if role.stops & rule.bit != 0 { break }
    }
    return ended
  }

  /// The index of the outermost element of the enclosing SVG or MathML, in the current scope.
  var outermostForeign: Int? {
    let inner = elements[start...].lastIndex { $0.role.holdsHTML }.map { $0 + 1 }
    return elements[(inner ?? start)...].firstIndex { $0.role.isForeign }
  }
}

/// What an open element means for the tags inside it.
///
/// It is looked up once for each element. Without it, each tag compared the names of all open elements (20,000 `<div>`:
/// 1.5 s).
private struct ElementRole: Sendable {
  /// The rules that close the element, as a set of bits.
  var ends: UInt16 = 0
  /// The rules that the element stops.
  var stops: UInt16 = 0
  var isForeign = false
  var holdsHTML = false

  /// The roles of the elements that have one, by name.
  static let all: [String: ElementRole] = {
    var roles: [String: ElementRole] = [:]
    for rule in ImpliedEnd.all {
      for name in rule.ends { roles[name, default: ElementRole()].ends |= rule.bit }
      for name in rule.stops { roles[name, default: ElementRole()].stops |= rule.bit }
    }
    for name in ElementNames.foreign { roles[name, default: ElementRole()].isForeign = true }
    for name in ElementNames.holdingHTML { roles[name, default: ElementRole()].holdsHTML = true }
    return roles
  }()
}

/// The elements that a start tag closes implicitly; for example, `<li>` closes the previous `<li>`.
struct ImpliedEnd: Sendable {
  /// The rule as a bit in a set of rules.
  fileprivate let bit: UInt16
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

  /// All rules.
  fileprivate static let all = [
    paragraph, item, term, link, cell, row, rows, ruby, rubyText, option, optionGroup,
  ]

  /// The rule that closes an open `<p>` before a block.
  static let paragraph = ImpliedEnd(
    bit: 1 << 0, ends: ["p"], stops: shields.union(["button"]))

  private static let shields: Set<String> = [
    "applet", "caption", "foreignobject", "marquee", "math", "object", "svg", "table", "td", "template", "th",
  ]
  private static let item = ImpliedEnd(
    bit: 1 << 1, ends: ["li"], stops: shields.union(ElementNames.block).subtracting(["address", "div", "p", "li"]))
  private static let term = ImpliedEnd(
    bit: 1 << 2, ends: ["dd", "dt"],
    stops: shields.union(ElementNames.block).subtracting(["address", "div", "p", "dd", "dt"]))
  private static let link = ImpliedEnd(
    bit: 1 << 3, ends: ["a"], stops: shields.union(["button"]))
  private static let cell = ImpliedEnd(
    bit: 1 << 4, ends: ["td", "th", "caption", "colgroup"], stops: ["table", "template", "tr"])
  private static let row = ImpliedEnd(
    bit: 1 << 5, ends: ["tr", "td", "th", "caption", "colgroup"],
    stops: ["table", "template", "tbody", "thead", "tfoot"])
  private static let rows = ImpliedEnd(
    bit: 1 << 6, ends: ["tbody", "thead", "tfoot", "tr", "td", "th", "caption", "colgroup"],
    stops: ["table", "template"])
  private static let ruby = ImpliedEnd(
    bit: 1 << 7, ends: ["rb", "rt", "rtc", "rp"], stops: ["ruby"])
  private static let rubyText = ImpliedEnd(
    bit: 1 << 8, ends: ["rb", "rt", "rp"], stops: ["ruby", "rtc"])
  private static let option = ImpliedEnd(
    bit: 1 << 9, ends: ["option"], stops: ["select", "datalist", "optgroup"])
  private static let optionGroup = ImpliedEnd(
    bit: 1 << 10, ends: ["option", "optgroup"], stops: ["select"])
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

  /// Returns whether a name may be an element: of HTML, SVG or MathML, or a custom element, which has a hyphen.
  ///
  /// `<T>` and `<String>` are no elements. With the setting `unknown: text`, they are shown as text.
  static func mayBeElement(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "-")) || html.contains(name) || drawing.contains(name) || mathematics.contains(name)
  }

  private static let html: Set<String> = AllowedMarkup.elements.union(void).union(block).union(hiding).union([
    "acronym", "applet", "basefont", "big", "blink", "body", "button", "canvas", "datalist", "fieldset", "fencedframe",
    "font", "form", "frameset", "head", "html", "image", "isindex", "label", "legend", "map", "marquee", "menuitem",
    "multicol", "nextid", "nobr", "noindex", "optgroup", "option", "output", "portal", "select", "selectedcontent",
    "slot", "spacer",
  ])

  private static let drawing: Set<String> = [
    "altglyph", "animate", "animatemotion", "animatetransform", "circle", "clippath", "cursor", "defs", "desc",
    "ellipse", "feblend", "fecolormatrix", "fecomponenttransfer", "fecomposite", "feconvolvematrix",
    "fediffuselighting", "fedisplacementmap", "fedistantlight", "fedropshadow", "feflood", "fefunca", "fefuncb",
    "fefuncg", "fefuncr", "fegaussianblur", "feimage", "femerge", "femergenode", "femorphology", "feoffset",
    "fepointlight", "fespecularlighting", "fespotlight", "fetile", "feturbulence", "filter", "foreignobject", "g",
    "glyph", "hkern", "line", "lineargradient", "marker", "mask", "metadata", "mpath", "path", "pattern", "polygon",
    "polyline", "radialgradient", "rect", "set", "stop", "switch", "symbol", "text", "textpath", "tref", "tspan", "use",
    "view", "vkern",
  ]

  private static let mathematics: Set<String> = [
    "maction", "maligngroup", "malignmark", "menclose", "merror", "mfenced", "mfrac", "mglyph", "mi", "mlabeledtr",
    "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom", "mprescripts", "mroot", "mrow", "ms", "mspace",
    "msqrt", "mstyle", "msub", "msubsup", "msup", "mtable", "mtd", "mtext", "mtr", "munder", "munderover", "none",
    "semantics", "annotation",
  ]
}
