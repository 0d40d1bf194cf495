/// A parser that checks the nesting of tags in filtered markup; it shares no code with the filter.
struct CheckedMarkup {
  struct Tag {
    var name = ""
    var isEnd = false
    var isSelfClosing = false
    var attributes: [(name: String, value: String)] = []
  }

  private(set) var tags: [Tag] = []
  /// The problems with the nesting.
  private(set) var problems: [String] = []

  private var text: Substring.UnicodeScalarView
  private var open: [String] = []

  init(_ markup: String) {
    text = markup[...].unicodeScalars
    while let scalar = text.popFirst() {
      guard scalar == "<", let next = text.first else { continue }
      if next == "!" || next == "?" {
        skipComment()
      } else if next == "/" || isLetter(next) {
        add(readTag())
      }
    }
    if !open.isEmpty { problems.append("left open: \(open)") }
  }

  private mutating func add(_ tag: Tag) {
    tags.append(tag)
    let languages = [
      "svg": true, "math": true, "foreignobject": false, "desc": false, "title": false, "blockquote": false,
    ]
    let isForeign = languages[tag.name] == true || open.reversed().lazy.compactMap { languages[$0] }.first == true
    let void: Set = [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
    if tag.isEnd {
      if open.last == tag.name { open.removeLast() } else { problems.append("</\(tag.name)> within \(open)") }
    } else if !void.contains(tag.name), !(isForeign && tag.isSelfClosing) {
      open.append(tag.name)
      if !isForeign { skipRawText(of: tag.name) }
    }
  }

  private mutating func readTag() -> Tag {
    var tag = Tag()
    if text.first == "/" {
      tag.isEnd = true
      text.removeFirst()
    }
    tag.name = take { !isSpace($0) && $0 != "/" && $0 != ">" }.lowercased()
    while let scalar = text.first {
      text.removeFirst()
      if scalar == ">" { return tag }
      if scalar == "/" { tag.isSelfClosing = text.first == ">" }
      guard scalar != "/", !isSpace(scalar) else { continue }
      let name = String(Character(scalar)) + take { !isSpace($0) && $0 != "/" && $0 != ">" && $0 != "=" }
      _ = take(while: isSpace)
      var value = ""
      if text.first == "=" {
        text.removeFirst()
        _ = take(while: isSpace)
        value = readValue()
      }
      tag.attributes.append((name.lowercased(), value))
    }
    problems.append("no end of <\(tag.name)")
    return tag
  }

  private mutating func readValue() -> String {
    guard let quote = text.first, quote == "\"" || quote == "'" else { return take { !isSpace($0) && $0 != ">" } }
    text.removeFirst()
    let value = take { $0 != quote }
    if text.popFirst() == nil { problems.append("no end of a value") }
    return value
  }

  private mutating func skipComment() {
    let rest = String(text)
    if rest.hasPrefix("!-->") || rest.hasPrefix("!--->") {
      _ = take { $0 != ">" }
    } else if rest.hasPrefix("!--") {
      guard let end = rest.dropFirst(3).firstMatch(of: /--!?>/)?.range.upperBound else {
        problems.append("no end of a comment")
        return text.removeAll()
      }
      text = rest[end...].unicodeScalars
    } else {
      _ = take { $0 != ">" }
    }
  }

  private mutating func skipRawText(of name: String) {
    guard ["script", "style", "textarea", "title", "iframe", "xmp", "noembed", "noframes"].contains(name) else {
      return
    }
    let rest = String(text)
    for match in rest.matches(of: /<\/([A-Za-z]+)(?=[ \t\n\r\f\/>])/) where match.1.lowercased() == name {
      if name == "script", hidesEnd(rest[..<match.range.lowerBound]) { continue }
      text = rest[match.range.lowerBound...].unicodeScalars
      return
    }
    problems.append("no end of the content of \(name)")
    text.removeAll()
  }

  /// Returns whether a script's text ends in a comment with an open `<script>`.
  private func hidesEnd(_ text: Substring) -> Bool {
    guard let comment = text.openComment else { return false }
    let marks = text[comment...].matches(of: /(?i)<(\/?)script(?=[ \t\n\r\f\/>])/)
    return marks.reduce(false) { _, mark in mark.1.isEmpty }
  }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let scalar = text.first, condition(scalar) { taken.append(text.removeFirst()) }
    return String(taken)
  }
}

private func isSpace(_ scalar: Unicode.Scalar) -> Bool { [" ", "\t", "\n", "\r", "\u{0C}"].contains(scalar) }

private func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

extension Substring {
  /// The start of a comment that is open at the end of the text; `<!--` in a comment does not count.
  fileprivate var openComment: Index? {
    var rest = self
    while let start = rest.firstRange(of: "<!--")?.lowerBound {
      guard let end = rest[start...].dropFirst(2).firstRange(of: "-->") else { return start }
      rest = rest[end.upperBound...]
    }
    return nil
  }
}
