/// The parts of a text with Liquid: text, values, and statements that control what is shown.
enum LiquidPieces {
  enum Piece: Sendable, Equatable {
    /// Text, and tags that are converted later, such as `{% highlight c %}`.
    case text(String)
    case value(String)
    case statement(name: String, rest: String)
  }

  private static let names: Set<String> = [
    "if", "unless", "case", "for", "assign", "capture", "else", "elsif", "when", "endif", "endunless", "endcase",
    "endfor", "endcapture", "tablerow", "endtablerow", "increment", "decrement", "cycle", "break", "continue", "echo",
    "liquid", "render",
  ]

  /// Splits a text; `{%-` and `-%}` remove white space, and comments are left out.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var shown = ""
    var rest = text[...]
    var trims = false
    // The names of raw tags that no tag ends from here on, so that many of them take linear time.
    var endless: Set<String> = []
    func add(_ piece: Piece) {
      if !shown.isEmpty { pieces.append(.text(shown)) }
      shown = ""
      pieces.append(piece)
    }
    while let tag = nextTag(in: rest) {
      var before = rest[..<tag.range.lowerBound]
      if trims { before = before.trimmedStart }
      if tag.content.first == "-" {
        before = before.trimmedEnd
        if before.isEmpty { shown = shown.trimmedEnd }
      }
      shown += before
      trims = tag.content.last == "-"
      let content = String(tag.content.trimmingHyphens).trimmed
      let source = rest[tag.range]
      rest = rest[tag.range.upperBound...]
      if tag.isValue {
        add(.value(content))
        continue
      }
      let name = String(content.prefix { !$0.isWhitespace })
      switch name {
      case "comment", "raw":
        guard !endless.contains(name), let behind = textBehindEnd(of: name, in: rest) else {
          endless.insert(name)
          if name == "raw" { shown += source }
          continue
        }
        if name == "raw" { shown += source + rest[..<behind.startIndex] }
        rest = behind
      case _ where names.contains(name):
        add(.statement(name: name, rest: String(content.dropFirst(name.count)).trimmed))
      default: shown += source
      }
    }
    shown += trims ? rest.trimmedStart : rest
    return shown.isEmpty ? pieces : pieces + [.text(shown)]
  }

  private typealias Tag = (range: Range<Substring.Index>, content: Substring, isValue: Bool)

  private static func nextTag(in text: Substring) -> Tag? {
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      let next = rest[rest.index(after: open)...]
      guard let kind = next.first, kind == "{" || kind == "%" else {
        rest = next
        continue
      }
      let inner = next.dropFirst()
      guard let close = inner.firstRange(of: kind == "{" ? "}}" : "%}") else { return nil }
      return (open..<close.upperBound, inner[..<close.lowerBound], kind == "{")
    }
    return nil
  }

  /// Returns the text behind the tag that ends a raw tag.
  private static func textBehindEnd(of name: String, in text: Substring) -> Substring? {
    var rest = text
    while let tag = nextTag(in: rest) {
      rest = rest[tag.range.upperBound...]
      if !tag.isValue, String(tag.content.trimmingHyphens).trimmed == "end" + name { return rest }
    }
    return nil
  }
}

extension Substring {
  /// The text without a hyphen at its start and at its end.
  fileprivate var trimmingHyphens: Substring {
    let start = first == "-" ? dropFirst() : self
    return start.last == "-" ? start.dropLast() : start
  }
}
