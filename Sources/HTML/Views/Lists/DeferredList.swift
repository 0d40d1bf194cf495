/// The list of a view whose body runs only when its type does not tell what is asked: a composite or a transparent container.
@usableFromInline
final class DeferredList<Content: View>: ViewList {
  private let content: Content
  private let inputs: ListInputs
  private let shape: ListShape
  private let evaluate: (Content, ListInputs) -> ViewList
  private var resolved: ViewList?

  @usableFromInline
  init(_ content: Content, _ inputs: ListInputs, evaluate: @escaping (Content, ListInputs) -> ViewList) {
    self.content = content
    self.inputs = inputs
    self.evaluate = evaluate
    shape = ListShape.of(Content.self)
  }

  override var count: Int { shape.count ?? resolve().count }

  override func path(at index: Int) -> IdentityPath {
    check(index)
    if shape.count == nil || shape.mayHoldIdentity { return resolve().path(at: index) }
    return IdentityPath(inputs.path, .position(index))
  }

  override func child(at index: Int) -> ResolvedChild {
    check(index)
    return resolve().child(at: index)
  }

  override func render(at index: Int, location: Location, in context: inout RenderContext) {
    check(index)
    if resolved == nil, shape.count == 1, inputs.fits(context.environment) {
      let location = location.child(of: inputs.path)
      context.write(inputs) { Content._render(content, at: location, in: &$0) }
    } else {
      resolve().render(at: index, location: location, in: &context)
    }
  }

  override func collect(into sections: inout SectionAccumulator) {
    if shape.mayHoldSections { resolve().collect(into: &sections) } else { sections.add(loose: self) }
  }

  private func resolve() -> ViewList {
    if let resolved { return resolved }
    let list = inputs.deeper(Content.self) { evaluate(content, $0) }
    resolved = list
    return list
  }
}
