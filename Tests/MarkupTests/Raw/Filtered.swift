import Markup

/// The output of a filter for pieces of raw HTML.
///
/// In the notation of the tests, `|` separates pieces, `⟨` and `⟩` start and end a block quote, and `¶` is a Markdown
/// paragraph.
struct Filtered: Equatable, Sendable, CustomStringConvertible {
  let html: String
  /// The findings, each with the text at its range: `unclosed <b>`.
  let findings: [String]

  init(_ html: String, _ findings: String...) {
    self.init(html, findings: findings)
  }

  init(_ html: String, findings: [String]) {
    self.html = html
    self.findings = findings
  }

  init(filtering notation: String, _ policy: RawMarkupPolicy = .safe()) {
    self.init(filtering: notation.split(separator: /(?=[|⟨⟩¶])/).map { Array($0.utf8) }, policy)
  }

  /// Filters the parts of a text in this notation; each part after the first starts with one of the signs.
  init(filtering parts: [[UInt8]], _ policy: RawMarkupPolicy) {
    let source = parts.flatMap(\.self)
    var filter = RawMarkupFilter(policy)
    var output = MarkupBuffer()
    var findings: [String] = []
    let report: (RawMarkupFinding) -> Void = { findings.append(Self.description(of: $0, source)) }
    var start = 0
    var depth = 0
    for part in parts {
      var piece = source[start..<start + part.count]
      start += part.count
      switch Mark(taking: &piece) {
      case .opening:
        filter.beginBlock(to: &output, report: report)
        output.append("<blockquote>")
        filter.openScope()
        depth += 1
      case .closing where depth > 0:
        filter.closeScope(to: &output, report: report)
        output.append("</blockquote>")
        depth -= 1
      case .paragraph:
        filter.beginBlock(to: &output, report: report)
        output.append("<p>m</p>")
      default: break
      }
      filter.write(piece, to: &output, report: report)
    }
    for _ in 0..<depth {
      filter.closeScope(to: &output, report: report)
      output.append("</blockquote>")
    }
    filter.closeScope(to: &output, report: report)
    html = output.string
    self.findings = findings
  }

  var description: String { ([html] + findings).joined(separator: "\n  ") }

  private static func description(of finding: RawMarkupFinding, _ source: [UInt8]) -> String {
    let place = String(decoding: source[finding.range], as: UTF8.self)
    return switch finding.kind {
    case .removedElement: "removed \(place)"
    case .removedAttribute(_, let element): "removed \(place) on \(element)"
    case .removedStyle(let name, let element, let isForValue):
      "removed \(isForValue ? "the value of " : "")\(name) in \(place) on \(element)"
    case .removedAddress(_, let element): "unsafe \(place) on \(element)"
    case .unclosed: "unclosed \(place)"
    case .strayEnd: "stray \(place)"
    case .unfinishedTag: "unfinished \(place)"
    case .unfinishedComment: "unfinished comment \(place)"
    case .tooDeep: "too deep \(place)"
    }
  }
}

private enum Mark: String, CaseIterable {
  case next = "|"
  case opening = "⟨"
  case closing = "⟩"
  case paragraph = "¶"

  init?(taking piece: inout ArraySlice<UInt8>) {
    let bytes = piece
    guard let mark = Self.allCases.first(where: { bytes.starts(with: $0.rawValue.utf8) }) else { return nil }
    piece = piece.dropFirst(mark.rawValue.utf8.count)
    self = mark
  }
}
