import Markup

extension TemplateFilter {
  /// The filters for texts.
  ///
  /// Letters change as Unicode says, the same on every machine.
  static let forText = [
    TemplateFilter("upper") { value, _ throws(FilterRefusal) in .text(try value.text().uppercased()) },
    TemplateFilter("lower") { value, _ throws(FilterRefusal) in .text(try value.text().lowercased()) },
    TemplateFilter("capitalize") { value, _ throws(FilterRefusal) in
      let text = try value.text()
      return .text(text.prefix(1).uppercased() + text.dropFirst())
    },
    TemplateFilter("trim") { value, _ throws(FilterRefusal) in
      let text = try value.text().drop(while: \.isWhitespace)
      let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:))
      return .text(String(text[..<(end ?? text.startIndex)]))
    },
    TemplateFilter(
      "truncate", takes: [Parameter("the most characters", .count), Parameter("what follows", .text, isOptional: true)]
    ) { value, arguments throws(FilterRefusal) in
      .text(truncated(try value.text(), to: arguments.count(0), followedBy: arguments.text(1) ?? "…"))
    },
    TemplateFilter("encode") { value, _ throws(FilterRefusal) in .text(percentEncoded(try value.text())) },
    TemplateFilter("escape") { value, _ throws(FilterRefusal) in
      .markup(escaped(try value.characters()))
    },
    TemplateFilter("strip") { value, _ throws(FilterRefusal) in
      .text(PlainText(of: try value.characters()[...]).text)
    },
  ]

  /// At most so many characters, up to the end of a word if there is one, and then what tells that there was more.
  private static func truncated(_ text: String, to count: Int, followedBy tail: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex), end < text.endIndex else {
      return text
    }
    var kept = text[..<end]
    if !text[end].isWhitespace, let space = kept.lastIndex(where: \.isWhitespace) { kept = kept[..<space] }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + tail
  }

  /// Everything but letters, digits and `-._~` as `%XX`, so that a text fits into any part of an address.
  private static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: encoded.append(byte)
      default: encoded += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    var buffer = MarkupBuffer(capacity: bytes.count)
    buffer.appendQuotable(bytes.span)
    return buffer.bytes
  }
}

extension TemplateValue {
  /// The bytes of HTML or of a text, for a filter that takes both.
  fileprivate func characters() throws(FilterRefusal) -> [UInt8] {
    if case .markup(let bytes) = self { return bytes }
    return Array(try text().utf8)
  }
}
