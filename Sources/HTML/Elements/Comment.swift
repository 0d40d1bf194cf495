public import Markup
public import Views

/// An HTML comment.
///
/// The text cannot end the comment: `--` becomes `- -`. Attributes that modifiers add are dropped.
///
/// ```swift
/// Comment("made with Garland")  // <!-- made with Garland -->
/// ```
public struct Comment: UnaryPrimitive, Equatable {
  let text: String

  /// Creates a comment with this text.
  public init(_ text: String) {
    self.text = text
  }

  /// Returns whether both comments write the same bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.isSpelled(as: rhs.text) }

  /// Writes the comment.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    view.write(to: &context.output)
  }

  /// Returns the comment as markup.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    var output = MarkupBuffer(capacity: view.text.utf8.count + 16)
    view.write(to: &output)
    return ViewTree.Node(kind: .raw(output.string))
  }

  private func write(to output: inout MarkupBuffer) {
    output.append("<!--")
    output.appendComment(text)
    output.append("-->")
  }
}
