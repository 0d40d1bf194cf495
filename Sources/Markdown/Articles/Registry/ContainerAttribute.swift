public import Views

/// An attribute of a container: its name, its type and its default value.
///
/// ```swift
/// let columns = ContainerAttribute("columns", default: 2)
/// ```
public struct ContainerAttribute<Value: Sendable>: Sendable {
  // The type does not require `AttributeValue`: looking up that conformance takes longer than registering a container.

  /// The name in Markdown.
  public let name: String
  /// The value if the author does not write the attribute.
  public let defaultValue: Value
}

extension ContainerAttribute where Value: AttributeValue {
  /// Declares an attribute.
  public init(_ name: String, default value: Value) {
    self.name = name
    defaultValue = value
  }

  /// The attribute without its type, for `Container.init(attributes:)`.
  public var declaration: AttributeDeclaration {
    AttributeDeclaration(name: name, expectation: Value.expectation, takesFlag: Value.takesFlag) { Value(written: $0) }
  }
}

/// An attribute of any type, in the list of a container's attributes.
public struct AttributeDeclaration: Sendable {
  /// The name in Markdown.
  package let name: String
  /// The valid values, as words that follow "must be".
  package let expectation: String
  /// Whether the name alone is valid.
  let takesFlag: Bool
  let read: @Sendable (String) -> (any Sendable)?

  /// Returns whether an author may write this value.
  package func accepts(_ text: String) -> Bool { read(text) != nil }

  /// Declares an attribute that takes any text, for containers without Swift types, such as templates.
  package init(_ name: String) {
    self.init(name: name, expectation: String.expectation, takesFlag: String.takesFlag) { $0 }
  }

  init(
    name: String, expectation: String, takesFlag: Bool, read: @escaping @Sendable (String) -> (any Sendable)?
  ) {
    self.name = name
    self.expectation = expectation
    self.takesFlag = takesFlag
    self.read = read
  }
}

/// A trait that a container reads from its children, and the container value that it sets.
///
/// ```swift
/// ContainerTrait("rank", setting: \.rank)
/// ```
public struct ContainerTrait: Sendable {
  /// The name in Markdown.
  package let name: String
  /// The valid values, as words that follow "must be".
  package let expectation: String
  /// Whether the name alone is valid.
  let takesFlag: Bool
  /// Returns whether an author may write this value.
  package let accepts: @Sendable (String) -> Bool
  let apply: @Sendable (String, inout ContainerValues) -> Void

  /// Declares a trait.
  public init<Value: AttributeValue>(
    _ name: String, setting keyPath: any WritableKeyPath<ContainerValues, Value> & Sendable
  ) {
    self.name = name
    expectation = Value.expectation
    takesFlag = Value.takesFlag
    accepts = { Value(written: $0) != nil }
    apply = { text, values in
      if let value = Value(written: text) { values[keyPath: keyPath] = value }
    }
  }

  /// Declares a trait that takes any text, for containers without Swift types, such as templates.
  package init(_ name: String) {
    self.name = name
    expectation = String.expectation
    takesFlag = String.takesFlag
    accepts = { _ in true }
    apply = { _, _ in }
  }
}
