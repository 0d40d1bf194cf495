/// An attribute's value that names one of the container's children by its tag; a tag that no child has is an error.
///
/// ```swift
/// let selected = ContainerAttribute<ChildTag?>("selected", default: nil)
/// ```
public struct ChildTag: AttributeValue {
  /// The tag.
  public let text: String
}

extension ChildTag {
  /// Takes any text; whether a child has it is found out when the children are known.
  public init?(written text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// The tag of a child.
  public static var expectation: String { "the tag of a child" }
}
