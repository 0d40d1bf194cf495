public import Markup
public import Views

/// Markup that is written without escaping and without checks.
///
/// Use markup that your program contains or has made safe. `RawHTML` is exactly one child, even if its markup has
/// several elements. If a modifier adds an attribute, a `<div>` wraps the markup.
///
/// ```swift
/// figure { RawHTML(chart.svg) }
/// ```
public struct RawHTML: UnaryPrimitive, Equatable {
  /// The markup.
  @usableFromInline package let markup: String

  /// Creates a view that writes `markup` unchanged.
  @inlinable @inline(__always)
  public init(_ markup: String) {
    self.markup = markup
  }

  /// Returns whether both views write the same bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.markup.isSpelled(as: rhs.markup) }

  /// Writes the markup, in a `<div>` if a modifier adds an attribute.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if context.isPlain {
      context.output.append(verbatim: view.markup)
    } else {
      view.renderWithAddedAttributes(in: &context)
    }
  }

  /// Returns the markup, in a `<div>` if a modifier adds an attribute.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    let markup = ViewTree.Node(kind: .raw(view.markup))
    let merged = MarkupAttribute.merged(attributes)
    return merged.isEmpty ? markup : ViewTree.Node(kind: .element("div"), attributes: merged, children: [markup])
  }

  @usableFromInline @inline(never)
  func renderWithAddedAttributes(in context: inout RenderContext) {
    if context.hasPendingAttributes {
      context.writeElement("<div></div>", []) { $0.output.append(verbatim: markup) }
    } else {
      context.output.append(verbatim: markup)
    }
  }
}
