import Markup
import Texts

/// HTML without what runs code or styles the whole page.
package struct CleanedHTML {
  package private(set) var nodes: [HTMLNode] = []
  /// How often each kind of markup was left out.
  package private(set) var removed: [String: Int] = [:]

  /// Removes scripts, styles, event attributes and addresses that run code.
  package init(_ nodes: [HTMLNode]) { self.nodes = cleaned(nodes) }

  private static let refused: Set<String> = [
    "script", "style", "noscript", "template", "base", "link", "meta", "title", "applet", "frameset", "frame",
  ]

  private mutating func cleaned(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.compactMap { node in
      guard case .element(var element) = node else { return node }
      if Self.refused.contains(element.name) {
        removed["`<\(element.name)>`", default: 0] += 1
        return nil
      }
      element.attributes = element.attributes.filter { isKept($0) }
      element.children = cleaned(element.children)
      return .element(element)
    }
  }

  private mutating func isKept(_ attribute: HTMLElement.Attribute) -> Bool {
    let name = attribute.name
    let isName = name.utf8.allSatisfy(Self.inNames.contains)
    guard isName, !name.hasPrefix("on"), !["srcdoc", "ping"].contains(name) else {
      removed[isName ? "the attribute `\(name)`" : "an attribute with a wrong name", default: 0] += 1
      return false
    }
    if Self.texts.contains(name) || name.hasPrefix("data-") && name != "data-src" { return true }
    let compact = attribute.value.lowercased().filter { $0 > " " }
    let isSafe =
      !compact.contains("script:") && !(name == "style" && compact.contains("expression("))
      && (!Self.addresses.contains(name) || URLScheme.isSafe(attribute.value))
    if !isSafe { removed["an address that runs code", default: 0] += 1 }
    return isSafe
  }

  private static let inNames: ByteSet = "a-z0-9:_-"
  private static let texts: Set<String> = [
    "alt", "title", "aria-label", "class", "id", "placeholder", "label", "value",
  ]
  private static let addresses: Set<String> = [
    "action", "background", "cite", "data", "data-src", "formaction", "href", "longdesc", "manifest", "poster", "src",
    "xlink:href",
  ]
}
