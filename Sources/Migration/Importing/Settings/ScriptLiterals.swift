import Parsing

/// The literals in a configuration file in JavaScript or TypeScript.
///
/// No code is executed.
///
/// ```swift
/// ScriptLiterals.object(after: ["export default"], in: "export default { base: '/docs/', plugins: [load()] }")
/// ```
struct ScriptLiterals {
  private let text: [UInt8]
  private var at = 0
  private var constants = DataMap()

  private init(_ text: String) {
    self.text = ScriptComments.blanked(Array(text.utf8))
    readConstants()
  }

  /// Returns the first object that follows a marker, without the values that are not literals.
  ///
  /// A call such as `starlight({title: 'A'})` is read as its first argument with the key `()` for its name.
  static func object(after markers: [String], in text: String) -> DataMap? {
    var reader = ScriptLiterals(text)
    for marker in markers {
      for start in reader.offsets(behind: marker) {
        reader.at = start
        if let map = reader.value(depth: 1)?.map, !map.entries.isEmpty { return map }
      }
    }
    return nil
  }

  /// Returns the literals behind each place of a word, such as the first arguments of a function.
  static func values(behind word: String, in text: String) -> [DataNode.Value] {
    var reader = ScriptLiterals(text)
    return reader.offsets(behind: word).compactMap { start in
      reader.at = start
      return reader.value(depth: 1)
    }
  }

  /// Returns the variables whose value is a call, with the code of the call: `const a = defineCollection({…})`.
  static func declarations(of call: String, in text: String) -> [(name: String, code: String)] {
    let reader = ScriptLiterals(text)
    return reader.offsets(behind: call).compactMap { start in
      let before = String(decoding: reader.text[..<start].suffix(200), as: UTF8.self).dropLast(call.utf8.count)
      guard let match = before.firstMatch(of: /([\w$]+)\s*(?:[=:])\s*$/) else { return nil }
      var end = reader
      end.at = start
      end.skipToClosing()
      return (String(match.1), String(decoding: reader.text[start..<end.at], as: UTF8.self))
    }
  }

