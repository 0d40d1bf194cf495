// What assistive technology is told, for the attributes of WAI-ARIA that pages use most; `.aria(_:_:)` takes any.

extension Attribute {
  /// What the element is to assistive technology.
  @inlinable @inline(__always)
  public static func role(_ role: HTML.Role) -> Self { Self(" role=\"", keyword: role) }

  /// What the element is to assistive technology, in words separated by spaces.
  @inlinable @inline(__always)
  public static func role(_ roles: String?) -> Self { Self(" role=\"", text: roles) }

  /// What the element is called.
  @inlinable @inline(__always)
  public static func ariaLabel(_ text: String?) -> Self { Self(" aria-label=\"", text: text) }

  /// The ids of the elements that name this one, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaLabelledBy(_ ids: String?) -> Self { Self(" aria-labelledby=\"", text: ids) }

  /// The ids of the elements that describe this one, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaDescribedBy(_ ids: String?) -> Self { Self(" aria-describedby=\"", text: ids) }

  /// What there is to say of the element.
  @inlinable @inline(__always)
  public static func ariaDescription(_ text: String?) -> Self { Self(" aria-description=\"", text: text) }

  /// The ids of the elements that say more, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaDetails(_ ids: String?) -> Self { Self(" aria-details=\"", text: ids) }

  /// The ids of the elements that this one acts on, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaControls(_ ids: String?) -> Self { Self(" aria-controls=\"", text: ids) }

  /// The ids of the elements that belong to this one, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaOwns(_ ids: String?) -> Self { Self(" aria-owns=\"", text: ids) }

  /// The id of the element inside that is active.
  @inlinable @inline(__always)
  public static func ariaActiveDescendant(_ id: String?) -> Self { Self(" aria-activedescendant=\"", text: id) }

  /// The ids of the elements that say what is wrong, separated by spaces.
  @inlinable @inline(__always)
  public static func ariaErrorMessage(_ ids: String?) -> Self { Self(" aria-errormessage=\"", text: ids) }

  /// What kind of thing the element is, in the words of the page.
  @inlinable @inline(__always)
  public static func ariaRoleDescription(_ text: String?) -> Self { Self(" aria-roledescription=\"", text: text) }

  /// A hint at what to write.
  @inlinable @inline(__always)
  public static func ariaPlaceholder(_ text: String?) -> Self { Self(" aria-placeholder=\"", text: text) }

  /// The keys that reach the element.
  @inlinable @inline(__always)
  public static func ariaKeyShortcuts(_ keys: String?) -> Self { Self(" aria-keyshortcuts=\"", text: keys) }

  /// Whether assistive technology passes the element over.
  @inlinable @inline(__always)
  public static func ariaHidden(_ isOn: Bool) -> Self { Self(" aria-hidden=\"", text: isOn ? "true" : "false") }

  /// Whether the element is switched off.
  @inlinable @inline(__always)
  public static func ariaDisabled(_ isOn: Bool) -> Self { Self(" aria-disabled=\"", text: isOn ? "true" : "false") }

  /// Whether what the element opens is open.
  @inlinable @inline(__always)
  public static func ariaExpanded(_ isOn: Bool) -> Self { Self(" aria-expanded=\"", text: isOn ? "true" : "false") }

  /// Whether the element is chosen.
  @inlinable @inline(__always)
  public static func ariaSelected(_ isOn: Bool) -> Self { Self(" aria-selected=\"", text: isOn ? "true" : "false") }

  /// Whether the element must be filled in.
  @inlinable @inline(__always)
  public static func ariaRequired(_ isOn: Bool) -> Self { Self(" aria-required=\"", text: isOn ? "true" : "false") }

  /// Whether the element cannot be changed.
  @inlinable @inline(__always)
  public static func ariaReadOnly(_ isOn: Bool) -> Self { Self(" aria-readonly=\"", text: isOn ? "true" : "false") }

  /// Whether the element keeps the reader from the rest of the page.
  @inlinable @inline(__always)
  public static func ariaModal(_ isOn: Bool) -> Self { Self(" aria-modal=\"", text: isOn ? "true" : "false") }

  /// Whether the element is being changed.
  @inlinable @inline(__always)
  public static func ariaBusy(_ isOn: Bool) -> Self { Self(" aria-busy=\"", text: isOn ? "true" : "false") }

  /// Whether the element is read as a whole when a part changes.
  @inlinable @inline(__always)
  public static func ariaAtomic(_ isOn: Bool) -> Self { Self(" aria-atomic=\"", text: isOn ? "true" : "false") }

  /// Whether text of several lines can be written.
  @inlinable @inline(__always)
  public static func ariaMultiline(_ isOn: Bool) -> Self { Self(" aria-multiline=\"", text: isOn ? "true" : "false") }

  /// Whether several elements inside can be chosen.
  @inlinable @inline(__always)
  public static func ariaMultiSelectable(_ isOn: Bool) -> Self {
    Self(" aria-multiselectable=\"", text: isOn ? "true" : "false")
  }
}
