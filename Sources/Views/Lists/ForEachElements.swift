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
  /// A number made of the element's id, for renderers that keep what they rendered.
  let key: (Int) -> Int
  /// Gives the element's tag where no writer gives one of its type.
  let tag: (Int, inout TraitBag) -> Void
  /// Writes the element's content.
  let draw: (Int, Location, inout RenderContext) -> Void
  /// Resolves the element's content.
  let list: (Int, ListInputs) -> ViewList

  @usableFromInline
  init(
    count: Int, shape: ListShape, id: @escaping (Int) -> AnyHashable, key: @escaping (Int) -> Int,
    tag: @escaping (Int, inout TraitBag) -> Void, draw: @escaping (Int, Location, inout RenderContext) -> Void,
    list: @escaping (Int, ListInputs) -> ViewList
  ) {
    self.count = count
    self.shape = shape
    self.id = id
    self.key = key
    self.tag = tag
    self.draw = draw
    self.list = list
  }
}

extension ForEach {
  @inlinable
  func elements(of data: Data) -> ForEachElements {
    let identify = identify
    let content = content
    func element(_ position: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: position)] }
    return ForEachElements(
      count: data.count, shape: ListShape.of(Content.self),
      id: { AnyHashable(identify(element($0))) },
      key: { identify(element($0)).hashValue },
      tag: { $1.tag(byDefault: identify(element($0))) },
      draw: { Content._render(content(element($0)), at: $1, in: &$2) },
      list: { position, inputs in Content._list(inputs.evaluate { content(element(position)) }, inputs) })
  }
}
