// What several elements are called and hold: `name`, `label`, `value`, `for`.

/// A tag with a name that is not an id.
public protocol TakesName: Tag {}

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
  /// What the element is called.
  @inlinable @inline(__always)
  public static func name(_ name: String?) -> Self { Self(" name=\"", text: name) }
}

/// A tag with a label of its own.
public protocol TakesLabel: Tag {}

extension Tags.optgroup: TakesLabel {}
extension Tags.option: TakesLabel {}
extension Tags.track: TakesLabel {}

extension Attribute where T: TakesLabel {
  /// What the reader is shown.
  @inlinable @inline(__always)
  public static func label(_ text: String?) -> Self { Self(" label=\"", text: text) }
}

/// A tag whose value is sent with its form.
public protocol TakesValue: Tag {}

extension Tags.button: TakesValue {}
extension Tags.input: TakesValue {}
extension Tags.option: TakesValue {}

extension Attribute where T: TakesValue {
  /// The value that is sent.
  @inlinable @inline(__always)
  public static func value(_ value: String?) -> Self { Self(" value=\"", text: value) }
}

extension Attribute where T == Tags.label {
  /// The id of the control that the label belongs to.
  @inlinable @inline(__always)
  public static func `for`(_ id: String?) -> Self { Self(" for=\"", text: id) }
}

extension Attribute where T == Tags.output {
  /// The ids of the controls that the result comes from.
  @inlinable @inline(__always)
  public static func `for`(_ ids: [String]) -> Self { Self(" for=\"", list: ids) }

  /// The ids of the controls that the result comes from, separated by spaces.
  @inlinable @inline(__always)
  public static func `for`(_ ids: String?) -> Self { Self(" for=\"", text: ids) }
}

extension Attribute where T == Tags.template {
  /// The place in the page that the content goes to as it arrives.
  @inlinable @inline(__always)
  public static func `for`(_ name: String?) -> Self { Self(" for=\"", text: name) }
}
