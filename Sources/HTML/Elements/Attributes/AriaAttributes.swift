// WAI-ARIA attributes with text, ids or a Boolean value; `.aria(_:_:)` sets any other.

extension Attribute {
  /// The role of the element for assistive technology.
  @inlinable @inline(__always)
  public static func role(_ role: Keywords.Role) -> Self { Self(" role=\"", keyword: role) }

  /// The roles of the element for assistive technology, separated by spaces.
  @inlinable @inline(__always)
  public static func role(_ roles: String?) -> Self { Self(" role=\"", text: roles) }

  /// The accessible name of the element.
  @inlinable @inline(__always)
  public static func ariaLabel(_ text: String?) -> Self { Self(" aria-label=\"", text: text) }

  /// The ids of the elements that label this element, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaLabelledBy(_ ids: String?) -> Self { Self(" aria-labelledby=\"", text: ids) }

  /// The ids of the elements that describe this element, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaDescribedBy(_ ids: String?) -> Self { Self(" aria-describedby=\"", text: ids) }

  /// The description of the element.
  @inlinable @inline(__always)
  public static func ariaDescription(_ text: String?) -> Self { Self(" aria-description=\"", text: text) }

  /// The ids of the elements with more details, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaDetails(_ ids: String?) -> Self { Self(" aria-details=\"", text: ids) }

  /// The ids of the elements that this element controls, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaControls(_ ids: String?) -> Self { Self(" aria-controls=\"", text: ids) }

  /// The ids of the elements that this element owns, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaOwns(_ ids: String?) -> Self { Self(" aria-owns=\"", text: ids) }

  /// The id of the active descendant.
  @inlinable @inline(__always)
  public static func ariaActiveDescendant(_ id: String?) -> Self { Self(" aria-activedescendant=\"", text: id) }

  /// The ids of the elements with the error messages, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaErrorMessage(_ ids: String?) -> Self { Self(" aria-errormessage=\"", text: ids) }

  /// The role of the element in words of the page's language.
  @inlinable @inline(__always)
  public static func ariaRoleDescription(_ text: String?) -> Self { Self(" aria-roledescription=\"", text: text) }

  /// A hint about the expected input.
  @inlinable @inline(__always)
  public static func ariaPlaceholder(_ text: String?) -> Self { Self(" aria-placeholder=\"", text: text) }

  /// The keyboard shortcuts of the element.
  @inlinable @inline(__always)
  public static func ariaKeyShortcuts(_ keys: String?) -> Self { Self(" aria-keyshortcuts=\"", text: keys) }

  /// Whether assistive technology ignores the element.
  @inlinable @inline(__always)
  public static func ariaHidden(_ isOn: Bool) -> Self { Self(" aria-hidden=\"", text: isOn ? "true" : "false") }

  /// Whether the element is disabled.
  @inlinable @inline(__always)
  public static func ariaDisabled(_ isOn: Bool) -> Self { Self(" aria-disabled=\"", text: isOn ? "true" : "false") }

  /// Whether the element, or the element it controls, is expanded.
  @inlinable @inline(__always)
  public static func ariaExpanded(_ isOn: Bool) -> Self { Self(" aria-expanded=\"", text: isOn ? "true" : "false") }

  /// Whether the element is selected.
  @inlinable @inline(__always)
  public static func ariaSelected(_ isOn: Bool) -> Self { Self(" aria-selected=\"", text: isOn ? "true" : "false") }

  /// Whether the element must be filled in.
  @inlinable @inline(__always)
  public static func ariaRequired(_ isOn: Bool) -> Self { Self(" aria-required=\"", text: isOn ? "true" : "false") }

  /// Whether the element is read-only.
  @inlinable @inline(__always)
  public static func ariaReadOnly(_ isOn: Bool) -> Self { Self(" aria-readonly=\"", text: isOn ? "true" : "false") }

  /// Whether the element is modal.
  @inlinable @inline(__always)
  public static func ariaModal(_ isOn: Bool) -> Self { Self(" aria-modal=\"", text: isOn ? "true" : "false") }

  /// Whether the element is being updated.
  @inlinable @inline(__always)
  public static func ariaBusy(_ isOn: Bool) -> Self { Self(" aria-busy=\"", text: isOn ? "true" : "false") }

  /// Whether assistive technology reads the whole element when a part changes.
  @inlinable @inline(__always)
  public static func ariaAtomic(_ isOn: Bool) -> Self { Self(" aria-atomic=\"", text: isOn ? "true" : "false") }

  /// Whether the text field accepts several lines.
  @inlinable @inline(__always)
  public static func ariaMultiline(_ isOn: Bool) -> Self { Self(" aria-multiline=\"", text: isOn ? "true" : "false") }

  /// Whether several items can be selected.
  @inlinable @inline(__always)
  public static func ariaMultiSelectable(_ isOn: Bool) -> Self {
    Self(" aria-multiselectable=\"", text: isOn ? "true" : "false")
  }
}
