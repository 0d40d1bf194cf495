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

  init(output: consuming MarkupBuffer, box: RenderBox, retention: Retention? = nil) {
    self.output = output
    self.box = box
    environment = box.environment
    self.retention = retention
  }

  /// Gives up the page that was written.
  consuming func finish() -> MarkupBuffer { output }

  /// Whether a body or a container may run here; false, and one error per page, where views nest too deeply.
  @usableFromInline
  func enter<V>(_ type: V.Type) -> Bool { box.enter(type) }

  /// What the content of a container that stands here is resolved with.
  @usableFromInline
  func contentInputs(at location: Location, inheriting traits: TraitBag = TraitBag()) -> ListInputs {
    ListInputs(contentAt: location, in: environment, retention: retention, inheriting: traits)
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
