import Texts

// These functions write raw markup as valid UTF-8. Every line end becomes a line feed, and control characters that HTML
// does not allow become U+FFFD.
extension MarkupBuffer {
  /// Appends text with its character references unchanged; with `escapingTags`, the text cannot become markup.
  mutating func appendRaw(_ text: ArraySlice<UInt8>, escapingTags: Bool) {
    appendRaw(text) { byte, _ in escapingTags && byte == UInt8(ascii: "<") ? "&lt;" : nil }
  }

  /// Appends an attribute value, escaped for double quotes.
  mutating func appendRaw(attributeValue value: ArraySlice<UInt8>) {
    appendRaw(value) { byte, index in
      switch byte {
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "&"): CharacterReferences.mayFollow(value[(index + 1)...]) ? nil : "&amp;"
      default: nil
      }
    }
  }

  /// Returns text with its character references unchanged, escaped for element content or double quotes.
  package static func escaped(keepingReferences text: String) -> String {
    var buffer = MarkupBuffer(capacity: text.utf8.count)
    buffer.appendRaw(attributeValue: Array(text.utf8)[...])
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Appends `</name>`.
  mutating func appendRawEnd(_ name: String) {
    append("</")
    append(verbatim: name)
    append(byte: UInt8(ascii: ">"))
  }

  /// Appends text.
  ///
  /// If `reference` returns a character reference for an ASCII byte, the reference replaces the byte.
  private mutating func appendRaw(_ text: ArraySlice<UInt8>, reference: (UInt8, Int) -> StaticString?) {
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      let replacement: StaticString
      switch byte {
      case 0x80...: continue
      case 0..<0x09, 0x0B, 0x0E..<0x20: replacement = "\u{FFFD}"
      case 0x0D: replacement = index + 1 < text.endIndex && text[index + 1] == 0x0A ? "" : "\n"
      default:
        guard let reference = reference(byte, index) else { continue }
        replacement = reference
      }
      append(verbatim: String(decoding: text[start..<index], as: UTF8.self))
      append(replacement)
      start = index + 1
    }
    append(verbatim: String(decoding: text[start...], as: UTF8.self))
  }
}

extension MarkupBuffer {
  /// Appends filtered HTML with a prefix for each id, or without ids if the prefix is `nil`.
  ///
  /// ```swift
  /// buffer.append(cleaned: Array("<p id=\"a\">".utf8)[...], idPrefix: "post-")  // <p id="post-a">
  /// buffer.append(cleaned: Array("<p id=\"a\">".utf8)[...], idPrefix: nil)  // <p>
  /// ```
  package mutating func append(cleaned piece: ArraySlice<UInt8>, idPrefix prefix: String?) {
    var tokens = RawMarkupTokens(piece)
    let start = piece.startIndex
    var copied = start
    while let token = tokens.next() {
      guard case .start(let tag) = token else { continue }
      for attribute in tag.attributes where Self.namesIDs(tokens.name(attribute.name)) {
        guard let prefix else {
          let end = piece[..<attribute.range.lowerBound].lastIndex { !$0.isMarkupSpace } ?? piece.startIndex
          if end >= copied { append(rendered: piece.span.extracting(copied - start...end - start)) }
          copied = attribute.range.upperBound
          continue
        }
        var isWithinWord = false
        for index in attribute.value ?? 0..<0 {
          let isSpace = piece[index].isMarkupSpace
          if !isSpace, !isWithinWord {
            append(rendered: piece.span.extracting(copied - start..<index - start))
            append(verbatim: prefix)
            copied = index
          }
          isWithinWord = !isSpace
        }
      }
    }
    append(rendered: piece.span.extracting((copied - start)...))
  }

  /// Returns whether the values of an attribute are ids of elements in the page.
  private static func namesIDs(_ name: String) -> Bool {
    switch name {
    case "id", "for", "headers", "list", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns",
      "aria-details", "aria-flowto":
      true
    default: false
    }
  }
}
