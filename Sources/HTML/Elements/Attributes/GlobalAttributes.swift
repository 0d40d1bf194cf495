// What every element takes: what it is called, and which language it speaks.

public import Markup

extension Attribute {
  /// A name that no other element of the page has.
  @inlinable @inline(__always)
  public static func id(_ id: String?) -> Self {
    switch id {
    case let id?: Self(" id=\"", .identifier(id))
    case nil: Self(" id=\"", .absent)
    }
  }

  /// The classes of the element, separated by spaces; as modifiers stack, classes join.
  @inlinable @inline(__always)
  public static func `class`(_ names: String?) -> Self {
    switch names {
    case let names?: Self(" class=\"", .words(names))
    case nil: Self(" class=\"", .absent)
    }
  }

  /// The classes of the element; as modifiers stack, classes join.
  @inlinable
  public static func `class`(_ names: [String]) -> Self {
    Self(" class=\"", names.isEmpty ? .absent : .words(names.joined(separator: " ")))
  }

  /// The classes of the element while `condition` holds, else nothing.
  @inlinable @inline(__always)
  public static func `class`(_ names: String, if condition: Bool) -> Self {
    Self(" class=\"", condition ? .words(names) : .absent)
  }

  /// A remark, mostly shown beside the pointer.
  @inlinable @inline(__always)
  public static func title(_ text: String?) -> Self { Self(" title=\"", text: text) }

  /// The language of the content, as in `de-AT`.
  @inlinable @inline(__always)
  public static func lang(_ language: String?) -> Self { Self(" lang=\"", text: language) }

  /// Which way the text runs.
  @inlinable @inline(__always)
  public static func dir(_ direction: HTML.Direction) -> Self { Self(" dir=\"", keyword: direction) }

  /// Whether the content is translated with the page.
  @inlinable @inline(__always)
  public static func translate(_ isOn: Bool) -> Self { Self(" translate=\"", text: isOn ? "yes" : "no") }

  /// What a content security policy knows the element by.
  @inlinable @inline(__always)
  public static func nonce(_ nonce: String?) -> Self { Self(" nonce=\"", text: nonce) }
}

extension HTML {
  /// Which way text runs.
  public enum Direction: String, Sendable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
    /// As the text itself tells.
    case auto
  }
}
