// What an `input` takes.

extension Attribute where T == Tags.input {
  /// What the control is for.
  @inlinable @inline(__always)
  public static func type(_ type: HTML.InputType) -> Self { Self(" type=\"", keyword: type) }

  /// The value at first.
  @inlinable @inline(__always)
  public static func value(_ number: Int) -> Self { Self(" value=\"", number: number) }

  /// The value at first; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func value(_ number: Double) -> Self { Self(" value=\"", number: number) }

  /// The least value.
  @inlinable @inline(__always)
  public static func min(_ number: Int) -> Self { Self(" min=\"", number: number) }

  /// The least value; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func min(_ number: Double) -> Self { Self(" min=\"", number: number) }

  /// The least value, as in `2026-01-02`.
  @inlinable @inline(__always)
  public static func min(_ value: String?) -> Self { Self(" min=\"", text: value) }

  /// The largest value.
  @inlinable @inline(__always)
  public static func max(_ number: Int) -> Self { Self(" max=\"", number: number) }

  /// The largest value; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func max(_ number: Double) -> Self { Self(" max=\"", number: number) }

  /// The largest value, as in `2026-12-31`.
  @inlinable @inline(__always)
  public static func max(_ value: String?) -> Self { Self(" max=\"", text: value) }

  /// The distance between values.
  @inlinable @inline(__always)
  public static func step(_ number: Int) -> Self { Self(" step=\"", number: number) }

  /// The distance between values; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func step(_ number: Double) -> Self { Self(" step=\"", number: number) }

  /// Any value is allowed between the least and the largest.
  @inlinable @inline(__always)
  public static func step(_ step: HTML.Step) -> Self { Self(" step=\"", keyword: step) }

  /// The control is chosen at first.
  @inlinable @inline(__always)
  public static var checked: Self { Self(" checked=\"", true) }

  /// The control is chosen at first, if `isPresent`.
  @inlinable @inline(__always)
  public static func checked(_ isPresent: Bool) -> Self { Self(" checked=\"", isPresent) }

  /// The id of the `datalist` with what is offered.
  @inlinable @inline(__always)
  public static func list(_ id: String?) -> Self { Self(" list=\"", text: id) }

  /// The regular expression that the value must match.
  @inlinable @inline(__always)
  public static func pattern(_ expression: String?) -> Self { Self(" pattern=\"", text: expression) }

  /// The media types and extensions of files that are taken.
  @inlinable @inline(__always)
  public static func accept(_ types: [String]) -> Self { Self(" accept=\"", list: types, separator: ",") }

  /// The media types and extensions of files that are taken, separated by commas.
  @inlinable @inline(__always)
  public static func accept(_ types: String?) -> Self { Self(" accept=\"", text: types) }

  /// The colour may be translucent.
  @inlinable @inline(__always)
  public static var alpha: Self { Self(" alpha=\"", true) }

  /// The colour may be translucent, if `isPresent`.
  @inlinable @inline(__always)
  public static func alpha(_ isPresent: Bool) -> Self { Self(" alpha=\"", isPresent) }

  /// The colours that can be chosen.
  @inlinable @inline(__always)
  public static func colorspace(_ space: HTML.ColorSpace) -> Self { Self(" colorspace=\"", keyword: space) }
}

extension HTML {
  /// What an `input` is for.
  public enum InputType: String, Sendable {
    /// A value that is not shown.
    case hidden
    /// A line of text.
    case text
    /// What to search for.
    case search
    /// A telephone number.
    case tel
    /// An address.
    case url
    /// An e-mail address.
    case email
    /// A secret.
    case password
    /// A day.
    case date
    /// A month.
    case month
    /// A week.
    case week
    /// A time of day.
    case time
    /// A day and a time.
    case datetimeLocal = "datetime-local"
    /// A number.
    case number
    /// A number that need not be exact.
    case range
    /// A colour.
    case color
    /// Yes or no.
    case checkbox
    /// One of several.
    case radio
    /// Files.
    case file
    /// A button that sends the form.
    case submit
    /// An image that sends the form.
    case image
    /// A button that sets the form back.
    case reset
    /// A button for a script.
    case button
  }
}

extension HTML {
  /// A distance between values that is no number.
  public enum Step: String, Sendable {
    /// None: any value is allowed.
    case any
  }
}

extension HTML {
  /// The colours that can be chosen.
  public enum ColorSpace: String, Sendable {
    /// Those of sRGB with eight bits each.
    case limitedSRGB = "limited-srgb"
    /// Those of Display P3.
    case displayP3 = "display-p3"
  }
}
