/// What a fraction has besides its numerator and denominator.
struct FractionStyle {
  var opening = ""
  var closing = ""
  /// The thickness of the bar in em, or `nil` for that of the font.
  var thickness: Double?
  /// The number of `\genfrac` for a style, from 0 for display style to 3.
  var style: Int?

  init(opening: String, closing: String, thickness: Double?, style: Int?) {
    (self.opening, self.closing, self.thickness, self.style) = (opening, closing, thickness, style)
  }

  /// Creates the style of a command that is written between the numerator and the denominator.
  init?(_ structure: Command.Structure) {
    switch structure {
    case .over, .above: break
    case .atop: thickness = 0
    case .choose: (opening, closing, thickness) = ("(", ")", 0)
    case .brack: (opening, closing, thickness) = ("[", "]", 0)
    case .brace: (opening, closing, thickness) = ("{", "}", 0)
    default: return nil
    }
  }

  func fraction(_ numerator: Node, _ denominator: Node) -> Node {
    let attribute = thickness.map { " linethickness=\"\($0 == 0 ? "0" : emText($0))\"" } ?? ""
    var node = Node.element(.mfrac, [numerator, denominator], attribute)
    if !opening.isEmpty || !closing.isEmpty { node = .fenced(opening, [node], closing) }
    guard let style else { return node }
    node = .element(.mstyle, [node], " displaystyle=\"\(style == 0)\" scriptlevel=\"\(max(0, style - 1))\"")
    node.limits = style == 0 ? .always : .never
    return node
  }
}

extension Node {
  /// Returns nodes between delimiters that stretch; an empty text is no delimiter.
  ///
  /// Chromium puts space around a delimiter that can stretch, even if it does not.
  static func fenced(_ opening: String, _ nodes: [Node], _ closing: String) -> Node {
    let attributes = " fence=\"true\" stretchy=\"\(!nodes.allSatisfy(\.isLow))\"" + noSpace
    let open = opening.isEmpty ? [] : [op(opening, .open, " form=\"prefix\"" + attributes)]
    let close = closing.isEmpty ? [] : [op(closing, .close, " form=\"postfix\"" + attributes)]
    return Node(tag: .row, role: .inner, children: open + nodes + close)
  }
}
