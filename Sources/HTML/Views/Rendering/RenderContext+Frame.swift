import Markup

extension RenderContext {
  /// Writes `content` first, and then in front of it a head that depends on what the content needs.
  public mutating func frame(
    _ content: (inout RenderContext) -> Void, head: (inout RenderContext, [Asset]) -> Void
  ) {
    let start = output.count
    let facts = box.factCount
    let entries = retention?.entryCount ?? 0
    output.hold()
    content(&self)
    let body = retention?.entryCount ?? 0
    let page = exchangeOutput(MarkupBuffer(capacity: 4_096))
    head(&self, Fact.assets(in: box.facts[facts...]))
    let front = exchangeOutput(page)
    output.insert(front, at: start)
    output.release()
    retention?.shift(entries..<body, by: front.count)
    retention?.shift(body..<(retention?.entryCount ?? 0), by: start)
  }

  /// What `content` writes, as bytes of their own; what it reports is the page's.
  public mutating func captured(_ content: (inout RenderContext) -> Void) -> [UInt8] {
    var inner = RenderContext(output: MarkupBuffer(capacity: 1_024), box: box)
    content(&inner)
    return inner.output.bytes
  }

  /// Writes `content`; where it starts with a line feed, one more goes before it, for a parser drops the first line feed inside
  /// `<pre>` and `<textarea>`.
  public mutating func keepFirstLineFeed(_ content: (inout RenderContext) -> Void) {
    let start = output.count
    let entries = retention?.entryCount ?? 0
    output.hold()
    content(&self)
    if output.byte(at: start) == UInt8(ascii: "\n") {
      var lineFeed = MarkupBuffer(capacity: 1)
      lineFeed.append("\n")
      output.insert(lineFeed, at: start)
      retention?.shift(entries..<(retention?.entryCount ?? 0), by: 1)
    }
    output.release()
  }

  private mutating func exchangeOutput(_ other: consuming MarkupBuffer) -> MarkupBuffer {
    swap(&output, &other)
    return other
  }
}
