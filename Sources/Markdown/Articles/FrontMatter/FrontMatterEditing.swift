import Diagnostics

extension FrontMatter {
  /// Returns the bytes of an article with a text without quotes as the value of a key, and everything else as it was.
  package func setting(_ field: ArticleMetadata.Field, to value: String, in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let start = bytes[...].byteOrderMarkCount
    // A new line ends as the first one does.
    let firstEnd = bytes.firstIndex(of: 0x0A)
    let end = firstEnd.map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false ? "\r\n" : "\n"
    guard let fences = FrontMatterFences.find(in: bytes, from: start), let content = fences.content else {
      bytes.insert(contentsOf: Array("---\(end)\(field.name): \(value)\(end)---\(end)\(end)".utf8), at: start)
      return bytes
    }
    if let range = metadata.ranges[field]?.bytes {
      let isQuoted = bytes[range].first.map { "\"'".utf8.contains($0) } ?? false
      bytes.replaceSubrange(range, with: Array((isQuoted ? "\"\(value)\"" : value).utf8))
      return bytes
    }
    let isEmptyObject = bytes[content].allSatisfy { "{} \t\r\n".utf8.contains($0) }
    let (text, offset) =
      switch fences.format {
      case .yaml: ("\(field.name): \(value)\(end)", content.upperBound)
      // Behind a table, it would be a key of the table.
      case .toml: ("\(field.name) = \"\(value)\"\(end)", content.lowerBound)
      case .json: ("\"\(field.name)\": \"\(value)\"\(isEmptyObject ? "" : ", ")", content.lowerBound + 1)
      }
    bytes.insert(contentsOf: Array(text.utf8), at: offset)
    return bytes
  }
}
