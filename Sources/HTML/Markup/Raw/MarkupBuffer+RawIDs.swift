extension MarkupBuffer {
  /// Appends raw HTML that was cleaned, with another beginning for each of its ids, or without any.
  ///
  /// ```swift
  /// buffer.append(cleaned: Array("<p id=\"a\">".utf8)[...], idPrefix: "post-")  // <p id="post-a">
  /// buffer.append(cleaned: Array("<p id=\"a\">".utf8)[...], idPrefix: nil)  // <p>
  /// ```
  public mutating func append(cleaned piece: ArraySlice<UInt8>, idPrefix prefix: String?) {
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

  /// Attributes whose values are ids of the page, one or several.
  private static func namesIDs(_ name: String) -> Bool {
    switch name {
    case "id", "for", "headers", "list", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns",
      "aria-details", "aria-flowto":
      true
    default: false
    }
  }
}
