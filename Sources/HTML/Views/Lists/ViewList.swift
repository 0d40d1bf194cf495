/// The children a view stands for, in order, each made as late as possible.
///
/// What may be asked, and what it costs:
/// 1. `count` and `path(at:)` run no body whose type tells enough.
/// 2. `child(at:)` runs the bodies on the way to one child, once.
/// 3. `render(at:in:)` writes one child; only this runs the content of containers.
public class ViewList {
  /// How many children there are.
  var count: Int { 0 }

  /// What makes the child at `index` the same child in the next render.
  func path(at index: Int) -> IdentityPath { child(at: index).path }

  /// The child at `index`, resolved down to the one leaf or container that it is.
  func child(at index: Int) -> ResolvedChild {
    preconditionFailure("Index \(index) is out of range: there are \(count) children")
  }

  /// Writes the child at `index` where the context stands.
  func render(at index: Int, location: Location, in context: inout RenderContext) {
    child(at: index).place(at: location, in: &context)
  }

  /// Adds the list to what `Group(sections:)` hands out; but for sections and what may hold them, that is loose views.
  func collect(into sections: inout SectionAccumulator) {
    sections.add(loose: self)
  }

  /// Stops with a message where Swift's own collections would.
  final func check(_ index: Int) {
    precondition(index >= 0 && index < count, "Index \(index) is out of range: there are \(count) children")
  }
}

/// A number of lists, one after another.
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
    let (run, offset) = ends.run(holding: index)
    return (lists[run], offset)
  }
}

extension [Int] {
  /// Which of the runs that end here holds the child at `index`, and where in that run it stands.
  func run(holding index: Int) -> (run: Int, offset: Int) {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > index { high = middle } else { low = middle + 1 }
    }
    return (low, index - (low == 0 ? 0 : self[low - 1]))
  }
}
