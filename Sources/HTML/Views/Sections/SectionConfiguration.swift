/// One section of a container's content.
public struct SectionConfiguration: Identifiable {
  /// What makes a section the same one in the next render.
  public struct ID: Hashable {
    let path: IdentityPath
  }

  /// What makes it the same section in the next render, whatever is inserted before it.
  public let id: ID

  /// The header's children.
  public let header: SubviewsCollection

  /// The content's children.
  public let content: SubviewsCollection

  /// The footer's children.
  public let footer: SubviewsCollection

  /// The values written on the section itself; loose views have none.
  public let containerValues: ContainerValues
}

extension SectionConfiguration.ID: CustomStringConvertible {
  /// The way to the section as text, the same in every process.
  public var description: String { path.description }
}

/// The sections of a container's content: those it declares, and runs of loose views between them.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// Where the sections start.
  public var startIndex: Int { 0 }

  /// Where the sections end.
  public var endIndex: Int { sections.count }

  /// The section at a position; out of range, the program stops.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
