extension FormulaParser {
  /// Returns the nodes of a row with the spaces of TeX, and with what `\displaystyle`, `\color` and the like change.
  ///
  /// MathML decides by the place of an operator in its row whether there is a space around it; TeX decides by the atoms
  /// beside it. So `=-1` has no space behind the minus sign in TeX, which needs an attribute in MathML.
  func finished(_ nodes: [Node], isContinued: Bool = false) -> [Node] {
    var result: [Node] = []
    result.reserveCapacity(nodes.count)
    var previous: Node.Role? = isContinued ? .ordinary : nil
    var nextIndex = 0
    var hasChanges = false
    for (index, node) in nodes.enumerated() {
      var node = node
      if node.tag == .change { hasChanges = true }
      guard node.role != .space else {
        result.append(node)
        continue
      }
      if nextIndex <= index { nextIndex = index + 1 }
      while nextIndex < nodes.count, nodes[nextIndex].role == .space { nextIndex += 1 }
      let next = nextIndex < nodes.count ? nodes[nextIndex].role : nil
      switch node.role {
      case .binary:
        let isSign = previous.map(Self.precedesSign) ?? true
        if isSign || next == .relation || next == .close || next == .punctuation {
          node.role = .ordinary
          if node.tag == .mo {
            node.attributes += isSign && "+−±∓".contains(node.text) ? " form=\"prefix\"" : Node.noSpace
          }
        } else if node.tag == .mo, index == 0 || next == nil {
          node.attributes += " form=\"infix\""
        }
        result.append(node)
      case .inner where node.tag == .mo:
        let before = previous == .ordinary || previous == .close || previous == .inner
        let after = next == .ordinary || next == .open || next == .inner || next == .named
        node.attributes += " lspace=\"\(before ? "0.1667em" : "0em")\" rspace=\"\(after ? "0.1667em" : "0em")\""
        result.append(node)
      case .named:
        if previous == .ordinary || previous == .close || previous == .inner {
          result.append(.space("0.1667em"))
        }
        result.append(node)
        let isSpaced = next == .ordinary || next == .inner || next == .named || next == .large
        result.append(.op("\u{2061}", .named, isSpaced ? " rspace=\"0.1667em\"" : ""))
      default:
        result.append(node)
      }
      previous = node.role
    }
    return hasChanges ? Self.grouped(result) : result
  }

  private static func precedesSign(_ role: Node.Role) -> Bool {
    switch role {
    case .binary, .large, .named, .relation, .open, .punctuation: true
    default: false
    }
  }

  /// Puts the nodes behind each change into an element.
  ///
  /// A row of many changes becomes no deep tree.
  private static func grouped(_ nodes: [Node]) -> [Node] {
    var result: [Node] = []
    var segment: [Node] = []
    var style: Node?
    var size = ""
    var colour = ""
    func close() {
      defer { segment = [] }
      let attributes = (style?.attributes ?? "") + size + colour
      if segment.isEmpty || attributes.isEmpty { return result += segment }
      var node = Node.element(.mstyle, segment, attributes)
      node.limits = style?.limits ?? .inDisplay
      if segment.count == 1 { node.role = segment[0].role }
      result.append(node)
    }
    for node in nodes {
      guard node.tag == .change else {
        segment.append(node)
        continue
      }
      close()
      switch node.text {
      case "d": style = node
      case "s": size = node.attributes
      default: colour = node.attributes
      }
    }
    close()
    return result
  }
}
