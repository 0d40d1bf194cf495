/// Reads TOML 1.0.
///
/// A syntax error ends the reading and leaves nothing; a key or a table that is there already is reported and left out.
package enum TOMLReader {
  /// Reads the bytes of a file that hold TOML; ranges are counted in the file, as the slice's indices are.
  ///
  ///     let (node, problems) = TOMLReader.read(file.utf8[4..<120])
  package static func read(_ bytes: ArraySlice<UInt8>) -> (node: DataNode?, problems: [DataProblem]) {
    let bytes = bytes.withoutByteOrderMark
    if let problem = bytes.invalidUTF8 { return (nil, [problem]) }
    var parser = TOMLParser(bytes)
    do throws(DataProblem) {
      try parser.parseDocument()
      return (parser.tree.node(at: bytes.indices), parser.tree.problems)
    } catch {
      return (nil, parser.tree.problems + [error])
    }
  }
}
