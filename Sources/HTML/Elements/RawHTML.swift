public import Markup
public import Views

/// Markup that is written as it is: the one view whose text is not escaped.
///
/// Nothing checks it, so it must come from the program or from something that made it safe. It is exactly one child, however
/// many elements it holds; where an attribute lands on it, a `<div>` holds it.
///
/// ```swift
/// figure { RawHTML(chart.svg) }
/// ```
public struct RawHTML: UnaryPrimitive, Equatable {
  /// The markup.
  public let markup: String

  /// Takes `markup` as it is.
  @inlinable @inline(__always)
  public init(_ markup: String) {
    self.markup = markup
  }

  /// Whether both write the same bytes.
  public static func == (one: Self, other: Self) -> Bool { one.markup.isSpelled(as: other.markup) }

  /// Writes the markup, in a `<div>` where an attribute lands on it.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if context.isPlain {
      context.output.append(verbatim: view.markup)
    } else {
      view.renderLanding(in: &context)
    }
  }

  /// The markup, in a `<div>` where an attribute lands on it.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    let markup = ViewTree.Node(kind: .raw(view.markup))
    let landed = MarkupAttribute.merged(attributes)
    return landed.isEmpty ? markup : ViewTree.Node(kind: .element("div"), attributes: landed, children: [markup])
  }

  @usableFromInline @inline(never)
  func renderLanding(in context: inout RenderContext) {
    if context.hasPendingAttributes {
      context.writeElement("<div></div>", []) { $0.output.append(verbatim: markup) }
    } else {
      context.output.append(verbatim: markup)
    }
  }
}
