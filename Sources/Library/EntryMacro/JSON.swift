/// A value in a message of the compiler.
///
/// The plugin is built apart from Garland, so the reader of `Parsing` would be compiled a second time for it.
enum JSON {
  case object([String: JSON])
  case array([JSON])
  case text(String)
  case number(Int)
  /// `true`, `false` or `null`, which the plugin does not need.
  case word

  /// Reads a document; returns `nil` if it is not JSON.
  init?(_ bytes: [UInt8]) {
    var reader = CompilerMessageReader(bytes)
    guard let value = reader.value() else { return nil }
    self = value
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var number: Int? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// Returns a text as a JSON string.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case " "...: String(scalar)
      default: "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

/// Reads JSON that the compiler wrote.
private struct CompilerMessageReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func value() -> JSON? {
    skipSpace()
    switch rest.first {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map { .text($0) }
    default:
      let end = rest.firstIndex { [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains($0) }
      let word = String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
      rest = rest[(end ?? rest.endIndex)...]
      return word.isEmpty ? nil : Int(word).map { .number($0) } ?? .word
    }
  }

  private mutating func object() -> JSON? {
    var members: [String: JSON] = [:]
    rest.removeFirst()
    if take("}") { return .object([:]) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let value = value() else { return nil }
      members[key] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSON? {
    var elements: [JSON] = []
    rest.removeFirst()
    if take("]") { return .array([]) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var units: [UInt16] = []
    while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      units += String(decoding: rest[..<end], as: UTF8.self).utf16
      let isEnd = rest[end] == UInt8(ascii: "\"")
      rest = rest[(end + 1)...]
      if isEnd { return String(decoding: units, as: UTF16.self) }
      guard let unit = escaped() else { return nil }
      units.append(unit)
    }
    return nil
  }

  /// Reads what follows a backslash.
  private mutating func escaped() -> UInt16? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "u"):
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    default: return UInt16(letter)
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
  }
}
