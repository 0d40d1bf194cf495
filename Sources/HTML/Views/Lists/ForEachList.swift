/// The elements of a `ForEach` as closures over a position.
///
/// `ForEach` knows the types when it creates the closures, so the optimizer specializes them. `ForEachList` itself need
/// not be generic.
@usableFromInline
struct ForEachElements {
  /// The number of elements.
  let count: Int
  /// The shape of the content's type.
  let shape: ListShape
  /// Returns the element's id.
  let id: (Int) -> AnyHashable
  /// Sets the element's id as its tag, unless a modifier sets a tag of that type.
  let setDefaultTag: (Int, inout TraitBag) -> Void
  /// Renders the element's content, at a location of its own if the renderer has a cache.
  let render: (Int, Location, inout RenderContext) -> Void
  /// Resolves the element's content.
  let list: (Int, ListInputs) -> ViewList

  @usableFromInline
  init(
    count: Int, shape: ListShape, id: @escaping (Int) -> AnyHashable,
    setDefaultTag: @escaping (Int, inout TraitBag) -> Void,
    render: @escaping (Int, Location, inout RenderContext) -> Void, list: @escaping (Int, ListInputs) -> ViewList
  ) {
    self.count = count
    self.shape = shape
    self.id = id
    self.setDefaultTag = setDefaultTag
    self.render = render
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
      setDefaultTag: { $1.setDefaultTag(identify(data[index($0)])) },
      render: { position, location, context in
        let index = index(position)
        let element = data[index]
        let location = context.cache == nil ? location : location.child(identify(element).hashValue)
        Content._render(content(element), at: location, in: &context)
      },
      list: { position, inputs in Content._list(inputs.evaluate { content(data[index(position)]) }, inputs) })
  }
}

/// The concatenated lists of the elements of a `ForEach`, each made when it is first needed.
@usableFromInline
final class ForEachList: ViewList {
  private let elements: ForEachElements
  private let inputs: ListInputs
  /// The number of children of each element, if it follows from the content's type.
  private let childrenPerElement: Int?
  /// Whether the renderer needs only the location of an element to render the element.
  private let isPlain: Bool
  private var lists: [ViewList?] = []
  /// For each element, the number of preceding elements with the same id; empty if all ids differ.
  private lazy var occurrences = countOccurrences()
  private lazy var ends = countChildren()

  @usableFromInline
  init(_ elements: ForEachElements, _ inputs: ListInputs) {
    self.elements = elements
    self.inputs = inputs
    childrenPerElement = elements.shape.count
    isPlain = inputs.hasNoModifiers && !elements.shape.mayReadValues
  }

  override var count: Int { childrenPerElement.map { $0 * elements.count } ?? ends.last ?? 0 }

  override func path(at index: Int) -> IdentityPath {
    let (element, offset) = find(index)
    guard let childrenPerElement, !elements.shape.mayHoldIdentity else { return list(of: element).path(at: offset) }
    let path = IdentityPath(inputs.path, step(of: element))
    return childrenPerElement == 1 ? path : IdentityPath(path, .position(offset))
  }

  override func child(at index: Int) -> ResolvedChild {
    let (element, offset) = find(index)
    return list(of: element).child(at: offset)
  }

  override func render(at index: Int, location: Location, in context: inout RenderContext) {
    let (element, offset) = find(index)
    let isResolved = !lists.isEmpty && lists[element] != nil
    guard childrenPerElement == 1, !isResolved, inputs.baseEnvironmentIsSame(as: context.environment) else {
      list(of: element).render(at: offset, location: location, in: &context)
      return
    }
    let location = location.child(of: inputs.path)
    if isPlain {
      elements.render(element, location, &context)
    } else {
      var inputs = inputs
      elements.setDefaultTag(element, &inputs.traits)
      context.render(with: inputs) { elements.render(element, location, &$0) }
    }
  }

  override func collect(into sections: inout SectionAccumulator) {
    guard elements.shape.mayHoldSections else { return sections.add(loose: self) }
    for element in 0..<elements.count { list(of: element).collect(into: &sections) }
  }

  /// Returns the element of a child, and the child's offset among the children of that element.
  private func find(_ index: Int) -> (element: Int, offset: Int) {
    check(index)
    if childrenPerElement == 1 { return (index, 0) }
    if let childrenPerElement { return (index / childrenPerElement, index % childrenPerElement) }
    let (element, offset) = ends.run(containing: index)
    return (element, offset)
  }

  private func list(of element: Int) -> ViewList {
    if lists.isEmpty { lists = Array(repeating: nil, count: elements.count) }
    if let list = lists[element] { return list }
    var inputs = inputs.at(step(of: element))
    elements.setDefaultTag(element, &inputs.traits)
    let list = elements.list(element, inputs)
    lists[element] = list
    return list
  }

  private func step(of element: Int) -> IdentityPath.Step {
    .element(elements.id(element), occurrence: occurrences.isEmpty ? 0 : occurrences[element])
  }

  private func countOccurrences() -> [Int] {
    var seen: [AnyHashable: Int] = [:]
    seen.reserveCapacity(elements.count)
    let counts = (0..<elements.count).map { element in
      let id = elements.id(element)
      let count = seen[id, default: 0]
      seen[id] = count + 1
      return count
    }
    return counts.contains { $0 > 0 } ? counts : []
  }

  private func countChildren() -> [Int] {
    var end = 0
    return (0..<elements.count).map { element in
      end += list(of: element).count
      return end
    }
  }
}
