// What buttons do.

extension Attribute where T == Tags.button {
  /// What the button does.
  @inlinable @inline(__always)
  public static func type(_ type: HTML.ButtonType) -> Self { Self(" type=\"", keyword: type) }

  /// What the button does to the element that `commandfor` names.
  @inlinable @inline(__always)
  public static func command(_ command: HTML.Command) -> Self { Self(" command=\"", keyword: command) }

  /// What the button does to the element that `commandfor` names; one of your own starts with `--`.
  @inlinable @inline(__always)
  public static func command(_ command: String?) -> Self { Self(" command=\"", text: command) }

  /// The id of the element that the button acts on.
  @inlinable @inline(__always)
  public static func commandfor(_ id: String?) -> Self { Self(" commandfor=\"", text: id) }
}

/// A button that opens and closes a popover.
public protocol TakesPopoverTarget: Tag {}

extension Tags.button: TakesPopoverTarget {}
extension Tags.input: TakesPopoverTarget {}

extension Attribute where T: TakesPopoverTarget {
  /// The id of the popover.
  @inlinable @inline(__always)
  public static func popovertarget(_ id: String?) -> Self { Self(" popovertarget=\"", text: id) }

  /// What happens to the popover.
  @inlinable @inline(__always)
  public static func popovertargetaction(_ action: HTML.PopoverAction) -> Self {
    Self(" popovertargetaction=\"", keyword: action)
  }
}

extension HTML {
  /// What a button does.
  public enum ButtonType: String, Sendable {
    /// It sends the form.
    case submit
    /// It sets the form back.
    case reset
    /// It does what a script or a command says.
    case button
  }
}

extension HTML {
  /// What a button does to another element.
  public enum Command: String, Sendable {
    /// It opens or closes a popover.
    case togglePopover = "toggle-popover"
    /// It opens a popover.
    case showPopover = "show-popover"
    /// It closes a popover.
    case hidePopover = "hide-popover"
    /// It opens a dialog that covers the page.
    case showModal = "show-modal"
    /// It closes a dialog.
    case close
    /// It asks a dialog to close.
    case requestClose = "request-close"
  }
}

extension HTML {
  /// What a button does to a popover.
  public enum PopoverAction: String, Sendable {
    /// It opens or closes it.
    case toggle
    /// It opens it.
    case show
    /// It closes it.
    case hide
  }
}
