/// Makes scripts smaller without changing what they do.
///
///     ScriptMinifier.minify("let a = 1 // one\nif (a) { b() }")  // let a=1⏎if(a){b()}
///
/// Only comments and white space go; nothing is renamed. The end of a line stays wherever it might end a statement.
/// What cannot be read with certainty stays as it is.
package enum ScriptMinifier {
  /// The script without comments (except `/*! … */`) and needless white space.
  package static func minify(_ source: String) -> String {
    let bytes = Array(source.utf8)
    let start = headLength(of: bytes)
    guard let tokens = ScriptTokenizer.tokens(of: bytes, from: start) else { return source }
    var writer = ScriptWriter(source: bytes, output: Array(bytes[..<start]))
    let output = writer.write(tokens)
    // No rule of spacing is trusted blindly: what was written must read as the same tokens.
    guard output.count <= bytes.count, let result = ScriptTokenizer.tokens(of: output, from: start),
      result.count == tokens.count,
      zip(tokens, result).allSatisfy({ $0.kind == $1.kind && bytes[$0.bytes] == output[$1.bytes] })
    else { return source }
    return String(decoding: output, as: UTF8.self)
  }

  /// The byte order mark, or the line that names the program to run the script, with the line feed behind it.
  static func headLength(of bytes: [UInt8]) -> Int {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { return mark.count }
    guard bytes.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) else { return 0 }
    return bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
  }
}
