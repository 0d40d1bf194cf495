/// Extensions of kramdown: `{::comment}…{:/comment}`, `{::nomarkdown}…{:/}` and `{::options toc_levels="2" /}`.
enum KramdownExtensions {
  /// Returns a text without comments, options and the marks around HTML, which Garland needs none for.
  static func removed(from text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "{")) else { return text }
    let whole = String(decoding: text, as: UTF8.self)
    guard whole.contains("{::") else { return text }
    let code = CodeRegions.find(in: text)
    var result: [UInt8] = []
    var copied = 0
    for match in whole.matches(
      of: /\{::comment\}.*?\{:\/(?:comment)?\}|\{::(?:nomarkdown|options)[^}]*\}|\{:\/\w*\}/.dotMatchesNewlines())
    {
      let start = whole.utf8.distance(from: whole.startIndex, to: match.range.lowerBound)
      if code.region(at: start) != nil { continue }
      result += text[copied..<start]
      copied = start + match.output.utf8.count
    }
    return result + text[copied...]
  }
}
