/// A case in which a container is rendered: how many children it gets, and for what kind of page.
public struct ContainerCase: Sendable, Hashable, CustomStringConvertible {
  /// The children that a container gets.
  public enum Children: String, CaseIterable, Sendable {
    /// No child.
    case none
    /// One child.
    case one
    /// Two children.
    case two
    /// One hundred children.
    case hundred
    /// Three children; the second is the same container with two children.
    case nested
    /// Three children in the program; a condition leaves out the second.
    case conditional
    /// Three children, which are rows: `ForEach` in the program, `:::each` in Markdown.
    case rows
    /// Three children from elsewhere: another view in the program, another file with `:::include` in Markdown.
    case included
    /// Three children under a condition that holds: `if` in the program, `:::only` in Markdown.
    case only
  }

  /// The kind of page that a container is rendered for.
  public enum Form: String, CaseIterable, Sendable {
    /// A page in English.
    case leftToRight = "left to right"
    /// A page in Arabic.
    case rightToLeft = "right to left"
    /// A feed, which has no styles, scripts or ids.
    case feed
  }

  /// The children.
  public let children: Children
  /// The kind of page.
  public let form: Form

  /// Creates a case.
  public init(_ children: Children, _ form: Form = .leftToRight) {
    self.children = children
    self.form = form
  }

  /// Every number of children in every form.
  public static let all = Form.allCases.flatMap { form in Children.allCases.map { ContainerCase($0, form) } }

  /// The case in words, such as `two, right to left`.
  public var description: String { "\(children.rawValue), \(form.rawValue)" }
}
