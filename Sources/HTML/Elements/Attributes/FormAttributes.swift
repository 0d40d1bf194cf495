// Attributes of forms and of the buttons that submit them.

extension Attribute where T == Tags.form {
  /// The URL that receives the form.
  @inlinable @inline(__always)
  public static func action(_ url: String?) -> Self { Self(" action=\"", url: url) }

  /// The URL that receives the form; the URL is not checked.
  @inlinable @inline(__always)
  public static func action(_ url: TrustedURL) -> Self { Self(" action=\"", url: url) }

  /// The HTTP method of the form.
  @inlinable @inline(__always)
  public static func method(_ method: Keywords.Method) -> Self { Self(" method=\"", keyword: method) }

  /// The encoding of the values.
  @inlinable @inline(__always)
  public static func enctype(_ encoding: Keywords.Encoding) -> Self { Self(" enctype=\"", keyword: encoding) }

  /// The character encoding of the values, which is `utf-8`.
  @inlinable @inline(__always)
  public static func acceptCharset(_ encoding: String?) -> Self { Self(" accept-charset=\"", text: encoding) }

  /// The form is not validated.
  @inlinable @inline(__always)
  public static var novalidate: Self { Self(" novalidate=\"", true) }

  /// The form is not validated, if `isPresent`.
  @inlinable @inline(__always)
  public static func novalidate(_ isPresent: Bool) -> Self { Self(" novalidate=\"", isPresent) }

  /// Whether the browser may fill the form in.
  @inlinable @inline(__always)
  public static func autocomplete(_ autocomplete: Keywords.FormAutocomplete) -> Self {
    Self(" autocomplete=\"", keyword: autocomplete)
  }
}

/// A button that submits a form.
public protocol TakesSubmission: HTMLTag {}

extension Tags.button: TakesSubmission {}
extension Tags.input: TakesSubmission {}

extension Attribute where T: TakesSubmission {
  /// The URL that receives the form submitted by this button.
  @inlinable @inline(__always)
  public static func formaction(_ url: String?) -> Self { Self(" formaction=\"", url: url) }

  /// The URL that receives the form submitted by this button; the URL is not checked.
  @inlinable @inline(__always)
  public static func formaction(_ url: TrustedURL) -> Self { Self(" formaction=\"", url: url) }

  /// The HTTP method of the form submitted by this button.
  @inlinable @inline(__always)
  public static func formmethod(_ method: Keywords.Method) -> Self { Self(" formmethod=\"", keyword: method) }

  /// The encoding of the values submitted by this button.
  @inlinable @inline(__always)
  public static func formenctype(_ encoding: Keywords.Encoding) -> Self { Self(" formenctype=\"", keyword: encoding) }

  /// The button submits the form without validation.
  @inlinable @inline(__always)
  public static var formnovalidate: Self { Self(" formnovalidate=\"", true) }

  /// The button submits the form without validation, if `isPresent`.
  @inlinable @inline(__always)
  public static func formnovalidate(_ isPresent: Bool) -> Self { Self(" formnovalidate=\"", isPresent) }

  /// Where the browser shows the response.
  @inlinable @inline(__always)
  public static func formtarget(_ target: Keywords.Target) -> Self { Self(" formtarget=\"", keyword: target) }

  /// The name of the frame or window that shows the response.
  @inlinable @inline(__always)
  public static func formtarget(_ name: String?) -> Self { Self(" formtarget=\"", text: name) }
}

/// A control that belongs to a form.
public protocol TakesForm: HTMLTag {}

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

extension Keywords {
  /// The HTTP method of a form.
  public enum Method: String, Sendable {
    /// GET: the values are in the URL.
    case get
    /// POST: the values are in the body of the request.
    case post
    /// No request: the form closes its dialog.
    case dialog
  }
}

extension Keywords {
  /// The encoding of the values of a form.
  public enum Encoding: String, Sendable {
    /// Like the query of a URL.
    case urlEncoded = "application/x-www-form-urlencoded"
    /// In parts, for files.
    case multipart = "multipart/form-data"
    /// As plain text.
    case plain = "text/plain"
  }
}

extension Keywords {
  /// Whether the browser may fill a form in.
  public enum FormAutocomplete: String, Sendable {
    /// The browser may fill the form in.
    case on
    /// The browser may not fill the form in.
    case off
  }
}

// Attributes of buttons.

extension Attribute where T == Tags.button {
  /// What the button does.
  @inlinable @inline(__always)
  public static func type(_ type: Keywords.ButtonType) -> Self { Self(" type=\"", keyword: type) }

  /// The command for the element that `commandfor` names.
  @inlinable @inline(__always)
  public static func command(_ command: Keywords.Command) -> Self { Self(" command=\"", keyword: command) }

  /// The command for the element that `commandfor` names; a custom command starts with `--`.
  @inlinable @inline(__always)
  public static func command(_ command: String?) -> Self { Self(" command=\"", text: command) }

  /// The id of the element that the button controls.
  @inlinable @inline(__always)
  public static func commandfor(_ id: String?) -> Self { Self(" commandfor=\"", text: id) }
}

/// A button that opens and closes a popover.
public protocol TakesPopoverTarget: HTMLTag {}

extension Tags.button: TakesPopoverTarget {}
extension Tags.input: TakesPopoverTarget {}

extension Attribute where T: TakesPopoverTarget {
  /// The id of the popover.
  @inlinable @inline(__always)
  public static func popovertarget(_ id: String?) -> Self { Self(" popovertarget=\"", text: id) }

  /// What the button does to the popover.
  @inlinable @inline(__always)
  public static func popovertargetaction(_ action: Keywords.PopoverAction) -> Self {
    Self(" popovertargetaction=\"", keyword: action)
  }
}

extension Keywords {
  /// What a button does.
  public enum ButtonType: String, Sendable {
    /// It sends the form.
    case submit
    /// It resets the form.
    case reset
    /// It runs a script or a command.
    case button
  }
}

extension Keywords {
  /// What a button does to another element.
  public enum Command: String, Sendable {
    /// It opens or closes a popover.
    case togglePopover = "toggle-popover"
    /// It opens a popover.
    case showPopover = "show-popover"
    /// It closes a popover.
    case hidePopover = "hide-popover"
    /// It opens a modal dialog.
    case showModal = "show-modal"
    /// It closes a dialog.
    case close
    /// It requests a dialog to close.
    case requestClose = "request-close"
  }
}

extension Keywords {
  /// What a button does to a popover.
  public enum PopoverAction: String, Sendable {
    /// The button opens or closes the popover.
    case toggle
    /// The button opens the popover.
    case show
    /// The button closes the popover.
    case hide
  }
}
