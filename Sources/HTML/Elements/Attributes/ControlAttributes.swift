// What several controls of a form take.

/// A control that can be switched off.
public protocol TakesDisabled: Tag {}

extension Tags.button: TakesDisabled {}
extension Tags.fieldset: TakesDisabled {}
extension Tags.input: TakesDisabled {}
extension Tags.optgroup: TakesDisabled {}
extension Tags.option: TakesDisabled {}
extension Tags.select: TakesDisabled {}
extension Tags.textarea: TakesDisabled {}

extension Attribute where T: TakesDisabled {
  /// The control is switched off.
  @inlinable @inline(__always)
  public static var disabled: Self { Self(" disabled=\"", true) }

  /// The control is switched off, if `isPresent`.
  @inlinable @inline(__always)
  public static func disabled(_ isPresent: Bool) -> Self { Self(" disabled=\"", isPresent) }
}

/// A control that a reader may have to fill in.
public protocol TakesRequired: Tag {}

extension Tags.input: TakesRequired {}
extension Tags.select: TakesRequired {}
extension Tags.textarea: TakesRequired {}

extension Attribute where T: TakesRequired {
  /// The control must be filled in.
  @inlinable @inline(__always)
  public static var required: Self { Self(" required=\"", true) }

  /// The control must be filled in, if `isPresent`.
  @inlinable @inline(__always)
  public static func required(_ isPresent: Bool) -> Self { Self(" required=\"", isPresent) }

  /// What the browser may fill in.
  @inlinable @inline(__always)
  public static func autocomplete(_ field: HTML.Autofill) -> Self { Self(" autocomplete=\"", keyword: field) }

  /// What the browser may fill in, in words separated by spaces.
  @inlinable @inline(__always)
  public static func autocomplete(_ fields: String?) -> Self { Self(" autocomplete=\"", text: fields) }
}

/// A control that can hold several values.
public protocol TakesMultiple: Tag {}

extension Tags.input: TakesMultiple {}
extension Tags.select: TakesMultiple {}

extension Attribute where T: TakesMultiple {
  /// Several values are allowed.
  @inlinable @inline(__always)
  public static var multiple: Self { Self(" multiple=\"", true) }

  /// Several values are allowed, if `isPresent`.
  @inlinable @inline(__always)
  public static func multiple(_ isPresent: Bool) -> Self { Self(" multiple=\"", isPresent) }

  /// How many characters or options are seen.
  @inlinable @inline(__always)
  public static func size(_ number: Int) -> Self { Self(" size=\"", number: number) }
}

/// A control that a reader writes in.
public protocol TakesText: Tag {}

extension Tags.input: TakesText {}
extension Tags.textarea: TakesText {}

extension Attribute where T: TakesText {
  /// A hint that is seen while nothing is written.
  @inlinable @inline(__always)
  public static func placeholder(_ text: String?) -> Self { Self(" placeholder=\"", text: text) }

  /// The text cannot be changed.
  @inlinable @inline(__always)
  public static var readonly: Self { Self(" readonly=\"", true) }

  /// The text cannot be changed, if `isPresent`.
  @inlinable @inline(__always)
  public static func readonly(_ isPresent: Bool) -> Self { Self(" readonly=\"", isPresent) }

  /// The least number of characters.
  @inlinable @inline(__always)
  public static func minlength(_ characters: Int) -> Self { Self(" minlength=\"", number: characters) }

  /// The largest number of characters.
  @inlinable @inline(__always)
  public static func maxlength(_ characters: Int) -> Self { Self(" maxlength=\"", number: characters) }

  /// The name under which the direction of the text is sent.
  @inlinable @inline(__always)
  public static func dirname(_ name: String?) -> Self { Self(" dirname=\"", text: name) }
}

extension Attribute where T == Tags.textarea {
  /// How many characters fit in a line.
  @inlinable @inline(__always)
  public static func cols(_ characters: Int) -> Self { Self(" cols=\"", number: characters) }

  /// How many lines are seen.
  @inlinable @inline(__always)
  public static func rows(_ lines: Int) -> Self { Self(" rows=\"", number: lines) }

  /// Whether line breaks are sent where lines are broken.
  @inlinable @inline(__always)
  public static func wrap(_ wrap: HTML.Wrap) -> Self { Self(" wrap=\"", keyword: wrap) }
}

extension Attribute where T == Tags.option {
  /// The option is chosen at first.
  @inlinable @inline(__always)
  public static var selected: Self { Self(" selected=\"", true) }

  /// The option is chosen at first, if `isPresent`.
  @inlinable @inline(__always)
  public static func selected(_ isPresent: Bool) -> Self { Self(" selected=\"", isPresent) }
}

extension HTML {
  /// Whether a text is sent with the line breaks it is shown with.
  public enum Wrap: String, Sendable {
    /// Only those that were typed.
    case soft
    /// All of them.
    case hard
  }
}
