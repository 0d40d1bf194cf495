public import Markup

/// The destination of a render: the page's bytes, the modifiers for the next child, and the environment.
public struct RenderContext: ~Copyable {
  /// The page so far.
  @usableFromInline package var output: MarkupBuffer

  /// The modifiers that wait for the next children.
  ///
  /// The property is nearly always nil, so each element needs only one test.
  @usableFromInline var pending: PendingModifiers?

  /// The renderer's cache; nil outside of a `Renderer`.
  @usableFromInline let cache: RenderCache?

  /// The number of bodies that were rendered.
  ///
  /// Counting is work after a body. Without it, the optimizer makes an endless loop of a body that contains itself, and
  /// such a loop never reaches the nesting limit.
  @usableFromInline var bodyCount = 0

  let session: RenderSession

  /// The environment of the next view: the same as the session's, but without a lock.
  package private(set) var environment: EnvironmentValues

  init(output: consuming MarkupBuffer, session: RenderSession, cache: RenderCache? = nil) {
    self.output = output
    self.session = session
    environment = session.environment
    self.cache = cache
  }

  /// Returns the finished page.
  consuming func finish() -> MarkupBuffer { output }

  /// Returns whether a body or a container may run here: `false` if views nest too deeply.
  ///
  /// The first time that it returns `false`, it reports an error.
  @usableFromInline
  func enter<V>(_ type: V.Type) -> Bool { session.enter(type) }

  /// Returns the inputs for the content of a container at `location`.
  @usableFromInline
  func contentInputs(at location: Location, inheriting traits: TraitBag = TraitBag()) -> ListInputs {
    ListInputs(contentAt: location, in: environment, cache: cache, inheriting: traits)
  }

  /// Renders a child directly from its view, with the modifiers in `inputs`.
  mutating func render(with inputs: ListInputs, _ render: (inout RenderContext) -> Void) {
    let outer = pending
    for event in inputs.events { session.record(event) }
    pending = PendingModifiers.joining(inputs.attributes, inputs.traits, inside: outer)
    if inputs.writes == nil { render(&self) } else { withEnvironment(inputs.environment, render) }
    pending = outer
  }

  /// Renders several children of a list.
  ///
  /// Traits of outer modifiers do not apply to the children: the list resolved each child with the traits of its own
  /// modifiers.
  @usableFromInline
  mutating func renderChildren(of list: ViewList, _ bounds: Range<Int>, at location: Location) {
    let outer = pending
    if let outer { pending = outer.withoutTraits }
    let region = exchangeRegion(.child)
    for index in bounds { list.render(at: index, location: location, in: &self) }
    _ = exchangeRegion(region)
    pending = outer
  }

  /// Sets the region of the page for the cache's counters, and returns the previous one.
  @inlinable
  mutating func exchangeRegion(_ region: RenderCache.Region) -> RenderCache.Region {
    guard let cache else { return .root }
    return cache.exchange(region)
  }

  /// Runs `render` in another environment.
  package mutating func withEnvironment(_ environment: EnvironmentValues, _ render: (inout RenderContext) -> Void) {
    let outer = session.exchange(environment)
    self.environment = environment
    render(&self)
    self.environment = outer
    _ = session.exchange(outer)
  }
}

// MARK: - Elements

extension RenderContext {
  /// Whether no modifier waits for the next child, so that an element can be written directly.
  @inlinable @inline(__always)
  package var isPlain: Bool { pending == nil }

  /// Whether an attribute waits for the next child, so that the child must be an element.
  @usableFromInline package var hasPendingAttributes: Bool {
    pending?.attributes.contains { $0.value != .absent } ?? false
  }

  /// Whether an attribute that writes markup waits for the next child.
  var hasPendingWrittenAttributes: Bool {
    pending?.attributes.contains(where: \.isWritten) ?? false
  }

  /// Writes an element from its constant markup, `"<a></a>"`, with its own and the pending attributes.
  ///
  /// This is the slow path, for elements with pending modifiers.
  @usableFromInline package mutating func writeElement(
    _ markup: StaticString, _ own: [MarkupAttribute], _ content: (inout RenderContext) -> Void
  ) {
    let outer = pending
    pending = nil
    output.appendOpening(markup)
    writeAttributes(own, outer)
    content(&self)
    output.appendEnd(markup)
    pending = outer
  }

