/// An argument of a tag, with its place in the text.
struct TagArgument {
  /// The name; `nil` for a value by position.
  let name: String?
  let value: Range<Int>
  let isQuoted: Bool

  /// The names of arguments whose values are shown.
  static let shown: Set<String> = [
    "alt", "caption", "content", "description", "header", "heading", "label", "message", "quote", "subtitle", "summary",
    "text", "title",
  ]

  /// Whether an image in an argument of some name is shown.
  static func isImage(_ name: String?) -> Bool {
    name.map { ["src", "img", "image", "file", "path", "filename", "url"].contains($0.lowercased()) } ?? true
  }

  /// Returns the arguments in a range of a text.
  static func read(_ bytes: [UInt8], _ range: Range<Int>, separators: StaticString) -> [TagArgument] {
    let separators = Array("\(separators)".utf8)
    var arguments: [TagArgument] = []
    var at = range.lowerBound
    func isName(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x30 && byte <= 0x39 || "-_.:@".utf8.contains(byte) }
    while at < range.upperBound {
      if separators.contains(bytes[at]) {
        at += 1
        continue
      }
      let start = at
      var name: String?
      let nameEnd = bytes[at..<range.upperBound].firstIndex { !isName($0) } ?? range.upperBound
      let mark = bytes[nameEnd..<range.upperBound].firstIndex { $0 != 0x20 } ?? range.upperBound
      if nameEnd > at, mark < range.upperBound, bytes[mark] == UInt8(ascii: "=") {
        name = String(decoding: bytes[at..<nameEnd], as: UTF8.self)
        at = bytes[(mark + 1)..<range.upperBound].firstIndex { $0 > 0x20 } ?? range.upperBound
      } else if nameEnd > at, nameEnd < range.upperBound, bytes[nameEnd - 1] == UInt8(ascii: ":") || mark > nameEnd,
        bytes[nameEnd - 1] == UInt8(ascii: ":"), isQuote(bytes[mark])
      {
        // `caption: "The oven"` in Liquid and Nunjucks.
        name = String(decoding: bytes[at..<(nameEnd - 1)], as: UTF8.self)
        at = mark
      }
      guard at < range.upperBound else { break }
      var end = at
      let isQuoted = isQuote(bytes[at])
      if isQuoted {
        end += 1
        while end < range.upperBound, bytes[end] != bytes[at] {
          // A tag of a generator has quotes of its own.
          let tag =
            bytes[end...].starts(with: "{{".utf8) ? bytes[end..<range.upperBound].firstRange(of: "}}".utf8) : nil
          end = tag?.upperBound ?? end + (bytes[end] == UInt8(ascii: "\\") ? 2 : 1)
        }
        end = min(end, range.upperBound)
      } else if bytes[at] == UInt8(ascii: "{"), name != nil {
        // An expression of JavaScript is no text.
        var depth = 0
        repeat {
          depth += bytes[end] == UInt8(ascii: "{") ? 1 : bytes[end] == UInt8(ascii: "}") ? -1 : 0
          end += 1
        } while end < range.upperBound && depth > 0
      } else {
        end = bytes[at..<range.upperBound].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ",") } ?? range.upperBound
      }
      let first = isQuoted ? at + 1 : at
      if end > at { arguments.append(TagArgument(name: name, value: first..<max(first, end), isQuoted: isQuoted)) }
      at = isQuoted ? end + 1 : end > at ? end : max(at + 1, start + 1)
    }
    return arguments
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }
}
