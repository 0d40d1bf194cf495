extension MarkupAttribute {
  /// The attributes an element is written with: classes and declarations of one name are joined in order, anything else
  /// is what the last one says, where the first one stood.
  public static func merged(_ attributes: [MarkupAttribute]) -> [MarkupAttribute] {
    var merged: [MarkupAttribute] = []
    for attribute in attributes where attribute.isWritten {
      let name = attribute.name
      if !attribute.isRefused, let index = merged.firstIndex(where: { $0.name == name && !$0.isRefused }) {
        merged[index] = merged[index].joined(by: attribute)
      } else {
        merged.append(attribute)
      }
    }
    return merged
  }

  /// Whether the attribute writes anything.
  public var isWritten: Bool { value != .absent && value != .element }

  private var isRefused: Bool {
    if case .refused = value { true } else { false }
  }

  private func joined(by later: MarkupAttribute) -> MarkupAttribute {
    switch (value, later.value) {
    case (.words(let words), .words(let more)): MarkupAttribute(opening, .words("\(words) \(more)"))
    case (.declarations(let some), .declarations(let more)): MarkupAttribute(opening, .declarations("\(some);\(more)"))
    default: later
    }
  }
}
