public import Views

/// An attribute that a container takes: its name, its type, and what holds where the author does not write it.
///
/// ```swift
/// let columns = ContainerAttribute("columns", default: 2)
/// ```
public struct ContainerAttribute<Value: Sendable>: Sendable {
  // The type asks no more of its value: to look for what that conforms to takes longer than to register a container.

  /// What the author writes.
  public let name: String
  /// What holds where it is not written.
  public let defaultValue: Value
}

extension ContainerAttribute where Value: AttributeValue {
  /// Declares an attribute.
  public init(_ name: String, default value: Value) {
    self.name = name
    defaultValue = value
  }

  /// The attribute without its type, for a list of them.
  public var declaration: AttributeDeclaration {
    AttributeDeclaration(name: name, expectation: Value.expectation, takesFlag: Value.takesFlag) { Value(written: $0) }
  }
}

/// An attribute of any type, as a registry keeps it.
public struct AttributeDeclaration: Sendable {
  /// What the author writes.
  public let name: String
  /// What its value must be.
  public let expectation: String
  /// Whether the name alone will do.
  let takesFlag: Bool
  let read: @Sendable (String) -> (any Sendable)?

  /// Declares an attribute that takes any text, for a container whose attributes are known by name alone.
  public init(_ name: String) {
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

/// A trait that a container reads from its children: its name, and the container value it sets.
///
/// ```swift
/// ContainerTrait("rank", setting: \.rank)
/// ```
public struct ContainerTrait: Sendable {
  /// What the author writes.
  public let name: String
  /// What its value must be.
  public let expectation: String
  /// Whether the name alone will do.
  let takesFlag: Bool
  let accepts: @Sendable (String) -> Bool
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

  /// Declares a trait that takes any text, for a container whose traits are known by name alone.
  public init(_ name: String) {
    self.name = name
    expectation = String.expectation
    takesFlag = String.takesFlag
    accepts = { _ in true }
    apply = { _, _ in }
  }
}
