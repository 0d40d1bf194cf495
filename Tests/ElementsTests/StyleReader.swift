/// Takes a `style` attribute apart as the CSS Syntax standard does, to see where its declarations really end.
struct StyleReader {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  /// What closes the blocks that are open, the innermost last.
  private var open: [Unicode.Scalar] = []

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The declarations, as they are written.
  static func declarations(of text: String) -> [String] {
    var reader = StyleReader(text)
    var declarations: [String] = []
    var start = 0
    while let scalar = reader.peek() {
      if scalar == ";", reader.open.isEmpty {
        declarations.append(reader.text(start..<reader.at))
        start = reader.at + 1
      }
      reader.consumeToken(scalar)
    }
    return declarations + [reader.text(start..<reader.at)]
  }

  private mutating func consumeToken(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "/" where peek(1) == "*": consumeComment()
    case "\"", "'": consumeString(until: scalar)
    case "(": consumeOpening(")")
    case "[": consumeOpening("]")
    case "{": consumeOpening("}")
    case ")", "]", "}":
      if open.last == scalar { open.removeLast() }
      at += 1
    case _ where startsName(): consumeName()
    default: at += 1
    }
  }

  private mutating func consumeOpening(_ closing: Unicode.Scalar) {
    open.append(closing)
    at += 1
  }

  private mutating func consumeComment() {
    at += 2
    while let scalar = peek(), !(scalar == "*" && peek(1) == "/") { at += 1 }
    at = min(at + 2, scalars.count)
  }

  private mutating func consumeString(until quote: Unicode.Scalar) {
    at += 1
    while let scalar = peek() {
      if isLineBreak(scalar) { return }
      at += scalar == "\\" ? 2 : 1
      if scalar == quote { return }
    }
    at = min(at, scalars.count)
  }

  private mutating func consumeName() {
    var name = ""
    while let scalar = peek(), isNamePart(scalar) || isEscape() {
      if scalar == "\\" { at += 1 }
      if let part = peek() { name.unicodeScalars.append(part) }
      at += 1
    }
    at = min(at, scalars.count)
    guard peek() == "(" else { return }
    consumeOpening(")")
    guard name.lowercased() == "url" else { return }
    var ahead = 0
    while let scalar = peek(ahead), isSpace(scalar) { ahead += 1 }
    if peek(ahead) != "\"", peek(ahead) != "'" { consumeAddress() }
  }

  /// An address without quotes ends at the next `)`, whether it is well formed or not.
  private mutating func consumeAddress() {
    while let scalar = peek(), scalar != ")" { at += isEscape() ? 2 : 1 }
    at = min(at, scalars.count)
  }

  private func startsName() -> Bool {
    guard let scalar = peek() else { return false }
    return isNamePart(scalar) && !("0"..."9").contains(scalar) || isEscape()
  }

  private func isEscape() -> Bool {
    guard peek() == "\\", let next = peek(1) else { return false }
    return !isLineBreak(next)
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 || scalar == "-" || scalar == "_" || scalar.properties.isASCIIHexDigit
      || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || isLineBreak(scalar) }

  private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" || scalar == "\u{0C}" }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    at + offset < scalars.count ? scalars[at + offset] : nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}
