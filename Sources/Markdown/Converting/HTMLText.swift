import Markup
import Texts

/// HTML on one line, for what Markdown cannot express.
package enum HTMLText {
  /// Returns nodes as HTML.
  ///
  /// Inside of a paragraph, `isInline` also escapes what Markdown would read as syntax.
  package static func of(_ nodes: [HTMLNode], isInline: Bool = false) -> String {
    text(nodes, isInline, isVerbatim: false)
  }

  private static func text(_ nodes: [HTMLNode], _ isInline: Bool, isVerbatim: Bool) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): escaped(text, isInline, isVerbatim: isVerbatim)
      case .element(let element): self.text(of: element, isInline, isVerbatim)
      case .comment: ""
      case .markdown(let text): text
      }
    }.joined()
  }

  private static func text(of element: HTMLElement, _ isInline: Bool, _ isVerbatim: Bool) -> String {
    let inNames: ByteSet = "a-z0-9-"
    guard element.name.utf8.allSatisfy(inNames.contains) else {
      return text(element.children, isInline, isVerbatim: isVerbatim)
    }
    let start = startTag(element)
    if PageReader.isVoid(element.name) { return start }
    // Browsers read the text of such an element as it is; that of an `iframe` is never shown.
    let isRaw = ["iframe", "noembed", "noframes", "xmp"].contains(element.name)
    let isPre = isVerbatim || ["pre", "textarea"].contains(element.name)
    let inner = isRaw ? "" : text(element.children, isInline, isVerbatim: isPre)
    return "\(start)\(inner)</\(element.name)>"
  }

  /// Returns the start tag of an element.
  package static func startTag(_ element: HTMLElement) -> String {
    let attributes = element.attributes.map { attribute in
      let value = MarkupBuffer.escaped(attribute.value.oneLine)
      return attribute.value.isEmpty ? " \(attribute.name)" : " \(attribute.name)=\"\(value)\""
    }
    return "<\(element.name)\(attributes.joined())>"
  }

  private static func escaped(_ text: String, _ isInline: Bool, isVerbatim: Bool) -> String {
    var result = ""
    var wasSpace = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.value < 0x80 && UInt8(scalar.value).isMarkupSpace
      if isSpace, !isVerbatim {
        if !wasSpace { result += " " }
      } else if isSpace, scalar != " " {
        result += scalar == "\r" ? "" : "&#\(scalar.value);"
      } else {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "*", "_", "`", "[", "]", "~", "\\", ":", "@", "{", "$", "|", "!":
          result += isInline ? "&#\(scalar.value);" : String(scalar)
        default: result.unicodeScalars.append(scalar)
        }
      }
      wasSpace = isSpace
    }
    return result
  }
}
