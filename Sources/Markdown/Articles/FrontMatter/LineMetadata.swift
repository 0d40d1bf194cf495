/// Metadata in lines without fences, as Pelican, MultiMarkdown and Hexo accept it.
///
///     Title: Bread
///     Date: 2026-01-02
///
///     Text
enum LineMetadata {
  /// Returns the problem at the first line if the lines at `start` are metadata.
  ///
  /// All lines up to an empty line or a fence must be keys with values. Prose can begin with a line such as
  /// `Note: …`. So at least two known keys are required, or one key that prose hardly ever begins with.
  static func problem(in bytes: [UInt8], from first: FrontMatterLine) -> FrontMatterProblem? {
    let start = first.text.lowerBound
    // Indented lines are code.
    if start > 0, isContinuation(bytes[(start - 1)...]) { return nil }
    guard
      let format = [FrontMatterBlock.Format.yaml, .toml].first(where: {
        LikelyKeys.key(of: bytes[first.text], as: $0) != nil
      })
    else { return nil }
    var keys: Set<String> = []
    var line = first
    for _ in 0..<lineLimit {
      if let key = LikelyKeys.key(of: bytes[line.text], as: format) {
        keys.insert(String(decoding: key, as: UTF8.self).lowercased())
      } else if !isContinuation(bytes[line.text]) {
        return nil
      }
      guard line.next < bytes.count else { break }
      line = FrontMatterLine(in: bytes, at: line.next)
      if line.text.isEmpty || FenceLikeLine(bytes[line.text])?.mayClose ?? false { break }
    }
    let isMetadata = !keys.isDisjoint(with: certainKeys) || keys.intersection(knownKeys).count > 1
    return isMetadata ? FrontMatterProblem(.noFences(format), at: first.text) : nil
  }

  private static func isContinuation(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t")
  }

  private static let lineLimit = 100
  private static let certainKeys: Set = ["title", "draft", "slug", "permalink"]
  private static let knownKeys: Set = [
    "author", "authors", "categories", "category", "date", "description", "lang", "layout", "modified", "published",
    "status", "summary", "tags", "template", "updated",
  ]
}
