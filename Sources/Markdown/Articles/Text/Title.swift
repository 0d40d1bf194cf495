/// A title: plain text, with the ranges that are shown as code.
///
/// ```swift
/// Title(written: "The `map` function").text  // The map function
/// ```
package struct Title: Sendable, Hashable {
  /// The text, for places that cannot show code, such as the title of a window.
  package let text: String
  /// The text with the backticks that the front matter has; titles are sorted by it.
  package let written: String
  /// The ranges of code in the UTF-8 bytes of the text.
  package let code: [Range<Int>]
  /// A short word that is shown behind the title, such as `New`.
  package var badge: String?

  package init(text: String, written: String, code: [Range<Int>]) {
    (self.text, self.written, self.code) = (text, written, code)
  }

  /// Creates a title without code.
  package init(_ text: String) { self.init(text: text, written: text, code: []) }

  /// Creates a title from front matter: a complete span of code, as in Markdown, is code; all else is text.
  package init(written: String) {
    let tick = UInt8(ascii: "`")
    guard written.utf8.contains(tick) else {
      self.init(written)
      return
    }
    let bytes = Array(written.utf8)
    var runs: [Range<Int>] = []
    for index in bytes.indices where bytes[index] == tick {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    // The last run of each length tells in one step whether a span ends.
    let ends = Dictionary(runs.enumerated().map { ($1.count, $0) }) { $1 }
    var (text, code, copied, next) = ([UInt8](), [Range<Int>](), 0, 0)
    while next < runs.count {
      let start = runs[next]
      next += 1
      guard let last = ends[start.count], last >= next,
        let end = runs[next...].firstIndex(where: { $0.count == start.count })
      else { continue }
      text += bytes[copied..<start.lowerBound]
      var span = bytes[start.upperBound..<runs[end].lowerBound]
      if span.first == 0x20, span.last == 0x20, span.contains(where: { $0 != 0x20 }) {
        span = span.dropFirst().dropLast()
      }
      code.append(text.count..<text.count + span.count)
      text += span
      copied = runs[end].upperBound
      next = end + 1
    }
    text += bytes[copied...]
    self.init(text: String(decoding: text, as: UTF8.self), written: written, code: code)
  }

  /// Texts that determine how the title is shown, without its badge.
  package var hashedText: String { code.isEmpty ? text : "\(text)\n\(code)" }
}
