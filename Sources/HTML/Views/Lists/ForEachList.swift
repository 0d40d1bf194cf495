/// The lists of a `ForEach`, one after another, each made when it is first needed.
@usableFromInline
final class ForEachList: ViewList {
  private let elements: ForEachElements
  private let inputs: ListInputs
  /// How many children each element has, where the content's type tells.
  private let each: Int?
  /// Whether an element can be written with nothing but its tag around it.
  private let isPlain: Bool
  private var lists: [ViewList?] = []
  /// Per element, the how-manieth of its id it is; empty where none repeats.
  private lazy var occurrences = countOccurrences()
  private lazy var ends = countChildren()

  @usableFromInline
  init(_ elements: ForEachElements, _ inputs: ListInputs) {
    self.elements = elements
    self.inputs = inputs
    each = elements.shape.count
    isPlain = inputs.changesNothing && !elements.shape.mayReadValues
  }

  override var count: Int { each.map { $0 * elements.count } ?? ends.last ?? 0 }

  override func path(at index: Int) -> IdentityPath {
    let (element, offset) = find(index)
    guard let each, !elements.shape.mayHoldIdentity else { return list(of: element).path(at: offset) }
    let path = IdentityPath(inputs.path, step(of: element))
    return each == 1 ? path : IdentityPath(path, .position(offset))
  }

  override func child(at index: Int) -> ResolvedChild {
    let (element, offset) = find(index)
    return list(of: element).child(at: offset)
  }

  override func render(at index: Int, location: Location, in context: inout RenderContext) {
    let (element, offset) = find(index)
    let isResolved = !lists.isEmpty && lists[element] != nil
    guard each == 1, !isResolved, inputs.fits(context.environment) else {
      list(of: element).render(at: offset, location: location, in: &context)
      return
    }
    let location = location.child(of: inputs.path)
    if isPlain {
      elements.draw(element, location, &context)
    } else {
      var inputs = inputs
      elements.tag(element, &inputs.traits)
      context.write(inputs) { elements.draw(element, location, &$0) }
    }
  }

  override func collect(into sections: inout SectionAccumulator) {
    guard elements.shape.mayHoldSections else { return sections.add(loose: self) }
    for element in 0..<elements.count { list(of: element).collect(into: &sections) }
  }

  /// The element a child belongs to, and which of its children it is.
  private func find(_ index: Int) -> (element: Int, offset: Int) {
    check(index)
    if each == 1 { return (index, 0) }
    if let each { return (index / each, index % each) }
    let (element, offset) = ends.run(holding: index)
    return (element, offset)
  }

  private func list(of element: Int) -> ViewList {
    if lists.isEmpty { lists = Array(repeating: nil, count: elements.count) }
    if let list = lists[element] { return list }
    var inputs = inputs.at(step(of: element))
    elements.tag(element, &inputs.traits)
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
