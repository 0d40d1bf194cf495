/// Reads YAML, the core schema of version 1.2, through libyaml.
///
/// `true`, `3`, `0x1F`, `.5` and `~` mean what they seem to mean; `yes`, `no`, `on` and dates are texts. Anchors,
/// aliases and merge keys are resolved. A syntax error leaves nothing; all other problems leave what could be read.
package enum YAMLReader {
  /// Reads the bytes of a file that hold YAML; ranges are counted in the file, as the slice's indices are.
  ///
  ///     let (node, problems) = YAMLReader.read(file.utf8[4..<120])
  package static func read(_ bytes: ArraySlice<UInt8>) -> (node: DataNode?, problems: [DataProblem]) {
    let bytes = bytes.withoutByteOrderMark
    if let problem = YAMLTextCheck.problem(in: bytes) { return (nil, [problem]) }
    var composer = YAMLComposer(YAMLEventStream(bytes), end: bytes.endIndex)
    do throws(DataProblem) {
      let node = try composer.document()
      return (node, composer.problems)
    } catch {
      return (nil, composer.problems + [error])
    }
  }
}
