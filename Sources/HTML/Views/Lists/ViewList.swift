/// The children of a view, in order, each resolved as late as possible.
///
/// The costs:
/// 1. `count` and `path(at:)` run no body if they can be computed from the types.
/// 2. `child(at:)` runs each body between the container and one child, at most once.
/// 3. `render(at:in:)` renders one child. Only this call runs the content of containers.
public class ViewList {
  /// The number of children.
  var count: Int { 0 }

  /// Returns the identity of the child at `index`: the same path in the next render means the same child.
  func path(at index: Int) -> IdentityPath { child(at: index).path }

  /// Resolves the child at `index` down to one leaf or container.
  func child(at index: Int) -> ResolvedChild {
    stopOutOfRange(index)
  }

  /// Renders the child at `index` at the context's current position.
  func render(at index: Int, location: Location, in context: inout RenderContext) {
    child(at: index).place(at: location, in: &context)
  }

  /// Adds the list to the sections of `Group(sections:)`; by default as views outside of any explicit section.
  func collect(into sections: inout SectionAccumulator) {
    sections.add(loose: self)
  }

  /// Stops the program with a message if `index` is out of range.
  final func check(_ index: Int) {
    guard index >= 0, index < count else { stopOutOfRange(index) }
  }

  private final func stopOutOfRange(_ index: Int) -> Never {
    SwiftRuntime.stop("Index \(index) is out of range: there are \(count) children")
  }
}

/// Several lists, one after another.
final class ConcatenatedList: ViewList {
  private let lists: [ViewList]
  private lazy var ends: [Int] = {
    var end = 0
    return lists.map { list in
      end += list.count
      return end
    }
  }()

  init(_ lists: [ViewList]) {
    self.lists = lists
  }

  override var count: Int { ends.last ?? 0 }

  override func path(at index: Int) -> IdentityPath {
    let (list, offset) = find(index)
    return list.path(at: offset)
  }

  override func child(at index: Int) -> ResolvedChild {
    let (list, offset) = find(index)
    return list.child(at: offset)
  }

  override func render(at index: Int, location: Location, in context: inout RenderContext) {
    let (list, offset) = find(index)
    list.render(at: offset, location: location, in: &context)
  }

  override func collect(into sections: inout SectionAccumulator) {
    for list in lists { list.collect(into: &sections) }
  }

  private func find(_ index: Int) -> (list: ViewList, offset: Int) {
    check(index)
    let (run, offset) = ends.run(containing: index)
    return (lists[run], offset)
  }
}

extension [Int] {
  /// Returns the run that contains `index`, and the offset of `index` in it; the elements are the ends of the runs.
  func run(containing index: Int) -> (run: Int, offset: Int) {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > index { high = middle } else { low = middle + 1 }
    }
    return (low, index - (low == 0 ? 0 : self[low - 1]))
  }
}

/// The list of a composite or a transparent container.
///
/// The list runs the body only if a result, such as the count, does not follow from the body's type.
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
    if resolved == nil, shape.count == 1, inputs.baseEnvironmentIsSame(as: context.environment) {
      let location = location.child(of: inputs.path)
      context.render(with: inputs) { Content._render(content, at: location, in: &$0) }
    } else {
      resolve().render(at: index, location: location, in: &context)
    }
  }

  override func collect(into sections: inout SectionAccumulator) {
    if shape.mayHoldSections { resolve().collect(into: &sections) } else { sections.add(loose: self) }
  }

  private func resolve() -> ViewList {
    if let resolved { return resolved }
    let list = inputs.descend(into: Content.self) { evaluate(content, $0) }
    resolved = list
    return list
  }
}

/// The list of a view that nests too deeply, which has no children.
///
/// A parent that computed a count from the type may still call `child(at:)`. The result renders nothing.
final class NestingLimitList: ViewList {
  private let inputs: ListInputs

  init(_ inputs: ListInputs) {
    self.inputs = inputs
  }

  override func path(at index: Int) -> IdentityPath { inputs.path }

  override func child(at index: Int) -> ResolvedChild { ResolvedChild(inputs) }
}
