public import Markup
public import Views

/// A comment in the page, for those who read its source; attributes that land on it are dropped.
///
/// Whatever the text says, it cannot end the comment: `--` is parted by a space.
///
/// ```swift
/// Comment("made with Garland")  // <!-- made with Garland -->
/// ```
public struct Comment: UnaryPrimitive, Equatable {
  /// What the comment says.
  public let text: String

  /// A comment that says `text`.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether both write the same bytes.
  public static func == (one: Self, other: Self) -> Bool { one.text.isSpelled(as: other.text) }

  /// Writes the comment.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    view.write(to: &context.output)
  }

  /// The comment as it is written.
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
