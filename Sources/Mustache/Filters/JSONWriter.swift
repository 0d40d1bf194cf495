/// Writes values as JSON.
///
/// The data of a site may lead back to itself, so there are limits.
struct JSONWriter {
  private(set) var text = ""
  private static let depthLimit = 32
  private static let byteLimit = 4 << 20

  mutating func write(_ value: TemplateValue, depth: Int) throws(FilterRefusal) {
    guard depth < Self.depthLimit, text.utf8.count < Self.byteLimit else {
      throw FilterRefusal("finds no end; is the value part of itself?")
    }
    switch value {
    case .nothing: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .number(let number) where !number.isFinite: text += "null"
    case .integer, .number: text += value.plainText ?? ""
    case .text(let string): write(string)
    case .atom(let atom): write(atom.text)
    case .markup(let bytes): write(String(decoding: bytes, as: UTF8.self))
    case .lambda: throw FilterRefusal("takes no lambda")
    case .list(let list):
      text += "["
      for index in 0..<list.count {
        if index > 0 { text += "," }
        try write(list.element(at: index), depth: depth + 1)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, name) in object.names.enumerated() {
        if index > 0 { text += "," }
        write(name)
        text += ":"
        try write(object.value(named: name) ?? .nothing, depth: depth + 1)
      }
      text += "}"
    }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
