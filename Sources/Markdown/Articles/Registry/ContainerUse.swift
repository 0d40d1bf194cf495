public import Components
import Views

/// One use of a container in an article: what its author wrote, and the children that the view is given.
public struct ContainerUse {
  /// The name it was written with.
  public let name: String
  /// What it is called.
  public let label: ChildLabel?
  /// Its id in the page, if it has one.
  public let anchor: String?
  /// Its classes, which land on the element that its view is.
  public let classNames: [String]
  /// The level that headings made inside should have, from 2 to 6.
  public let headingLevel: Int
  /// Its children: a view like any other, to be met one by one.
  public let content: BlockChildren

  let values: [String: any Sendable]

  /// What the author wrote for an attribute that takes any text.
  public func text(of attribute: String) -> String? { values[attribute] as? String }

  /// The value of an attribute that the container declares.
  public subscript<Value>(attribute: ContainerAttribute<Value>) -> Value {
    values[attribute.name] as? Value ?? attribute.defaultValue
  }
}
