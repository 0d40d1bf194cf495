/// Makes style sheets smaller without changing what they mean.
///
///     StyleMinifier.minify("a > b { color: red; /* why */ }")  // a>b{color:red}
///
/// Only comments, white space and semicolons go; no value is rewritten. What is not well-formed stays as it is.
package enum StyleMinifier {
  /// The style sheet without comments (except `/*! … */`), needless white space and needless semicolons.
  package static func minify(_ source: String) -> String {
    let bytes = Array(source.utf8)
    let start = headLength(of: bytes)
    guard let tokens = StyleTokenizer.tokens(of: bytes, from: start) else { return source }
    var writer = StyleWriter(source: bytes, tokens: tokens, output: Array(bytes[..<start]))
    guard let output = writer.write(), output.count <= bytes.count else { return source }
    // No rule of writing is trusted blindly: what was written must read as the same tokens.
    guard let result = StyleTokenizer.tokens(of: output, from: start),
      texts(of: tokens, in: bytes) == texts(of: result, in: output)
    else { return source }
    return String(decoding: output, as: UTF8.self)
  }

  /// The byte order mark.
  static func headLength(of bytes: [UInt8]) -> Int {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) ? mark.count : 0
  }

  /// All that must still be there.
  private static func texts(of tokens: [StyleToken], in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    tokens.filter { $0.kind != .whiteSpace && $0.kind != .comment && $0.kind != .sign(";") }.map { bytes[$0.bytes] }
  }
}
