/// Writes nodes as MathML Core.
struct MathMLWriter {
  private(set) var bytes: [UInt8] = []
  /// The number of each label of the page.
  let numbers: [String: String]

  init(numbers: [String: String]) {
    self.numbers = numbers
  }

  /// Writes a node; as in TeX, relations and binary operators have no space around them in a script.
  mutating func write(_ node: Node, isDisplay: Bool, isScript: Bool = false) {
    switch node.tag {
    case .row where node.children.count == 1: write(node.children[0], isDisplay: isDisplay, isScript: isScript)
    case .msub, .msup, .msubsup:
      let isStacked = node.limits == .always || node.limits == .inDisplay && isDisplay
      let name =
        switch (node.tag, isStacked) {
        case (.msub, true): "munder"
        case (.msup, true): "mover"
        case (_, true): "munderover"
        case (let tag, false): tag.name
        }
      open(name, node.attributes)
      if node.limits == .always, !isDisplay, node.children[0].tag == .mo, node.children[0].role == .large {
        var base = node.children[0]
        base.attributes += " movablelimits=\"false\""
        write(base, isDisplay: isDisplay, isScript: isScript)
      } else {
        write(node.children[0], isDisplay: isDisplay, isScript: isScript)
      }
      for index in 1..<node.children.count { write(node.children[index], isDisplay: false, isScript: true) }
      close(name)
    case .mstyle where node.limits == .inDisplay: element(node, isDisplay: isDisplay, isScript: isScript)
    case .mstyle: element(node, isDisplay: node.limits == .always)
    case .mo where isScript && node.role.hasSpace && !node.attributes.contains("lspace"):
      var node = node
      node.attributes += Node.noSpace
      leaf(node)
    case .mi, .mn, .mo: leaf(node)
    case .mtext where node.limits == .always:
      open("mtext", "")
      escape(number(of: node))
      close("mtext")
    case .mtext:
      if node.children.isEmpty { leaf(node) } else { element(node, isDisplay: false) }
    case .a:
      // Browsers follow no links of MathML elements except Firefox, but all follow a link of HTML in a text.
      append("<a href=\"#")
      escape(Formula.id(of: node.text))
      append("\">")
      escape(number(of: node))
      close("a")
    case .mtable: element(node, isDisplay: node.limits == .always)
    case .mfrac: element(node, isDisplay: false, isScript: !isDisplay)
    default: element(node, isDisplay: isDisplay, isScript: isScript)
    }
  }

  /// Returns the number of the label in a node's text, in parentheses if the node has limits.
  private func number(of node: Node) -> String {
    let number = numbers[node.text] ?? "?"
    return node.limits == .always ? "(\(number))" : number
  }

  /// Appends a text with the characters escaped that have a meaning in HTML.
  mutating func escape(_ text: String) {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E }
    if isPlain { return append(text) }
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

  private mutating func open(_ name: String, _ attributes: String) {
    bytes.append(UInt8(ascii: "<"))
    append(name)
    if !attributes.isEmpty { append(attributes) }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func close(_ name: String) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func leaf(_ node: Node) {
    let name = node.tag.name
    open(name, node.attributes)
    escape(node.text)
    close(name)
  }

  private mutating func element(_ node: Node, isDisplay: Bool, isScript: Bool = false) {
    let name = node.tag.name
    open(name, node.attributes)
    // A script has its own style; only these elements give theirs to all children.
    let hasScripts = node.tag == .mover || node.tag == .munder || node.tag == .munderover
    for index in node.children.indices {
      let isMark = hasScripts && index > 0
      write(node.children[index], isDisplay: isDisplay && !isMark, isScript: isScript || isMark)
    }
    close(name)
  }
}
