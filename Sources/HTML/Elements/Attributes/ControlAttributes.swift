// Attributes of form controls.

/// A control that can be disabled.
public protocol TakesDisabled: HTMLTag {}

extension Tags.button: TakesDisabled {}
extension Tags.fieldset: TakesDisabled {}
extension Tags.input: TakesDisabled {}
extension Tags.optgroup: TakesDisabled {}
extension Tags.option: TakesDisabled {}
extension Tags.select: TakesDisabled {}
extension Tags.textarea: TakesDisabled {}

extension Attribute where T: TakesDisabled {
  /// The control is disabled.
  @inlinable @inline(__always)
  public static var disabled: Self { Self(" disabled=\"", true) }

  /// The control is disabled, if `isPresent`.
  @inlinable @inline(__always)
  public static func disabled(_ isPresent: Bool) -> Self { Self(" disabled=\"", isPresent) }
}

/// A control that can be required.
public protocol TakesRequired: HTMLTag {}

extension Tags.input: TakesRequired {}
extension Tags.select: TakesRequired {}
extension Tags.textarea: TakesRequired {}

extension Attribute where T: TakesRequired {
  /// The control is required.
  @inlinable @inline(__always)
  public static var required: Self { Self(" required=\"", true) }

  /// The control is required, if `isPresent`.
  @inlinable @inline(__always)
  public static func required(_ isPresent: Bool) -> Self { Self(" required=\"", isPresent) }

  /// The kind of value that the browser may fill in.
  @inlinable @inline(__always)
  public static func autocomplete(_ field: Keywords.Autofill) -> Self { Self(" autocomplete=\"", keyword: field) }

  /// The kind of value that the browser may fill in, as keywords separated by spaces.
  @inlinable @inline(__always)
  public static func autocomplete(_ fields: String?) -> Self { Self(" autocomplete=\"", text: fields) }
}

/// A control that can hold several values.
public protocol TakesMultiple: HTMLTag {}

extension Tags.input: TakesMultiple {}
extension Tags.select: TakesMultiple {}

extension Attribute where T: TakesMultiple {
  /// Several values are allowed.
  @inlinable @inline(__always)
  public static var multiple: Self { Self(" multiple=\"", true) }

  /// Several values are allowed, if `isPresent`.
  @inlinable @inline(__always)
  public static func multiple(_ isPresent: Bool) -> Self { Self(" multiple=\"", isPresent) }

  /// The number of visible characters or options.
  @inlinable @inline(__always)
  public static func size(_ number: Int) -> Self { Self(" size=\"", number: number) }
}

/// A control for text.
public protocol TakesText: HTMLTag {}

extension Tags.input: TakesText {}
extension Tags.textarea: TakesText {}

extension Attribute where T: TakesText {
  /// A hint that is visible while the control is empty.
  @inlinable @inline(__always)
  public static func placeholder(_ text: String?) -> Self { Self(" placeholder=\"", text: text) }

  /// The text is read-only.
  @inlinable @inline(__always)
  public static var readonly: Self { Self(" readonly=\"", true) }

  /// The text is read-only, if `isPresent`.
  @inlinable @inline(__always)
  public static func readonly(_ isPresent: Bool) -> Self { Self(" readonly=\"", isPresent) }

  /// The minimum number of characters.
  @inlinable @inline(__always)
  public static func minlength(_ characters: Int) -> Self { Self(" minlength=\"", number: characters) }

  /// The maximum number of characters.
  @inlinable @inline(__always)
  public static func maxlength(_ characters: Int) -> Self { Self(" maxlength=\"", number: characters) }

  /// The name of the form field that sends the direction of the text.
  @inlinable @inline(__always)
  public static func dirname(_ name: String?) -> Self { Self(" dirname=\"", text: name) }
}

extension Attribute where T == Tags.textarea {
  /// The number of characters in a line.
  @inlinable @inline(__always)
  public static func cols(_ characters: Int) -> Self { Self(" cols=\"", number: characters) }

  /// The number of visible lines.
  @inlinable @inline(__always)
  public static func rows(_ lines: Int) -> Self { Self(" rows=\"", number: lines) }

  /// Whether the form sends the line breaks of soft-wrapped text.
  @inlinable @inline(__always)
  public static func wrap(_ wrap: Keywords.Wrap) -> Self { Self(" wrap=\"", keyword: wrap) }
}

extension Attribute where T == Tags.option {
  /// The option is initially selected.
  @inlinable @inline(__always)
  public static var selected: Self { Self(" selected=\"", true) }

  /// The option is initially selected, if `isPresent`.
  @inlinable @inline(__always)
  public static func selected(_ isPresent: Bool) -> Self { Self(" selected=\"", isPresent) }
}

extension Keywords {
  /// Whether a form sends the line breaks of soft-wrapped text.
  public enum Wrap: String, Sendable {
    /// It sends typed line breaks only.
    case soft
    /// It also sends the line breaks at which the browser wraps the text.
    case hard
  }
}

// The attributes `name`, `label`, `value` and `for`.

/// A tag with a `name` attribute.
public protocol TakesName: HTMLTag {}

extension Tags.button: TakesName {}
extension Tags.details: TakesName {}
extension Tags.fieldset: TakesName {}
extension Tags.form: TakesName {}
extension Tags.iframe: TakesName {}
extension Tags.input: TakesName {}
extension Tags.map: TakesName {}
extension Tags.meta: TakesName {}
extension Tags.object: TakesName {}
extension Tags.output: TakesName {}
extension Tags.select: TakesName {}
extension Tags.slot: TakesName {}
extension Tags.textarea: TakesName {}

extension Attribute where T: TakesName {
  /// The name of the element, for example in the data of a form.
  @inlinable @inline(__always)
  public static func name(_ name: String?) -> Self { Self(" name=\"", text: name) }
}

/// A tag with a `label` attribute.
public protocol TakesLabel: HTMLTag {}

extension Tags.optgroup: TakesLabel {}
extension Tags.option: TakesLabel {}
extension Tags.track: TakesLabel {}

extension Attribute where T: TakesLabel {
  /// The label for users.
  @inlinable @inline(__always)
  public static func label(_ text: String?) -> Self { Self(" label=\"", text: text) }
}

/// A tag with a value that a form sends.
public protocol TakesValue: HTMLTag {}

extension Tags.button: TakesValue {}
extension Tags.input: TakesValue {}
extension Tags.option: TakesValue {}

extension Attribute where T: TakesValue {
  /// The value that the form sends.
  @inlinable @inline(__always)
  public static func value(_ value: String?) -> Self { Self(" value=\"", text: value) }
}

extension Attribute where T == Tags.label {
  /// The id of the control that the label belongs to.
  @inlinable @inline(__always)
  public static func `for`(_ id: String?) -> Self { Self(" for=\"", text: id) }
}

extension Attribute where T == Tags.output {
  /// The ids of the controls that contribute to the result.
  @inlinable @inline(__always)
  public static func `for`(_ ids: [String]) -> Self { Self(" for=\"", list: ids) }

  /// The ids of the controls that contribute to the result, separated by spaces.
  @inlinable @inline(__always)
  public static func `for`(_ ids: String?) -> Self { Self(" for=\"", text: ids) }
}

extension Attribute where T == Tags.template {
  /// The name of the place in the page where the browser inserts the streamed content.
  @inlinable @inline(__always)
  public static func `for`(_ name: String?) -> Self { Self(" for=\"", text: name) }
}
