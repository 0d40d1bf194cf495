/// An address in a stylesheet or script that browsers load.
package struct AssetAddress: Sendable, Equatable {
  /// The address as it is written.
  package let text: String

  /// The range of the address in the file, without quotes.
  package let bytes: Range<Int>

  /// Creates an address from some bytes, or returns nil if it is empty or contains an escape.
  init?(_ bytes: Range<Int>, in source: [UInt8]) {
    guard !bytes.isEmpty, !source[bytes].contains(UInt8(ascii: "\\")) else { return nil }
    text = String(decoding: source[bytes], as: UTF8.self)
    self.bytes = bytes
  }
}

extension AssetAddress {
  /// Returns the addresses in a stylesheet, or nil if it is malformed.
  ///
  /// The addresses are the arguments of `@import`, `url(…)`, `src(…)` and `image-set(…)`.
  package static func ofStyle(_ source: [UInt8]) -> [AssetAddress]? {
    guard let tokens = StyleTokenizer.tokens(of: source) else { return nil }
    var addresses: [AssetAddress?] = []
    // The open functions, and `(` for parentheses without a name.
    var openFunctions: [String] = []
    var previous: String?
    for token in tokens {
      let text = String(decoding: source[token.bytes], as: UTF8.self).lowercased()
      switch token.kind {
      case .whiteSpace, .comment, .importantComment: continue
      case .function, .sign("("): openFunctions.append(text)
      case .sign(")"): _ = openFunctions.popLast()
      case .url: addresses.append(AssetAddress(addressOfURL(token.bytes, in: source), in: source))
      case .string where previous == "@import" || openFunctions.last.map(addressFunctions.contains) ?? false:
        addresses.append(AssetAddress(token.bytes.dropFirst().dropLast(), in: source))
      default: break
      }
      previous = text
    }
    return addresses.compactMap(\.self)
  }

  private static let addressFunctions: Set<String> = ["url(", "src(", "image-set(", "-webkit-image-set("]

  /// Returns the range between `url(` and `)`, without the white space around the address.
  private static func addressOfURL(_ bytes: Range<Int>, in source: [UInt8]) -> Range<Int> {
    let inner = source[bytes.dropFirst("url(".count).dropLast()]
    let start = inner.firstIndex { !$0.isStyleSpace } ?? inner.endIndex
    let end = inner.lastIndex { !$0.isStyleSpace } ?? start - 1
    return start..<end + 1
  }

  /// Returns the addresses in a script, or nil if the script cannot be split into tokens with certainty.
  ///
  /// The addresses are imported modules and the arguments of `new URL("…", import.meta.url)`.
  package static func ofScript(_ source: [UInt8]) -> [AssetAddress]? {
    guard let tokens = ScriptTokenizer.tokens(of: source) else { return nil }
    let text = { (index: Int) in
      tokens.indices.contains(index) ? String(decoding: source[tokens[index].bytes], as: UTF8.self) : ""
    }
    let isModule = { (index: Int) in
      switch text(index - 1) {
      case "from", "import": return text(index - 2) != "."
      case "(": return text(index - 2) == "import" && text(index - 3) != "." && [")", ","].contains(text(index + 1))
      default: return false
      }
    }
    let isRelativeToModule = { (index: Int) in
      (index - 3..<index).map(text) == ["new", "URL", "("]
        && (index + 1..<index + 8).map(text) == [",", "import", ".", "meta", ".", "url", ")"]
    }
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .string, isModule(index) || isRelativeToModule(index) else { return nil }
      return AssetAddress(tokens[index].bytes.dropFirst().dropLast(), in: source)
    }
  }
}
