/// Sorts a list into sections: the explicit ones, and one for each run of loose views between them.
struct SectionAccumulator {
  private let root: IdentityPath
  private var sections: [SectionConfiguration] = []
  private var loose: [ViewList] = []
  /// The explicit section that the loose views follow.
  private var previous: IdentityPath?

  private init(_ inputs: ListInputs) {
    root = inputs.path
  }

  /// The sections of `list`, which was resolved with `inputs`.
  static func sections(of list: ViewList, _ inputs: ListInputs) -> SectionCollection {
    var accumulator = SectionAccumulator(inputs)
    list.collect(into: &accumulator)
    accumulator.endRun()
    return SectionCollection(sections: accumulator.sections)
  }

  mutating func add(loose list: ViewList) {
    loose.append(list)
  }

  /// Adds an explicit section; one without any children disappears, yet ends the run before it.
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
