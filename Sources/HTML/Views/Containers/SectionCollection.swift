/// The sections of a container's content: the explicit sections, and the runs of loose views between them.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The position of the first section.
  public var startIndex: Int { 0 }

  /// The position after the last section.
  public var endIndex: Int { sections.count }

  /// Returns the section at a position, or stops the program if the position is out of range.
  public subscript(index: Int) -> SectionConfiguration {
    guard sections.indices.contains(index) else {
      SwiftRuntime.stop("Index \(index) is out of range: there are \(count) sections")
    }
    return sections[index]
  }
}

/// One section of a container's content, as `Group(sections:)` and `ForEach(sections:)` give it to a container.
///
/// A `Section` in the content is one. The views before, between and after such sections are sections, too, without header
/// and footer, so that a container needs no case for loose views:
///
/// ```swift
/// ForEach(sections: content) { section in
///   if !section.header.isEmpty { h2 { section.header } }
///   ul { ForEach(section.content) { row in li { row } } }
/// }
/// ```
///
/// A section inside of a section is no section of its own: its header, content and footer are part of the outer content.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let path: IdentityPath
  }

  /// The identity of the section, which stays the same when other sections are inserted before it.
  public let id: ID

  /// The children of the header; empty for a section without one, and for loose views.
  public let header: SubviewsCollection

  /// The children of the content, resolved one by one when the container places them.
  public let content: SubviewsCollection

  /// The children of the footer; empty for a section without one, and for loose views.
  public let footer: SubviewsCollection

  /// The container values set on the section itself; a run of loose views has none.
  public let containerValues: ContainerValues
}

extension SectionConfiguration.ID: CustomStringConvertible {
  /// The path of the section as text, the same in every process.
  public var description: String { path.description }
}

/// Splits a list into its explicit sections and one implicit section for each run of loose views between them.
struct SectionAccumulator {
  private let root: IdentityPath
  private var sections: [SectionConfiguration] = []
  private var loose: [ViewList] = []
  /// The path of the explicit section before the current run of loose views.
  private var previous: IdentityPath?

  private init(_ inputs: ListInputs) {
    root = inputs.path
  }

  /// Returns the sections of `list`, which was resolved with `inputs`.
  static func sections(of list: ViewList, _ inputs: ListInputs) -> SectionCollection {
    var accumulator = SectionAccumulator(inputs)
    list.collect(into: &accumulator)
    accumulator.endRun()
    return SectionCollection(sections: accumulator.sections)
  }

  mutating func add(loose list: ViewList) {
    loose.append(list)
  }

  /// Adds an explicit section.
  ///
  /// A section without children is left out, but it ends the run of loose views before it.
  mutating func add(_ list: SectionList) {
    endRun()
    previous = list.inputs.path
    guard list.count > 0 else { return }
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: list.inputs.path), header: SubviewsCollection(list.header),
        content: SubviewsCollection(list.content), footer: SubviewsCollection(list.footer),
        containerValues: ContainerValues(traits: list.inputs.traits)))
  }

  private mutating func endRun() {
    defer { loose = [] }
    let run = ConcatenatedList(loose)
    guard run.count > 0 else { return }
    let none = SubviewsCollection(ConcatenatedList([]))
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: IdentityPath(previous ?? root, .loose)), header: none,
        content: SubviewsCollection(run), footer: none, containerValues: ContainerValues(traits: TraitBag())))
  }
}
