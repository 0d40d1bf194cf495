import Markup

/// Attributes whose name is completed at run time.
///
/// A name that HTML does not allow leaves the attribute out, with a warning: an empty one, or one with white space, a control character, a
/// noncharacter, or one of `"`, `'`, `<`, `>`, `/`, `=`.
extension Attribute {
  /// A value of the program's own, as `data-name`; left out where HTML does not allow the name, or the value is nil.
  @inlinable
  public static func data(_ name: String, _ value: String?) -> Self { Self(" data-=\"", name, value) }

  /// A number of the program's own, as `data-name`; left out where HTML does not allow the name.
  @inlinable
  public static func data(_ name: String, _ value: Int) -> Self { Self(" data-=\"", name, String(value)) }

  /// `true` or `false`, as `data-name`; left out where HTML does not allow the name.
  @inlinable
  public static func data(_ name: String, _ value: Bool) -> Self { Self(" data-=\"", name, value ? "true" : "false") }

  /// What assistive technology is told, as `aria-name`; left out where HTML does not allow the name, or the value is nil.
  @inlinable
  public static func aria(_ name: String, _ value: String?) -> Self { Self(" aria-=\"", name, value) }

  /// A number that assistive technology is told, as `aria-name`; left out where HTML does not allow the name.
  @inlinable
  public static func aria(_ name: String, _ value: Int) -> Self { Self(" aria-=\"", name, String(value)) }

  /// `true` or `false` for assistive technology, as `aria-name`; left out where HTML does not allow the name.
  @inlinable
  public static func aria(_ name: String, _ value: Bool) -> Self { Self(" aria-=\"", name, value ? "true" : "false") }

  /// An attribute that this library does not know, such as `viewBox` of a drawing.
  ///
  /// It is left out where HTML does not allow the name, where the value is nil, and where a browser would not read the value
  /// as text: under a name that starts with `on`, under `style` and `srcdoc`, and where an address stands, as in `href` and
  /// `src`. Those have functions of their own, which check the value.
  public static func custom(name: String, value: String?) -> Self {
    guard AttributeName.isPlain(name) else {
      return Self(" =\"", .refused("`\(name)` has a function of its own that checks its value"))
    }
    return Self(" =\"", name, value)
  }

  /// A program of your own that runs on an event, such as `click`.
  ///
  /// Both are constants of your program, so no data can become one; data for the handler goes into `.data(_:_:)`. Where HTML does
  /// not allow the event in a name, the attribute is left out.
  public static func on(_ event: StaticString, script: StaticString) -> Self {
    Self(" =\"", "on\(event)", script.description)
  }

  /// A name that is completed by `name`, unless HTML does not allow it.
  @usableFromInline
  init(_ opening: StaticString, _ name: String, _ value: String?) {
    guard let value else {
      self.init(opening, .absent)
      return
    }
    self.init(
      opening, AttributeName.isValid(name) ? .named(name, value) : .refused("HTML allows no attribute `\(name)`"))
  }
}
