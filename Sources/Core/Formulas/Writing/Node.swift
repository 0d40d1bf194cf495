/// An element of MathML, before it is written.
struct Node: Sendable {
  enum Tag: String, Sendable {
    /// Children in a row: `mrow`, unless there is one child.
    case row
    /// What a command such as `\displaystyle` changes in the rest of its row; `FormulaParser.finished` resolves it.
    case change
    case mi, mn, mo, mtext, mspace
    case mfrac, msqrt, mroot, mstyle, mpadded, mphantom, mover, munder, munderover, msub, msup, msubsup, mmultiscripts
    case mprescripts, mtable, mtr, mtd, a
    /// An `mrow` that is written also around one child, as it has attributes.
    case mrow

    /// The name of the element.
    var name: String { self == .row || self == .change ? "mrow" : rawValue }
  }

  /// The class of an atom in TeX, which decides the space around it.
  enum Role: UInt8 {
    case ordinary, large, named, binary, relation, open, close, punctuation, inner, space

    /// Whether an operator has space around it, but not in a script.
    var hasSpace: Bool { self == .binary || self == .relation || self == .punctuation }
  }

  /// Where the scripts of a node are written above and below it.
  enum Limits: UInt8 { case never, inDisplay, always }

  var tag: Tag
  var role: Role = .ordinary
  /// For `mstyle`, `always` sets the display style, and `never` another one.
  var limits: Limits = .never
  /// The text of a leaf, unescaped.
  var text = ""
  /// Attributes with a space before each, escaped.
  var attributes = ""
  var children: [Node] = []

  static func row(_ nodes: [Node], role: Role = .ordinary) -> Node {
    if nodes.count == 1, role == .ordinary || nodes[0].role == role {
      var node = nodes[0]
      // As in TeX, a sole operator in braces has no space around it.
      if node.tag == .mo, node.role == .binary || node.role == .relation, !node.attributes.contains("lspace") {
        node.attributes += noSpace
      }
      if node.tag != .mspace { node.role = role }
      return node
    }
    return Node(tag: .row, role: role, children: nodes)
  }

  /// Whether the node is not higher than a letter with a script.
  var isLow: Bool {
    switch tag {
    case .mi, .mn, .mo, .mspace: role != .large
    case .row, .msub, .msup, .msubsup: children.allSatisfy(\.isLow)
    default: false
    }
  }

  static func identifier(_ text: String, _ attributes: String = "") -> Node {
    Node(tag: .mi, text: text, attributes: attributes)
  }

  static func op(_ text: String, _ role: Role = .ordinary, _ attributes: String = "") -> Node {
    Node(tag: .mo, role: role, text: text, attributes: attributes)
  }

  static func space(_ width: String) -> Node { Node(tag: .mspace, role: .space, attributes: " width=\"\(width)\"") }

  static func element(_ tag: Tag, _ children: [Node], _ attributes: String = "", role: Role = .ordinary) -> Node {
    Node(tag: tag, role: role, attributes: attributes, children: children)
  }

  static let noSpace = " lspace=\"0em\" rspace=\"0em\""
}
