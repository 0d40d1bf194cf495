/// Which open elements a start tag ends although nobody wrote their end tags: `<li>` ends the `<li>` before it.
struct ImpliedEnd {
  /// What is ended.
  let ends: Set<String>
  /// What shields the elements outside it.
  let stops: Set<String>

  /// What a start tag ends, in order.
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

  /// What an end tag, or a block of Markdown, does to an open `<p>`.
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
