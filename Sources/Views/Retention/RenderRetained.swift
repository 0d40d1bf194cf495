import Markup

extension View {
  /// Writes a composite view for a renderer that keeps what it rendered: what has not changed is copied.
  @inlinable @inline(never)
  static func renderRetained(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard let retention = context.retention, context.enter(Self.self) else { return }
    let render = { (context: inout RenderContext) in
      retention.count(Self.self)
      Body._render(view.body, at: location.next, in: &context)
    }
    if let comparison = retention.comparison(of: Self.self) {
      context.retain(
        location.key, retention, matches: { ($0 as? RetainedView<Self>)?.matches(view) ?? false },
        keep: { RetainedView(view, comparison) }, render)
    } else {
      render(&context)
    }
    context.leave()
  }
}

extension RenderContext {
  /// Copies what was written at a place the last time if it would be the same again, else writes it and keeps it.
  @usableFromInline
  mutating func retain(
    _ key: UInt64, _ retention: Retention, matches: (RetainedInput) -> Bool, keep: () -> RetainedInput,
    _ render: (inout RenderContext) -> Void
  ) {
    let level = retention.last.level
    let found = retention.last.find(key)
    if let found, matches(found.input), isUnchanged(found, retention) {
      reuse(found, retention)
    } else {
      renew(key, keep(), found, retention, render)
      if found == nil { retention.last.level = level }
    }
  }

  /// Whether the same modifiers stand round the view, and its surroundings read the same.
  private func isUnchanged(_ entry: Journal.Entry, _ retention: Retention) -> Bool {
    guard layers === entry.layers || layers?.isSame(as: entry.layers) == true else { return false }
    guard entry.length.reads > 0 else { return true }
    let start = retention.last.level.origin.reads + entry.start.reads
    return retention.last.reads[start..<start + entry.length.reads].allSatisfy { read in
      read.depth > entry.environmentDepth || read.holds(in: environment)
    }
  }

  /// Copies an entry and everything inside it.
  private mutating func reuse(_ found: Journal.Entry, _ retention: Retention) {
    let inside = retention.last.inside(found)
    let start = inside.origin
    let length = found.length
    var entry = found
    entry.start = extent(retention) - retention.now.origin
    output.append(rendered: retention.last.bytes.span.extracting(start.bytes..<start.bytes + length.bytes))
    if length.facts > 0 { box.report(retention.last.facts[start.facts..<start.facts + length.facts]) }
    if length.reads > 0 { box.recorder?.append(retention.last.reads[start.reads..<start.reads + length.reads]) }
    if length.bodies > 0 {
      retention.now.bodies += retention.last.bodies[start.bodies..<start.bodies + length.bodies]
    }
    retention.now.entries.append(entry)
    if entry.entries > 0 { retention.now.entries += retention.last.entries[inside.cursor..<inside.end] }
    retention.last.level.cursor = inside.end
  }

  /// Writes the view and makes an entry of it.
  private mutating func renew(
    _ key: UInt64, _ input: RetainedInput, _ found: Journal.Entry?, _ retention: Retention,
    _ render: (inout RenderContext) -> Void
  ) {
    let start = extent(retention)
    let index = retention.now.entries.count
    let outer = (origin: retention.now.origin, level: retention.last.level)
    retention.now.entries.append(
      Journal.Entry(
        key: key, input: input, layers: layers, environmentDepth: environment.depth, start: start - outer.origin))
    retention.now.origin = start
    let inside = found.map(retention.last.inside)
    if let inside { retention.last.level = inside }

    render(&self)

    retention.now.entries[index].length = extent(retention) - start
    retention.now.entries[index].entries = retention.now.entries.count - index - 1
    retention.now.origin = outer.origin
    retention.last.level = outer.level
    if let inside { retention.last.level.cursor = inside.end }
  }

  /// How much has been written so far.
  private func extent(_ retention: Retention) -> Journal.Extent {
    Journal.Extent(
      bytes: output.count, facts: box.factCount, reads: box.recorder?.count ?? 0, bodies: retention.now.bodies.count)
  }
}

extension Layers {
  /// Whether both write the same on the next child; values that containers might read count as different.
  func isSame(as other: Layers?) -> Bool {
    guard let other else { return false }
    return traits.isEmpty && other.traits.isEmpty && attributes == other.attributes
  }
}

extension ListInputs {
  /// The body of a view that a list looks through; for an equal view the one from the last render.
  @usableFromInline
  func body<Content: View>(of view: Content) -> Content.Body {
    guard let retention, let comparison = retention.comparison(of: Content.self) else {
      retention?.count(Content.self, inList: true)
      return evaluate { view.body }
    }
    let last = retention.last.body(path.key)
    if let last, let input = last.input as? RetainedView<Content>, input.matches(view),
      last.reads.allSatisfy({ $0.holds(in: environment) }), let body = last.body as? Content.Body
    {
      retention.now.bodies.append(last)
      return body
    }
    retention.count(Content.self, inList: true)
    let recorder = RenderBox.current?.recorder
    let start = recorder?.count ?? 0
    let body = evaluate { view.body }
    let reads = Array(recorder?.all.dropFirst(start) ?? [])
    retention.now.bodies.append(
      RetainedBody(key: path.key, input: RetainedView(view, comparison), body: body, reads: reads))
    return body
  }
}
