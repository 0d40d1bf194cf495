/// Writes nodes as MathML Core.
struct MathMLWriter {
  private(set) var bytes: [UInt8] = []
  /// The number of each label of the page.
  let numbers: [String: String]

  init(numbers: [String: String]) {
    self.numbers = numbers
  }

  mutating func write(_ node: Node, isDisplay: Bool) {
    switch node.tag {
    case .row where node.children.count == 1: write(node.children[0], isDisplay: isDisplay)
    case .msub, .msup, .msubsup:
      let isStacked = node.limits == .always || node.limits == .inDisplay && isDisplay
      let name: StaticString =
        switch (node.tag, isStacked) {
        case (.msub, false): "msub"
        case (.msub, true): "munder"
        case (.msup, false): "msup"
        case (.msup, true): "mover"
        case (_, false): "msubsup"
        case (_, true): "munderover"
        }
      open(name, node.attributes)
      for (index, child) in node.children.enumerated() {
        if index == 0, node.limits == .always, !isDisplay, child.tag == .mo, child.role == .large {
          var base = child
          base.attributes += " movablelimits=\"false\""
          write(base, isDisplay: isDisplay)
        } else {
          write(child, isDisplay: isDisplay && index == 0)
        }
      }
      close(name)
    case .mstyle: element("mstyle", node, isDisplay: node.limits == .inDisplay ? isDisplay : node.limits == .always)
    case .mi: leaf("mi", node)
    case .mn: leaf("mn", node)
    case .mo: leaf("mo", node)
    case .mtext where node.limits == .always:
      open("mtext", "")
      escape(number(of: node))
      close("mtext")
    case .mtext:
      guard !node.children.isEmpty else { return leaf("mtext", node) }
      element("mtext", node, isDisplay: false)
    case .a:
      // Browsers follow no links of MathML elements except Firefox, but all follow a link of HTML in a text.
      append("<a href=\"#")
      escape(Formula.id(of: node.text))
      append("\">")
      escape(number(of: node))
      close("a")
    case .row, .mrow, .change: element("mrow", node, isDisplay: isDisplay)
    case .mspace: element("mspace", node, isDisplay: false)
    case .mfrac: element("mfrac", node, isDisplay: false)
    case .msqrt: element("msqrt", node, isDisplay: isDisplay)
    case .mroot: element("mroot", node, isDisplay: isDisplay)
    case .mpadded: element("mpadded", node, isDisplay: isDisplay)
    case .mphantom: element("mphantom", node, isDisplay: isDisplay)
    case .mover: element("mover", node, isDisplay: isDisplay)
    case .munder: element("munder", node, isDisplay: isDisplay)
    case .munderover: element("munderover", node, isDisplay: isDisplay)
    case .mmultiscripts: element("mmultiscripts", node, isDisplay: isDisplay)
    case .mprescripts: element("mprescripts", node, isDisplay: false)
    case .mtable: element("mtable", node, isDisplay: node.limits == .always)
    case .mtr: element("mtr", node, isDisplay: isDisplay)
    case .mtd: element("mtd", node, isDisplay: isDisplay)
    }
  }

  /// Returns the number of the label in a node's text, in parentheses if the node has limits.
  private func number(of node: Node) -> String {
    let number = numbers[node.text] ?? "?"
    return node.limits == .always ? "(\(number))" : number
  }

  /// Appends a text with the characters escaped that have a meaning in HTML.
  mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "\""): append("&quot;")
      // XML allows no other control characters.
      case 0..<0x20 where byte != 0x0A && byte != 0x09: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
  }

  mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private mutating func open(_ name: StaticString, _ attributes: String) {
    bytes.append(UInt8(ascii: "<"))
    append(name)
    if !attributes.isEmpty { append(attributes) }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func close(_ name: StaticString) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func leaf(_ name: StaticString, _ node: Node) {
    open(name, node.attributes)
    escape(node.text)
    close(name)
  }

  private mutating func element(_ name: StaticString, _ node: Node, isDisplay: Bool) {
    open(name, node.attributes)
    // A script has its own style; only these elements give theirs to all children.
    for (index, child) in node.children.enumerated() {
      let isScript = index > 0 && (node.tag == .mover || node.tag == .munder || node.tag == .munderover)
      write(child, isDisplay: isDisplay && !isScript)
    }
    close(name)
  }
}
