public import Markup

/// What a view is written into: the page's bytes, what modifiers left for the next child, and the surroundings.
public struct RenderContext: ~Copyable {
  /// The page so far.
  public var output: MarkupBuffer

  /// What modifiers further out have written for the next children; nil nearly always, and that is tested once per element.
  @usableFromInline var layers: Layers?

  /// What a renderer kept from its last render; nil where nobody will ask again.
  @usableFromInline let retention: Retention?

  let box: RenderBox

  /// What surrounds the next view: the same as in the box, at hand without its lock.
  private(set) var environment: EnvironmentValues

  /// How many bodies and containers lie between the page's root and here.
  @usableFromInline var depth = 0

  init(output: consuming MarkupBuffer, box: RenderBox, retention: Retention? = nil) {
    self.output = output
    self.box = box
    environment = box.environment
    self.retention = retention
  }

  /// Gives up the page that was written.
  consuming func finish() -> MarkupBuffer { output }

  /// Goes one body further down; false, and an error, where that is too deep.
  @inlinable @inline(__always)
  mutating func enter<V>(_ type: V.Type) -> Bool {
    guard depth < NestingLimit.depth else {
      refuse(type)
      return false
    }
    depth &+= 1
    return true
  }

  /// Comes back up.
  @inlinable @inline(__always)
  mutating func leave() {
    depth &-= 1
  }

  @usableFromInline @inline(never)
  func refuse<V>(_ type: V.Type) {
    box.report(.diagnostic(NestingLimit.diagnostic(for: type)))
  }

  /// What the content of a container that stands here is resolved with.
  @usableFromInline
  func contentInputs(at location: Location, inheriting traits: TraitBag = TraitBag()) -> ListInputs {
    var inputs = ListInputs(contentAt: location, in: environment, depth: depth + 1, retention: retention)
    inputs.traits = traits
    return inputs
  }

  /// Writes a child straight from its view, with what its list was resolved with around it.
  mutating func write(_ inputs: ListInputs, _ render: (inout RenderContext) -> Void) {
    let outer = layers
    for report in inputs.reports { box.report(report) }
    layers = Layers.joining(inputs.attributes, inputs.traits, inside: outer)
    if inputs.writes == nil { render(&self) } else { surround(with: inputs.environment, render) }
    layers = outer
  }

  /// Writes something in other surroundings.
  mutating func surround(with environment: EnvironmentValues, _ render: (inout RenderContext) -> Void) {
    let outer = box.exchange(environment)
    self.environment = environment
    render(&self)
    self.environment = outer
    _ = box.exchange(outer)
  }
}

/// How deep views may nest: far beyond any page, well within any thread's stack.
@usableFromInline
enum NestingLimit {
  /// A level takes up to 1.5 kB of stack in a debug build, and a thread here has 8 MB.
  @usableFromInline static var depth: Int { 4_000 }
}