  /// Writes an element with a name that is known at run time only, which the caller has checked.
  package mutating func writeElement(
    named name: String, _ own: [MarkupAttribute], _ content: (inout RenderContext) -> Void
  ) {
    let outer = pending
    pending = nil
    output.append(verbatim: "<\(name)")
    writeAttributes(own, outer)
    content(&self)
    output.append(verbatim: "</\(name)>")
    pending = outer
  }

  /// Reports a name of an element that HTML does not allow.
  package func reportRefused(element name: String) {
    session.record(.diagnostic(.refusedElement(name)))
  }

  /// Writes an element that cannot hold content, `"<br>"`, with its own and the pending attributes.
  @usableFromInline package mutating func writeVoidElement(_ markup: StaticString, _ own: [MarkupAttribute]) {
    output.append(markup, 0..<markup.voidNameLength + 1)
    writeAttributes(own, pending)
  }

  /// Writes one attribute of an element, records its `id`, and reports an address or a name that is refused.
  @inlinable @inline(__always)
  package mutating func write(_ attribute: MarkupAttribute) {
    if case .identifier(let identifier) = attribute.value { recordIdentifier(identifier) }
    if !output.append(attribute) { reportRefused(attribute) }
  }

  @usableFromInline @inline(never)
  func recordIdentifier(_ identifier: String) {
    session.record(.identifier(identifier))
  }

  @usableFromInline @inline(never)
  func reportRefused(_ attribute: MarkupAttribute) {
    if case .refused(let reason) = attribute.value {
      session.record(.diagnostic(.refusedAttribute(reason)))
    } else {
      session.record(.diagnostic(.refusedURL(attribute)))
    }
  }

  private mutating func writeAttributes(_ own: [MarkupAttribute], _ pending: PendingModifiers?) {
    for attribute in MarkupAttribute.merged(own + (pending?.attributes ?? [])) {
      write(attribute)
    }
    output.append(byte: UInt8(ascii: ">"))
  }
}

// MARK: - Parts of a page that are moved

extension RenderContext {
  /// Renders `content`, then inserts a head before it; the head depends on the assets that the content requires.
  @usableFromInline package mutating func frame(
    _ content: (inout RenderContext) -> Void, head: (inout RenderContext, [Asset]) -> Void
  ) {
    let start = output.count
    let events = session.eventCount
    let contentStart = cache?.entryCount ?? 0
    output.hold()
    content(&self)
    let headStart = cache?.entryCount ?? 0
    let page = exchangeOutput(MarkupBuffer(capacity: 4_096))
    head(&self, RenderEvent.assets(in: session.events[events...]))
    let front = exchangeOutput(page)
    output.insert(front, at: start)
    output.release()
    cache?.shift(contentStart..<headStart, by: front.count)
    cache?.shift(headStart..<(cache?.entryCount ?? 0), by: start)
  }

  /// Returns the bytes that `content` renders, without adding them to the page.
  ///
  /// The session of the page still records the events of `content`.
  @usableFromInline package mutating func captured(_ content: (inout RenderContext) -> Void) -> [UInt8] {
    let outside = output.count
    session.size.addBytesElsewhere(outside)
    var inner = RenderContext(output: MarkupBuffer(capacity: 1_024), session: session)
    content(&inner)
    session.size.addBytesElsewhere(inner.output.count - outside)
    return inner.output.bytes
  }

  /// Renders `content`; if the content starts with a line feed, writes the line feed twice.
  ///
  /// Parsers drop the first line feed in `<pre>` and `<textarea>`.
  @usableFromInline package mutating func keepFirstLineFeed(_ content: (inout RenderContext) -> Void) {
    let start = output.count
    let contentStart = cache?.entryCount ?? 0
    output.hold()
    content(&self)
    if output.byte(at: start) == UInt8(ascii: "\n") {
      var lineFeed = MarkupBuffer(capacity: 1)
      lineFeed.append("\n")
      output.insert(lineFeed, at: start)
      cache?.shift(contentStart..<(cache?.entryCount ?? 0), by: 1)
    }
    output.release()
  }

  private mutating func exchangeOutput(_ other: consuming MarkupBuffer) -> MarkupBuffer {
    swap(&output, &other)
    return other
  }
}
