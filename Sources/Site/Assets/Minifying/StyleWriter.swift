/// Writes the tokens of a style sheet again, item by item: an item is what a `{`, a `;` or a `}` ends.
struct StyleWriter {
  private let source: [UInt8]
  private let tokens: [StyleToken]
  private var output: [UInt8]

  /// The first token of the item, and the brackets that are open in it.
  private var itemStart = 0
  private var brackets: [UInt8] = []
  private var depth = 0

  /// Whether the last byte written is a semicolon that a `}` would make needless.
  private var endsInIdleSemicolon = false

  init(source: [UInt8], tokens: [StyleToken], output: [UInt8]) {
    self.source = source
    self.tokens = tokens
    self.output = output
  }

  /// The smaller style sheet, or nothing where brackets do not match.
  mutating func write() -> [UInt8]? {
    output.reserveCapacity(source.count)
    var isCustom: Bool?
    for (index, token) in tokens.enumerated() {
      if index == itemStart { isCustom = nil }
      if isCustom == nil, token.kind == .sign(":") {
        isCustom = depth > 0 && StyleItem(tokens[itemStart..<index]).isCustomName(in: source)
      }
      guard case .sign(let byte) = token.kind else {
        if token.kind == .function { brackets.append(UInt8(ascii: "(")) }
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): brackets.append(byte)
      case UInt8(ascii: "{") where isCustom == true || !brackets.isEmpty: brackets.append(byte)
      case UInt8(ascii: ")"): guard close(UInt8(ascii: "(")) else { return nil }
      case UInt8(ascii: "]"): guard close(UInt8(ascii: "[")) else { return nil }
      case UInt8(ascii: "}") where !brackets.isEmpty: guard close(UInt8(ascii: "{")) else { return nil }
      case UInt8(ascii: "{"), UInt8(ascii: "}"): guard endItem(at: index, with: byte) else { return nil }
      case UInt8(ascii: ";") where brackets.isEmpty: guard endItem(at: index, with: byte) else { return nil }
      default: break
      }
    }
    guard brackets.isEmpty, depth == 0 else { return nil }
    _ = writeItem(upTo: tokens.count, endingWith: nil)
    return output
  }

  private mutating func close(_ bracket: UInt8) -> Bool {
    brackets.popLast() == bracket
  }

  private mutating func endItem(at end: Int, with byte: UInt8) -> Bool {
    let outcome = writeItem(upTo: end, endingWith: byte)
    itemStart = end + 1
    switch byte {
    case UInt8(ascii: "{"):
      depth += 1
    case UInt8(ascii: "}"):
      if endsInIdleSemicolon { output.removeLast() }
      depth -= 1
    default:
      if outcome == .nothing, endsInIdleSemicolon { return true }
    }
    output.append(byte)
    endsInIdleSemicolon = byte == UInt8(ascii: ";") && outcome == .declaration
    return depth >= 0
  }

  private enum Outcome { case nothing, declaration, other }

  /// Writes an item without what ends it, and says what it was.
  private mutating func writeItem(upTo end: Int, endingWith byte: UInt8?) -> Outcome {
    let item = StyleItem(tokens[itemStart..<end])
    for comment in item.commentsBefore {
      output.append(contentsOf: source[comment.bytes])
      endsInIdleSemicolon = false
    }
    guard !item.pieces.isEmpty else { return item.commentsBefore.isEmpty ? .nothing : .other }
    endsInIdleSemicolon = false
    let kind = item.kind(in: source, isPrelude: byte == UInt8(ascii: "{"), isInBlock: depth > 0)
    if kind == .customProperty {
      let value = item.value
      output.append(contentsOf: source[item.pieces[0].token.bytes])
      output.append(UInt8(ascii: ":"))
      output.append(contentsOf: value.isEmpty ? [0x20] : source[value])
      return value.isEmpty ? .other : .declaration
    }
    for (index, piece) in item.pieces.enumerated() {
      if index > 0 {
        let isIdle = item.isIdle(before: index, as: kind)
        write(piece.gap, isIdle: isIdle, between: item.pieces[index - 1], piece)
      }
      output.append(contentsOf: source[piece.token.bytes])
    }
    for comment in item.commentsBehind { output.append(contentsOf: source[comment.bytes]) }
    return kind == .declaration ? .declaration : .other
  }

  private mutating func write(
    _ gap: StyleItem.Gap, isIdle: Bool, between first: StyleItem.Piece, _ second: StyleItem.Piece
  ) {
    if !gap.kept.isEmpty {
      if gap.hasSpace { output.append(0x20) }
      for comment in gap.kept { output.append(contentsOf: source[comment.bytes]) }
      if gap.hasSpace { output.append(0x20) }
      return
    }
    let mustSeparate = StyleJoint.mustSeparate(first.token.kind, second.token.kind)
    if gap.hasSpace {
      if !isIdle || mustSeparate { output.append(0x20) }
    } else if gap.hasComment, mustSeparate {
      output.append(contentsOf: Array("/**/".utf8))
    }
  }
}
