import Markup

extension View {
  /// Renders a composite view for a renderer with a cache.
  ///
  /// If the view did not change, this copies the bytes of the view. Otherwise, it runs the body of the view.
  @inlinable @inline(never)
  static func renderCached(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard let cache = context.cache, context.enter(Self.self) else { return }
    if let comparison = cache.comparison(of: Self.self) {
      let lookup = cache.lookUp(location.key)
      let isEqual = (lookup.view as? CachedViewOf<Self>)?.matches(view) ?? false
      if !isEqual || !context.reuse(lookup, cache) {
        context.recordEntry(lookup, CachedViewOf(view, comparison), cache) { context in
          cache.count(Self.self, isComparable: true)
          Body._render(view.body, at: location.next, in: &context)
        }
      }
    } else {
      cache.count(Self.self, isComparable: false)
      Body._render(view.body, at: location.next, in: &context)
    }
  }
}

extension RenderContext {
  /// Copies the bytes and events of an entry, or returns false if they would differ now.
  @usableFromInline
  mutating func reuse(_ lookup: CacheLookup, _ cache: RenderCache) -> Bool {
    guard let index = lookup.index else { return false }
    guard session.wouldRepeatClaims(in: cache.records.events(of: index)) else { return false }
    let destination = RenderRecord.Extent(
      bytes: output.count, events: session.eventCount, reads: session.recorder?.count ?? 0)
    guard let copied = cache.records.copy(index, to: destination, pending, environment, &output) else { return false }
    if !copied.events.isEmpty { session.record(cache.records.previous.events[copied.events]) }
    if !copied.reads.isEmpty { session.recorder?.append(copied.reads) }
    return true
  }

  /// Runs `render` and records its output as a new entry.
  @usableFromInline
  mutating func recordEntry(
    _ lookup: CacheLookup, _ view: CachedView, _ cache: RenderCache, _ render: (inout RenderContext) -> Void
  ) {
    let start = extent(cache)
    let index = cache.records.current.entries.count
    let outer = (origin: cache.records.current.origin, level: cache.records.previous.level)
    cache.records.current.entries.append(
      RenderRecord.Entry(
        key: lookup.key, view: view, pending: pending, environmentDepth: Int32(environment.depth),
        start: start - outer.origin)
    )
    cache.records.current.origin = start
    let inside = lookup.index.map { cache.records.previous.level(inside: $0) }
    if let inside { cache.records.previous.level = inside }

    render(&self)

    cache.records.current.entries[index].length = extent(cache) - start
    cache.records.current.entries[index].entries = Int32(cache.records.current.entries.count - index - 1)
    cache.records.current.origin = outer.origin
    cache.records.previous.level = outer.level
    if let inside { cache.records.previous.level.cursor = inside.end }
  }

  /// Returns the numbers of bytes, events, reads and bodies so far.
  private func extent(_ cache: RenderCache) -> RenderRecord.Extent {
    RenderRecord.Extent(
      bytes: output.count, events: session.eventCount, reads: session.recorder?.count ?? 0,
      bodies: cache.records.current.bodies.count)
  }
}

extension ListInputs {
  /// Returns the body of a composite view in a list; an equal view gets its body from the previous render.
  @usableFromInline
  func body<Content: View>(of view: Content) -> Content.Body {
    guard let cache, let comparison = cache.comparison(of: Content.self) else {
      cache?.count(Content.self, isComparable: false, inList: true)
      return evaluate { view.body }
    }
    // A composite and the composite in its body have the same path, so the key includes the type.
    let key = path.key ^ UInt64(truncatingIfNeeded: ObjectIdentifier(Content.self).hashValue)
    let previous = cache.records.previous.body(key)
    if let previous, let cached = previous.view as? CachedViewOf<Content>, cached.matches(view),
      let body = previous.body as? Content.Body, let reads = previous.repeatedReads(in: environment)
    {
      RenderSession.current?.recorder?.append(reads)
      cache.records.current.bodies.append(CachedBody(key: key, view: cached, body: body, reads: reads))
      return body
    }
    cache.count(Content.self, isComparable: true, inList: true)
    let recorder = RenderSession.current?.recorder
    let start = recorder?.count ?? 0
    let body = evaluate { view.body }
    let reads = Array(recorder?.all.dropFirst(start) ?? [])
    cache.records.current.bodies.append(
      CachedBody(key: key, view: CachedViewOf(view, comparison), body: body, reads: reads))
    return body
  }
}
