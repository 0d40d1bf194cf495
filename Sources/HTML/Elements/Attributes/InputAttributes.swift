// Attributes of `input` elements.

extension Attribute where T == Tags.input {
  /// The kind of control.
  @inlinable @inline(__always)
  public static func type(_ type: Keywords.InputType) -> Self { Self(" type=\"", keyword: type) }

  /// The initial value.
  @inlinable @inline(__always)
  public static func value(_ number: Int) -> Self { Self(" value=\"", number: number) }

  /// The initial value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func value(_ number: Double) -> Self { Self(" value=\"", number: number) }

  /// The minimum value.
  @inlinable @inline(__always)
  public static func min(_ number: Int) -> Self { Self(" min=\"", number: number) }

  /// The minimum value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func min(_ number: Double) -> Self { Self(" min=\"", number: number) }

  /// The minimum value, such as `2026-01-02`.
  @inlinable @inline(__always)
  public static func min(_ value: String?) -> Self { Self(" min=\"", text: value) }

  /// The maximum value.
  @inlinable @inline(__always)
  public static func max(_ number: Int) -> Self { Self(" max=\"", number: number) }

  /// The maximum value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func max(_ number: Double) -> Self { Self(" max=\"", number: number) }

  /// The maximum value, such as `2026-12-31`.
  @inlinable @inline(__always)
  public static func max(_ value: String?) -> Self { Self(" max=\"", text: value) }

  /// The step between values.
  @inlinable @inline(__always)
  public static func step(_ number: Int) -> Self { Self(" step=\"", number: number) }

  /// The step between values; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func step(_ number: Double) -> Self { Self(" step=\"", number: number) }

  /// Any value between the minimum and the maximum is allowed.
  @inlinable @inline(__always)
  public static func step(_ step: Keywords.Step) -> Self { Self(" step=\"", keyword: step) }

  /// The control is initially checked.
  @inlinable @inline(__always)
  public static var checked: Self { Self(" checked=\"", true) }

  /// The control is initially checked, if `isPresent`.
  @inlinable @inline(__always)
  public static func checked(_ isPresent: Bool) -> Self { Self(" checked=\"", isPresent) }

  /// The id of the `datalist` with suggestions.
  @inlinable @inline(__always)
  public static func list(_ id: String?) -> Self { Self(" list=\"", text: id) }

  /// The regular expression that the value must match.
  @inlinable @inline(__always)
  public static func pattern(_ expression: String?) -> Self { Self(" pattern=\"", text: expression) }

  /// The accepted media types and file extensions.
  @inlinable @inline(__always)
  public static func accept(_ types: [String]) -> Self { Self(" accept=\"", list: types, separator: ",") }

  /// The accepted media types and file extensions, separated by commas.
  @inlinable @inline(__always)
  public static func accept(_ types: String?) -> Self { Self(" accept=\"", text: types) }

  /// The color may be translucent.
  @inlinable @inline(__always)
  public static var alpha: Self { Self(" alpha=\"", true) }

  /// The color may be translucent, if `isPresent`.
  @inlinable @inline(__always)
  public static func alpha(_ isPresent: Bool) -> Self { Self(" alpha=\"", isPresent) }

  /// The color space of the control.
  @inlinable @inline(__always)
  public static func colorspace(_ space: Keywords.ColorSpace) -> Self { Self(" colorspace=\"", keyword: space) }
}

extension Keywords {
  /// The kind of an `input` control.
  public enum InputType: String, Sendable {
    /// A value that is not shown.
    case hidden
    /// A line of text.
    case text
    /// A search term.
    case search
    /// A telephone number.
    case tel
    /// A URL.
    case url
    /// An e-mail address.
    case email
    /// A password.
    case password
    /// A date.
    case date
    /// A month.
    case month
    /// A week.
    case week
    /// A time of day.
    case time
    /// A date and a time.
    case datetimeLocal = "datetime-local"
    /// A number.
    case number
    /// A number on a slider.
    case range
    /// A color.
    case color
    /// A checkbox.
    case checkbox
    /// A radio button.
    case radio
    /// Files.
    case file
    /// A button that submits the form.
    case submit
    /// An image that submits the form.
    case image
    /// A button that resets the form.
    case reset
    /// A button for a script.
    case button
  }
}

extension Keywords {
  /// A step between values that is not a number.
  public enum Step: String, Sendable {
    /// None: any value is allowed.
    case any
  }
}

extension Keywords {
  /// The color space of the control.
  public enum ColorSpace: String, Sendable {
    /// sRGB with eight bits per component.
    case limitedSRGB = "limited-srgb"
    /// Display P3.
    case displayP3 = "display-p3"
  }
}

// Attributes of meters and progress bars.

/// A tag that displays a number.
public protocol TakesMeasure: HTMLTag {}

extension Tags.meter: TakesMeasure {}
extension Tags.progress: TakesMeasure {}

extension Attribute where T: TakesMeasure {
  /// The current value.
  @inlinable @inline(__always)
  public static func value(_ number: Int) -> Self { Self(" value=\"", number: number) }

  /// The current value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func value(_ number: Double) -> Self { Self(" value=\"", number: number) }

  /// The maximum value.
  @inlinable @inline(__always)
  public static func max(_ number: Int) -> Self { Self(" max=\"", number: number) }

  /// The maximum value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func max(_ number: Double) -> Self { Self(" max=\"", number: number) }
}

extension Attribute where T == Tags.meter {
  /// The minimum value.
  @inlinable @inline(__always)
  public static func min(_ number: Int) -> Self { Self(" min=\"", number: number) }

  /// The minimum value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func min(_ number: Double) -> Self { Self(" min=\"", number: number) }

  /// The upper bound of low values.
  @inlinable @inline(__always)
  public static func low(_ number: Int) -> Self { Self(" low=\"", number: number) }

  /// The upper bound of low values; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func low(_ number: Double) -> Self { Self(" low=\"", number: number) }

  /// The lower bound of high values.
  @inlinable @inline(__always)
  public static func high(_ number: Int) -> Self { Self(" high=\"", number: number) }

  /// The lower bound of high values; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func high(_ number: Double) -> Self { Self(" high=\"", number: number) }

  /// The best value.
  @inlinable @inline(__always)
  public static func optimum(_ number: Int) -> Self { Self(" optimum=\"", number: number) }

  /// The best value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func optimum(_ number: Double) -> Self { Self(" optimum=\"", number: number) }
}
