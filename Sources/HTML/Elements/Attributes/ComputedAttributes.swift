public import Markup

// Attributes that `.ci/elements.txt` has no form for, because their value is computed.

extension Attribute {
  /// The unique id of the element.
  @inlinable @inline(__always)
  public static func id(_ id: String?) -> Self {
    switch id {
    case let id?: Self(" id=\"", .identifier(id))
    case nil: Self(" id=\"", .absent)
    }
  }

  /// The classes of the element, separated by spaces; modifiers add theirs.
  @inlinable @inline(__always)
  public static func `class`(_ names: String?) -> Self {
    switch names {
    case let names?: Self(" class=\"", .words(names))
    case nil: Self(" class=\"", .absent)
    }
  }

  /// The classes of the element; modifiers add theirs.
  @inlinable
  public static func `class`(_ names: [String]) -> Self {
    Self(" class=\"", names.isEmpty ? .absent : .words(names.joined(separator: " ")))
  }

  /// The classes of the element, if `condition` is true.
  @inlinable @inline(__always)
  public static func `class`(_ names: String, if condition: Bool) -> Self {
    Self(" class=\"", condition ? .words(names) : .absent)
  }
}

extension Attribute where T == Tags.area {
  /// The corners, or the center and the radius, in pixels.
  public static func coords(_ pixels: [Int]) -> Self {
    Self(" coords=\"", list: pixels.map(\.description), separator: ",")
  }
}

extension Attribute where T == Tags.iframe {
  /// The embedded document as markup, in place of a URL.
  @inlinable
  public static func srcdoc(_ document: RawHTML) -> Self { Self(" srcdoc=\"", text: document.markup) }

  /// The document has only the given permissions.
  public static func sandbox(_ allowed: Keywords.Sandbox...) -> Self {
    Self(" sandbox=\"", text: allowed.map(\.rawValue).joined(separator: " "))
  }
}

extension Attribute where T == Tags.ol {
  /// The number of the first item; `nil` leaves the attribute out.
  @inlinable @inline(__always)
  public static func start(_ number: Int?) -> Self { Self(" start=\"", text: number.map { "\($0)" }) }
}

extension Attribute where T == Tags.input {
  /// The accepted media types and file extensions.
  @inlinable @inline(__always)
  public static func accept(_ types: [String]) -> Self { Self(" accept=\"", list: types, separator: ",") }
}