  /// Returns the keys of an object by the names of the variables that are their values: `{ blog: posts, docs }`.
  static func names(in markers: [String], of text: String) -> [String: String] {
    let reader = ScriptLiterals(text)
    guard let start = markers.lazy.compactMap({ reader.offsets(behind: $0).first }).first else { return [:] }
    let object = String(decoding: reader.text[start...].prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
    let pairs = object.matches(of: /["']?([\w$-]+)["']?\s*:\s*([\w$]+)/).map { (String($0.2), String($0.1)) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the ends of the places of a word that is not a part of a longer one.
  private func offsets(behind word: String) -> [Int] {
    let word = Array(word.utf8)
    guard text.count >= word.count, let first = word.first else { return [] }
    let isLetter = first.isASCIILetter
    return text[...(text.count - word.count)].indices.filter {
      text[$0] == first && text[$0..<($0 + word.count)].elementsEqual(word)
        && !(isLetter && $0 > 0 && isWord($0 - 1))
    }.map { $0 + word.count }
  }

  private mutating func readConstants() {
    for keyword in ["const ", "let ", "var "] {
      for start in offsets(behind: keyword) {
        at = start
        guard let name = identifier() else { continue }
        skipBlank()
        if peek == UInt8(ascii: ":") { skip { $0 != UInt8(ascii: "=") && $0 != 0x0A } }
        guard peek == UInt8(ascii: "=") else { continue }
        at += 1
        if let value = value(depth: 0) { constants = constants.setting(name, to: value) }
      }
    }
  }

  // MARK: Values

  /// Reads a value up to the comma or bracket behind it; `nil` for anything but a literal.
  private mutating func value(depth: Int) -> DataNode.Value? {
    guard depth < 40 else { return nil }
    skipBlank()
    let primary = primary(depth: depth)
    let start = at
    skipBlank()
    if follows("||") || follows("??") {
      at += 2
      return primary ?? value(depth: depth)
    }
    if depth == 0 {
      let isWhole = text[start..<at].contains(0x0A) || at >= text.count || [0x3B, 0x2C].contains(text[at])
      return isWhole || follows("as ") || follows("satisfies ") ? primary : nil
    }
    let isCast = follows("as ") || follows("satisfies ")
    let isWhole = at >= text.count || ",;}])".utf8.contains(text[at])
    skipToDelimiter()
    return isWhole || isCast ? primary : nil
  }

  private mutating func primary(depth: Int) -> DataNode.Value? {
    switch peek {
    case UInt8(ascii: "{")?: return object(depth: depth)
    case UInt8(ascii: "[")?: return list(depth: depth)
    case UInt8(ascii: "\"")?, UInt8(ascii: "'")?, UInt8(ascii: "`")?: return quoted().map { .string($0) }
    case let digit? where digit == UInt8(ascii: "-") || (0x30...0x39).contains(digit):
      let start = at
      skip { $0.isASCIIAlphanumeric || "-._".utf8.contains($0) }
      let word = String(decoding: text[start..<at].filter { $0 != 0x5F }, as: UTF8.self)
      return Int(word).map { .integer($0) } ?? Double(word).map { .number($0) }
    default: break
    }
    guard let name = identifier() else { return nil }
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null", "undefined": return .null
    default: break
    }
    guard peek == UInt8(ascii: "(") else { return constants[name]?.value }
    at += 1
    let argument = value(depth: depth + 1)
    skipToClosing()
    guard name.first?.isLetter == true else { return nil }
    return .map((argument?.map ?? DataMap()).setting("()", to: .string(name)))
  }

  private mutating func list(depth: Int) -> DataNode.Value? {
    at += 1
    var nodes: [DataNode] = []
    while true {
      skipBlank()
      guard let next = peek else { return nil }
      if next == UInt8(ascii: "]") {
        at += 1
        return .list(nodes)
      }
      let start = at
      if let value = value(depth: depth + 1) { nodes.append(DataNode(value, at: 0..<0)) }
      if peek == UInt8(ascii: ",") { at += 1 } else if at == start { at += 1 }
    }
  }

  private mutating func object(depth: Int) -> DataNode.Value? {
    at += 1
    var map = DataMap()
    while true {
      skipBlank()
      guard let next = peek else { return nil }
      if next == UInt8(ascii: "}") {
        at += 1
        return .map(map)
      }
      let start = at
      let isQuoted = "\"'`".utf8.contains(next)
      let key = isQuoted ? quoted() : identifier(allowsDigits: true)
      skipBlank()
      if let key, peek == UInt8(ascii: ":") {
        at += 1
        if let value = value(depth: depth + 1) { map = map.setting(key, to: value) }
      } else if let key, !isQuoted, let value = constants[key]?.value, peek == UInt8(ascii: ",") || peek == 0x7D {
        map = map.setting(key, to: value)
      } else if follows("..."), let name = spread(), let values = constants[name]?.map {
        for entry in values.entries { map = map.setting(entry.key, to: entry.value.value) }
      }
      skipToDelimiter()
      if peek == UInt8(ascii: ",") { at += 1 } else if at == start { at += 1 }
    }
  }

  private mutating func spread() -> String? {
    at += 3
    return identifier()
  }

  /// Reads a text in quotes; `nil` for a template with a value that is no constant.
  private mutating func quoted() -> String? {
    let quote = text[at]
    at += 1
    var bytes: [UInt8] = []
    var isKnown = true
    while let byte = peek {
      at += 1
      if byte == quote { return isKnown ? String(decoding: bytes, as: UTF8.self) : nil }
      if byte == 0x0A, quote != UInt8(ascii: "`") { return nil }
      if byte == UInt8(ascii: "\\"), let escaped = peek {
        at += 1
        bytes.append(escaped == UInt8(ascii: "n") ? 0x0A : escaped == UInt8(ascii: "t") ? 0x09 : escaped)
      } else if quote == UInt8(ascii: "`"), byte == UInt8(ascii: "$"), peek == UInt8(ascii: "{") {
        at += 1
        if let name = identifier(), peek == UInt8(ascii: "}"), let value = constants[name]?.value.text {
          bytes += value.utf8
        } else {
          isKnown = false
        }
        skipToClosing()
      } else {
        bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func identifier(allowsDigits: Bool = false) -> String? {
    let start = at
    if !allowsDigits, let first = peek, (0x30...0x39).contains(first) { return nil }
    while at < text.count, isWord(at) || at > start && text[at] == UInt8(ascii: ".") && isWord(at + 1) { at += 1 }
    return at > start ? String(decoding: text[start..<at], as: UTF8.self) : nil
  }

  // MARK: Bytes

  private var peek: UInt8? { at < text.count ? text[at] : nil }

  private func follows(_ word: StaticString) -> Bool { text.hasPrefix(word, at: at) }

  private func isWord(_ index: Int) -> Bool {
    index < text.count && (ByteSet.word.contains(text[index]) || text[index] == UInt8(ascii: "$"))
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek, condition(byte) { at += 1 }
  }

  /// Skips white space, to which comments belong.
  private mutating func skipBlank() { skip { $0 <= 0x20 } }

  /// Skips to the next comma or closing bracket outside brackets and texts.
  private mutating func skipToDelimiter() {
    var depth = 0
    while true {
      skipBlank()
      guard let byte = peek else { return }
      switch byte {
      case UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        _ = quoted()
        continue
      default: break
      }
      at += 1
    }
  }

  /// Skips behind the bracket that ends the current call or placeholder.
  private mutating func skipToClosing() {
    skipToDelimiter()
    while peek == UInt8(ascii: ",") {
      at += 1
      skipToDelimiter()
    }
    if peek != nil { at += 1 }
  }
}
