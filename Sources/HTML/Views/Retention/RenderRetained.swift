import Markup

extension View {
  /// Writes a composite view for a renderer that keeps what it rendered: what has not changed is copied.
  @inlinable @inline(never)
  static func renderRetained(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard let retention = context.retention, context.enter(Self.self) else { return }
    if let comparison = retention.comparison(of: Self.self) {
      let search = retention.find(location.key)
      let isEqual = (search.input as? RetainedView<Self>)?.matches(view) ?? false
      if !isEqual || !context.reuse(search, retention) {
        context.renew(search, RetainedView(view, comparison), retention) { context in
          retention.count(Self.self, isComparable: true)
          Body._render(view.body, at: location.next, in: &context)
        }
      }
    } else {
      retention.count(Self.self, isComparable: false)
      Body._render(view.body, at: location.next, in: &context)
    }
  }
}

extension RenderContext {
  /// Copies what an entry wrote and reported, if it would be the same again; false if not.
  @usableFromInline
  mutating func reuse(_ search: Search, _ retention: Retention) -> Bool {
    guard let index = search.index else { return false }
    guard box.repeats(retention.journals.facts(of: index)) else { return false }
    let place = Journal.Extent(bytes: output.count, facts: box.factCount, reads: box.recorder?.count ?? 0)
    guard let copied = retention.journals.copy(index, to: place, layers, environment, &output) else { return false }
    if !copied.facts.isEmpty { box.report(retention.journals.last.facts[copied.facts]) }
    if !copied.reads.isEmpty { box.recorder?.append(copied.reads) }
    return true
  }

  /// Writes a view and makes an entry of it.
  @usableFromInline
  mutating func renew(
    _ search: Search, _ input: RetainedInput, _ retention: Retention, _ render: (inout RenderContext) -> Void
  ) {
    let start = extent(retention)
    let index = retention.journals.now.entries.count
    let outer = (origin: retention.journals.now.origin, level: retention.journals.last.level)
    retention.journals.now.entries.append(
      Journal.Entry(
        key: search.key, input: input, layers: layers, environmentDepth: Int32(environment.depth),
        start: start - outer.origin)
    )
    retention.journals.now.origin = start
    let inside = search.index.map { retention.journals.last.inside($0) }
    if let inside { retention.journals.last.level = inside }

    render(&self)

    retention.journals.now.entries[index].length = extent(retention) - start
    retention.journals.now.entries[index].entries = Int32(retention.journals.now.entries.count - index - 1)
    retention.journals.now.origin = outer.origin
    retention.journals.last.level = outer.level
    if let inside { retention.journals.last.level.cursor = inside.end }
  }

  /// How much has been written so far.
  private func extent(_ retention: Retention) -> Journal.Extent {
    Journal.Extent(
      bytes: output.count, facts: box.factCount, reads: box.recorder?.count ?? 0,
      bodies: retention.journals.now.bodies.count)
  }
}

/// What was found of a view's last rendering.
@usableFromInline
struct Search {
  /// Where the view stands.
  let key: UInt64
  /// The entry, if there is one.
  let index: Int?
  /// The view that was rendered there.
  @usableFromInline let input: RetainedInput?
}

extension Layers {
  /// Whether both write the same on the next child.
  func isSame(as other: Layers?) -> Bool {
    guard let other else { return false }
    return attributes == other.attributes && traits.isSame(as: other.traits)
  }
}
