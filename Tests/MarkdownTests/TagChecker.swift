import Testing

/// A strict checker for HTML: every tag must be closed, in order, in the element that contains it.
struct TagChecker {
  /// The first problem.
  private(set) var problem: String?

  private static let void: Set<String> = [
    "area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  private let bytes: [UInt8]
  private var at = 0
  private var open: [String] = []

  init(_ html: [UInt8]) {
    bytes = html
    while problem == nil, let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = start + 1
      readTag()
    }
    if problem == nil, let last = open.last { problem = "<\(last)> is never closed" }
  }

  private mutating func readTag() {
    if bytes[at...].starts(with: "!--".utf8) { return skipComment() }
    let closes = at < bytes.count && bytes[at] == UInt8(ascii: "/")
    if closes { at += 1 }
    let name = String(decoding: bytes[at...].prefix { isNamePart($0) }, as: UTF8.self).lowercased()
    guard !name.isEmpty else {
      problem = "a `<` at \(at) begins no tag"
      return
    }
    at += name.utf8.count
    guard skipAttributes() else { return }
    if closes {
      let expected = open.popLast()
      if expected != name { problem = "</\(name)> at \(at), but <\(expected ?? "nothing")> is open" }
    } else if !Self.void.contains(name) {
      open.append(name)
    }
  }

  /// Moves past the tag's `>`; a `>` inside quotes does not count.
  private mutating func skipAttributes() -> Bool {
    var quote: UInt8?
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return true
      } else if byte == UInt8(ascii: "<") {
        break
      }
    }
    problem = "the tag before \(at) does not end"
    return false
  }

  private mutating func skipComment() {
    at += 3
    while at < bytes.count, !bytes[at...].starts(with: "-->".utf8) { at += 1 }
    if at == bytes.count { problem = "a comment does not end" }
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }
}

/// Checks that the checker finds problems.
@Suite struct TagCheckerTests {
  @Test(arguments: [
    "", "a &lt; b", "<p>a<br />b</p>", "<P a=\"x > y\" b='\"'>c</p>", "<hr><!-- <b> --><x-y></x-y>",
    "<ul>\n<li><i>a</i></li></ul>",
  ])
  func `closed tags are accepted`(html: String) {
    #expect(TagChecker(Array(html.utf8)).problem == nil)
  }

  @Test(arguments: [
    "<p>", "</p>", "<b><i></b></i>", "<p", "<p a=\"b>", "<", "a < b", "<!-- a", "<p <b></b></p>",
    "<div><p></div>", "</br>",
  ])
  func `unclosed tags are reported`(html: String) {
    #expect(TagChecker(Array(html.utf8)).problem != nil)
  }
}
