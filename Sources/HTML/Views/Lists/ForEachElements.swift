/// The elements of a `ForEach` as functions of their position.
///
/// They are made where the types are known, so the optimiser specialises them; the list that calls them need not be generic.
@usableFromInline
struct ForEachElements {
  /// How many elements there are.
  let count: Int
  /// What the content's type tells.
  let shape: ListShape
  /// The element's id.
  let id: (Int) -> AnyHashable
  /// Gives the element's tag where no writer gives one of its type.
  let tag: (Int, inout TraitBag) -> Void
  /// Writes the element's content; for a renderer that keeps what it rendered, at a place of its own.
  let draw: (Int, Location, inout RenderContext) -> Void
  /// Resolves the element's content.
  let list: (Int, ListInputs) -> ViewList

  @usableFromInline
  init(
    count: Int, shape: ListShape, id: @escaping (Int) -> AnyHashable,
    tag: @escaping (Int, inout TraitBag) -> Void, draw: @escaping (Int, Location, inout RenderContext) -> Void,
    list: @escaping (Int, ListInputs) -> ViewList
  ) {
    self.count = count
    self.shape = shape
    self.id = id
    self.tag = tag
    self.draw = draw
    self.list = list
  }
}

extension ForEach {
  @inlinable
  func elements(of data: Data) -> ForEachElements {
    if !source.isContainer { warnOfRepeatedIDs(in: data) }
    let identify = identify
    let content = content
    func index(_ position: Int) -> Data.Index { data.index(data.startIndex, offsetBy: position) }
    return ForEachElements(
      count: data.count, shape: ListShape.of(Content.self),
      id: { AnyHashable(identify(data[index($0)])) },
      tag: { $1.tag(byDefault: identify(data[index($0)])) },
      draw: { position, location, context in
        let index = index(position)
        let element = data[index]
        let place = context.retention == nil ? location : location.child(identify(element).hashValue)
        Content._render(content(element), at: place, in: &context)
      },
      list: { position, inputs in Content._list(inputs.evaluate { content(data[index(position)]) }, inputs) })
  }
}
