/// An address in a style sheet or a script that a browser asks for by itself.
package struct AssetAddress: Sendable, Equatable {
  /// The address as it is written.
  package let text: String

  /// Where it stands in the file, without its quotes.
  package let bytes: Range<Int>

  /// The address in some bytes, unless part of it is hidden by a backslash.
  init?(_ bytes: Range<Int>, in source: [UInt8]) {
    guard !bytes.isEmpty, !source[bytes].contains(UInt8(ascii: "\\")) else { return nil }
    text = String(decoding: source[bytes], as: UTF8.self)
    self.bytes = bytes
  }
}

extension AssetAddress {
  /// The addresses in a style sheet: of `@import`, `url(…)` and `image-set(…)`; nil where it cannot be read.
  package static func ofStyle(_ source: [UInt8]) -> [AssetAddress]? {
    guard let tokens = StyleTokenizer.tokens(of: source, from: StyleMinifier.headLength(of: source)) else { return nil }
    var found: [AssetAddress?] = []
    // The functions that are open, or a mere parenthesis.
    var open: [String] = []
    var last: String?
    for token in tokens where token.isSignificant {
      let text = String(decoding: source[token.bytes], as: UTF8.self).lowercased()
      switch token.kind {
      case .function: open.append(text)
      case .sign(UInt8(ascii: "(")): open.append(text)
      case .sign(UInt8(ascii: ")")): _ = open.popLast()
      case .url: found.append(AssetAddress(unquoted(token.bytes, in: source), in: source))
      case .string where last == "@import" || open.last.map { takesAddress.contains($0) } ?? false:
        found.append(AssetAddress(token.bytes.dropFirst().dropLast(), in: source))
      default: break
      }
      last = text
    }
    return found.compactMap(\.self)
  }

  /// The addresses in a script: of modules that it imports, and of `new URL("…", import.meta.url)`; nil where it cannot
  /// be read.
  package static func ofScript(_ source: [UInt8]) -> [AssetAddress]? {
    let start = ScriptMinifier.headLength(of: source)
    guard let tokens = ScriptTokenizer.tokens(of: source, from: start)?.filter({ $0.kind != .keptComment }) else {
      return nil
    }
    let text = { (index: Int) in
      tokens.indices.contains(index) ? String(decoding: source[tokens[index].bytes], as: UTF8.self) : ""
    }
    let isModule = { (index: Int) in
      switch text(index - 1) {
      case "from": return text(index - 2) != "."
      case "import": return text(index - 2) != "."
      case "(": return text(index - 2) == "import" && text(index - 3) != "." && [")", ","].contains(text(index + 1))
      default: return false
      }
    }
    let isBesideModule = { (index: Int) in
      (index - 3..<index).map(text) == ["new", "URL", "("]
        && (index + 1..<index + 8).map(text) == [",", "import", ".", "meta", ".", "url", ")"]
    }
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .string || token.kind == .template(isContinued: false, continues: false),
        isModule(index) || isBesideModule(index)
      else { return nil }
      return AssetAddress(token.bytes.dropFirst().dropLast(), in: source)
    }
  }

  private static let takesAddress: Set<String> = ["url(", "src(", "image-set(", "-webkit-image-set("]

  /// What stands between `url(` and `)`, without the white space around it.
  private static func unquoted(_ bytes: Range<Int>, in source: [UInt8]) -> Range<Int> {
    let inner = source[bytes.dropFirst("url(".count).dropLast()]
    let start = inner.firstIndex { !$0.isStyleSpace } ?? inner.endIndex
    let end = inner.lastIndex { !$0.isStyleSpace } ?? start - 1
    return start..<end + 1
  }
}
