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

  private mutating func exchangeOutput(_ other: consuming MarkupBuffer) -> MarkupBuffer {
    swap(&output, &other)
    return other
  }
}
