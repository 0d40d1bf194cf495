import Markup
import Texts

extension TemplateFilter {
  /// The filters for text.
  ///
  /// The filters change case by Unicode's rules, so the result does not depend on the machine.
  static let forText = [
    TemplateFilter("upper") { value, _ throws(FilterError) in .text(try value.text().uppercased()) },
    TemplateFilter("lower") { value, _ throws(FilterError) in .text(try value.text().lowercased()) },
    TemplateFilter("capitalize") { value, _ throws(FilterError) in
      let text = try value.text()
      return .text(text.prefix(1).uppercased() + text.dropFirst())
    },
    TemplateFilter("trim") { value, _ throws(FilterError) in .text(try value.text().trimmed) },
    TemplateFilter(
      "truncate",
      takes: [Parameter("the maximum number of characters", .count), Parameter("the ending", .text, isOptional: true)]
    ) { value, arguments throws(FilterError) in
      .text(truncated(try value.text(), to: arguments.count(0), followedBy: arguments.text(1) ?? "…"))
    },
    TemplateFilter("encode") { value, _ throws(FilterError) in
      .text(try value.text().percentEncoded(keeping: .unreserved))
    },
    TemplateFilter("escape") { value, _ throws(FilterError) in
      .markup(escaped(try value.characters()))
    },
    TemplateFilter("strip") { value, _ throws(FilterError) in
      .text(PlainText(of: try value.characters()[...]).text)
    },
  ]

  /// Returns at most `count` characters, cut at the end of a word if possible, with a tail if anything was cut.
  private static func truncated(_ text: String, to count: Int, followedBy tail: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex), end < text.endIndex else {
      return text
    }
    var kept = text[..<end]
    if !text[end].isWhitespace, let space = kept.lastIndex(where: \.isWhitespace) { kept = kept[..<space] }
    return kept.trimmedEnd + tail
  }

  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    var buffer = MarkupBuffer(capacity: bytes.count)
    buffer.appendQuotable(bytes.span)
    return buffer.bytes
  }
}

extension TemplateValue {
  /// Returns the bytes of HTML or text.
  fileprivate func characters() throws(FilterError) -> [UInt8] {
    if case .markup(let bytes) = self { return bytes }
    return Array(try text().utf8)
  }
}
