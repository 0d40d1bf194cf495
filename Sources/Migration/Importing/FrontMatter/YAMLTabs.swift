import Parsing

/// YAML with tabs, which Hexo reads as spaces.
enum YAMLTabs {
  /// Returns the keys of front matter between fences, or `nil` if there are no tabs, or another error.
  static func read(_ block: ArraySlice<UInt8>) -> DataMap? {
    let lines = block.split(separator: 0x0A, omittingEmptySubsequences: true)
    guard lines.count > 2 else { return nil }
    return map(of: Array(lines.dropFirst().dropLast().joined(separator: [UInt8(0x0A)]))[...])
  }

  /// Returns the keys of YAML without fences.
  static func map(of text: ArraySlice<UInt8>) -> DataMap? {
    let tab = UInt8(ascii: "\t")
    guard text.contains(tab) else { return nil }
    let (node, problems) = YAMLReader.read(text.flatMap { $0 == tab ? [0x20, 0x20] : [$0] }[...])
    return problems.isEmpty ? node?.map : nil
  }
}
