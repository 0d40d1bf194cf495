// What a form takes, and what a button that sends it changes.

extension Attribute where T == Tags.form {
  /// Where the form is sent.
  @inlinable @inline(__always)
  public static func action(_ url: String?) -> Self { Self(" action=\"", url: url) }

  /// Where the form is sent, at an address that the program itself answers for.
  @inlinable @inline(__always)
  public static func action(_ url: TrustedURL) -> Self { Self(" action=\"", url: url) }

  /// How the form is sent.
  @inlinable @inline(__always)
  public static func method(_ method: HTML.Method) -> Self { Self(" method=\"", keyword: method) }

  /// How the values are written.
  @inlinable @inline(__always)
  public static func enctype(_ encoding: HTML.Encoding) -> Self { Self(" enctype=\"", keyword: encoding) }

  /// The encoding of the values, which is `utf-8`.
  @inlinable @inline(__always)
  public static func acceptCharset(_ encoding: String?) -> Self { Self(" accept-charset=\"", text: encoding) }

  /// The form is sent without being checked.
  @inlinable @inline(__always)
  public static var novalidate: Self { Self(" novalidate=\"", true) }

  /// The form is sent without being checked, if `isPresent`.
  @inlinable @inline(__always)
  public static func novalidate(_ isPresent: Bool) -> Self { Self(" novalidate=\"", isPresent) }

  /// Whether the browser may fill the form in.
  @inlinable @inline(__always)
  public static func autocomplete(_ autocomplete: HTML.FormAutocomplete) -> Self {
    Self(" autocomplete=\"", keyword: autocomplete)
  }
}

/// A button that sends a form.
public protocol TakesSubmission: Tag {}

extension Tags.button: TakesSubmission {}
extension Tags.input: TakesSubmission {}

extension Attribute where T: TakesSubmission {
  /// Where the button sends the form.
  @inlinable @inline(__always)
  public static func formaction(_ url: String?) -> Self { Self(" formaction=\"", url: url) }

  /// Where the button sends the form, at an address that the program itself answers for.
  @inlinable @inline(__always)
  public static func formaction(_ url: TrustedURL) -> Self { Self(" formaction=\"", url: url) }

  /// How the button sends the form.
  @inlinable @inline(__always)
  public static func formmethod(_ method: HTML.Method) -> Self { Self(" formmethod=\"", keyword: method) }

  /// How the values are written when the button sends the form.
  @inlinable @inline(__always)
  public static func formenctype(_ encoding: HTML.Encoding) -> Self { Self(" formenctype=\"", keyword: encoding) }

  /// The button sends the form without its being checked.
  @inlinable @inline(__always)
  public static var formnovalidate: Self { Self(" formnovalidate=\"", true) }

  /// The button sends the form without its being checked, if `isPresent`.
  @inlinable @inline(__always)
  public static func formnovalidate(_ isPresent: Bool) -> Self { Self(" formnovalidate=\"", isPresent) }

  /// Where the answer is shown.
  @inlinable @inline(__always)
  public static func formtarget(_ target: HTML.Target) -> Self { Self(" formtarget=\"", keyword: target) }

  /// The name of the frame or window that shows the answer.
  @inlinable @inline(__always)
  public static func formtarget(_ name: String?) -> Self { Self(" formtarget=\"", text: name) }
}

/// A control that belongs to a form.
public protocol TakesForm: Tag {}

extension Tags.button: TakesForm {}
extension Tags.fieldset: TakesForm {}
extension Tags.input: TakesForm {}
extension Tags.object: TakesForm {}
extension Tags.output: TakesForm {}
extension Tags.select: TakesForm {}
extension Tags.textarea: TakesForm {}

extension Attribute where T: TakesForm {
  /// The id of the form that the control belongs to.
  @inlinable @inline(__always)
  public static func form(_ id: String?) -> Self { Self(" form=\"", text: id) }
}

extension HTML {
  /// How a form is sent.
  public enum Method: String, Sendable {
    /// In the address.
    case get
    /// In the body of the request.
    case post
    /// Not at all: it closes its dialog.
    case dialog
  }
}

extension HTML {
  /// How the values of a form are written.
  public enum Encoding: String, Sendable {
    /// As in an address.
    case urlEncoded = "application/x-www-form-urlencoded"
    /// In parts, as files need it.
    case multipart = "multipart/form-data"
    /// As text that people read.
    case plain = "text/plain"
  }
}

extension HTML {
  /// Whether the browser may fill a form in.
  public enum FormAutocomplete: String, Sendable {
    /// It may.
    case on
    /// It may not.
    case off
  }
}
