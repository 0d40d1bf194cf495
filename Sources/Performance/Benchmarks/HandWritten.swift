/// The reference for views: code that appends the same pages to a `[UInt8]`.
struct HandWritten {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func list(_ model: PageModel, divided: Bool = false) {
    raw("<ul>")
    for (index, summary) in model.summaries.enumerated() {
      if divided, index > 0 { raw("<hr>") }
      self.summary(summary)
    }
    raw("</ul>")
  }

  mutating func summary(_ summary: PageModel.Summary) {
    raw("<article class=\"post\"><h2><a href=\"")
    text(summary.href)
    raw("\">")
    text(summary.title)
    raw("</a></h2><p class=\"date\">")
    text(summary.date)
    raw("</p><ul class=\"tags\">")
    for tag in summary.tags {
      raw("<li><a href=\"")
      text(tag.href)
      raw("\">")
      text(tag.name)
      raw("</a></li>")
    }
    raw("</ul><p>")
    text(summary.text)
    raw("</p></article>")
  }

  mutating func table(_ model: PageModel) {
    raw("<table><tbody>")
    for row in model.rows {
      raw("<tr><td>")
      text(row.number)
      raw("</td><td>")
      text(row.name)
      raw("</td><td><a href=\"")
      text(row.href)
      raw("\">")
      text(row.name)
      raw("</a></td><td>")
      text(row.city)
      raw("</td><td>")
      text(row.amount)
      raw("</td></tr>")
    }
    raw("</tbody></table>")
  }

  @inline(__always)
  mutating func raw(_ constant: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: constant.utf8Start, count: constant.utf8CodeUnitCount))
  }

  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in 0..<bytes.count {
        let reference: StaticString
        switch unsafe bytes[index] {
        case UInt8(ascii: "&"): reference = "&amp;"
        case UInt8(ascii: "<"): reference = "&lt;"
        case UInt8(ascii: ">"): reference = "&gt;"
        case UInt8(ascii: "\""): reference = "&quot;"
        default: continue
        }
        unsafe self.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        raw(reference)
        start = index + 1
      }
      unsafe self.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }
}
