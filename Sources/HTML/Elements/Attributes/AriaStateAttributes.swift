// WAI-ARIA attributes with keywords or numbers.

extension Attribute {
  /// Whether the button is pressed.
  @inlinable @inline(__always)
  public static func ariaPressed(_ isOn: Bool) -> Self { Self(" aria-pressed=\"", text: isOn ? "true" : "false") }

  /// Whether the button is pressed.
  @inlinable @inline(__always)
  public static func ariaPressed(_ state: Keywords.Mixed) -> Self { Self(" aria-pressed=\"", keyword: state) }

  /// Whether the element is checked.
  @inlinable @inline(__always)
  public static func ariaChecked(_ isOn: Bool) -> Self { Self(" aria-checked=\"", text: isOn ? "true" : "false") }

  /// Whether the element is checked.
  @inlinable @inline(__always)
  public static func ariaChecked(_ state: Keywords.Mixed) -> Self { Self(" aria-checked=\"", keyword: state) }

  /// Whether the value is invalid.
  @inlinable @inline(__always)
  public static func ariaInvalid(_ isOn: Bool) -> Self { Self(" aria-invalid=\"", text: isOn ? "true" : "false") }

  /// How the value is invalid.
  @inlinable @inline(__always)
  public static func ariaInvalid(_ invalidity: Keywords.Invalidity) -> Self {
    Self(" aria-invalid=\"", keyword: invalidity)
  }

  /// Whether the element is the current item of its set.
  @inlinable @inline(__always)
  public static func ariaCurrent(_ isOn: Bool) -> Self { Self(" aria-current=\"", text: isOn ? "true" : "false") }

  /// The kind of set whose current item the element is.
  @inlinable @inline(__always)
  public static func ariaCurrent(_ current: Keywords.Current) -> Self { Self(" aria-current=\"", keyword: current) }

  /// Whether the element opens a menu.
  @inlinable @inline(__always)
  public static func ariaHasPopup(_ isOn: Bool) -> Self { Self(" aria-haspopup=\"", text: isOn ? "true" : "false") }

  /// The kind of popup that the element opens.
  @inlinable @inline(__always)
  public static func ariaHasPopup(_ kind: Keywords.PopupKind) -> Self { Self(" aria-haspopup=\"", keyword: kind) }

  /// When assistive technology announces changes of the content.
  @inlinable @inline(__always)
  public static func ariaLive(_ politeness: Keywords.Politeness) -> Self { Self(" aria-live=\"", keyword: politeness) }

  /// Which changes of the content assistive technology announces.
  @inlinable @inline(__always)
  public static func ariaRelevant(_ changes: Keywords.Change...) -> Self {
    Self(" aria-relevant=\"", keywords: changes)
  }

  /// The orientation of the element.
  @inlinable @inline(__always)
  public static func ariaOrientation(_ orientation: Keywords.Orientation) -> Self {
    Self(" aria-orientation=\"", keyword: orientation)
  }

  /// The sort order of the column.
  @inlinable @inline(__always)
  public static func ariaSort(_ order: Keywords.SortOrder) -> Self { Self(" aria-sort=\"", keyword: order) }

  /// The kind of completion offered during input.
  @inlinable @inline(__always)
  public static func ariaAutocomplete(_ completion: Keywords.Completion) -> Self {
    Self(" aria-autocomplete=\"", keyword: completion)
  }

  /// The level of the element in a hierarchy.
  @inlinable @inline(__always)
  public static func ariaLevel(_ level: Int) -> Self { Self(" aria-level=\"", number: level) }

  /// The position of the element in its set, from 1.
  @inlinable @inline(__always)
  public static func ariaPositionInSet(_ position: Int) -> Self { Self(" aria-posinset=\"", number: position) }

  /// The number of elements in the set; -1 if it is unknown.
  @inlinable @inline(__always)
  public static func ariaSetSize(_ count: Int) -> Self { Self(" aria-setsize=\"", number: count) }

  /// The total number of columns; -1 if it is unknown.
  @inlinable @inline(__always)
  public static func ariaColumnCount(_ count: Int) -> Self { Self(" aria-colcount=\"", number: count) }

  /// The total number of rows; -1 if it is unknown.
  @inlinable @inline(__always)
  public static func ariaRowCount(_ count: Int) -> Self { Self(" aria-rowcount=\"", number: count) }

  /// The column of the element, from 1.
  @inlinable @inline(__always)
  public static func ariaColumnIndex(_ index: Int) -> Self { Self(" aria-colindex=\"", number: index) }

  /// The row of the element, from 1.
  @inlinable @inline(__always)
  public static func ariaRowIndex(_ index: Int) -> Self { Self(" aria-rowindex=\"", number: index) }

  /// The current value.
  @inlinable @inline(__always)
  public static func ariaValueNow(_ number: Int) -> Self { Self(" aria-valuenow=\"", number: number) }

  /// The current value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func ariaValueNow(_ number: Double) -> Self { Self(" aria-valuenow=\"", number: number) }

  /// The minimum value.
  @inlinable @inline(__always)
  public static func ariaValueMin(_ number: Int) -> Self { Self(" aria-valuemin=\"", number: number) }

  /// The minimum value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func ariaValueMin(_ number: Double) -> Self { Self(" aria-valuemin=\"", number: number) }

  /// The maximum value.
  @inlinable @inline(__always)
  public static func ariaValueMax(_ number: Int) -> Self { Self(" aria-valuemax=\"", number: number) }

  /// The maximum value; left out if the number is not finite.
  @inlinable @inline(__always)
  public static func ariaValueMax(_ number: Double) -> Self { Self(" aria-valuemax=\"", number: number) }

  /// The current value in words.
  @inlinable @inline(__always)
  public static func ariaValueText(_ text: String?) -> Self { Self(" aria-valuetext=\"", text: text) }
}

extension Keywords {
  /// A state between on and off.
  public enum Mixed: String, Sendable {
    /// Partly on.
    case mixed
  }
}

extension Keywords {
  /// How a value is invalid.
  public enum Invalidity: String, Sendable {
    /// A grammatical error.
    case grammar
    /// A spelling error.
    case spelling
  }
}

extension Keywords {
  /// The kind of set whose current item an element is.
  public enum Current: String, Sendable {
    /// The current page.
    case page
    /// The current step of a process.
    case step
    /// The current location.
    case location
    /// The current date.
    case date
    /// The current time.
    case time
  }
}

extension Keywords {
  /// The kind of popup that an element opens.
  public enum PopupKind: String, Sendable {
    /// A menu.
    case menu
    /// A list of options.
    case listbox
    /// A tree.
    case tree
    /// A grid.
    case grid
    /// A dialog.
    case dialog
  }
}

extension Keywords {
  /// When assistive technology announces changes.
  public enum Politeness: String, Sendable {
    /// Never.
    case off
    /// When the user is idle.
    case polite
    /// Immediately.
    case assertive
  }
}

extension Keywords {
  /// Which changes assistive technology announces.
  public enum Change: String, Sendable {
    /// Added nodes.
    case additions
    /// Removed nodes.
    case removals
    /// Changed text.
    case text
    /// All changes.
    case all
  }
}

extension Keywords {
  /// The orientation of an element.
  public enum Orientation: String, Sendable {
    /// Horizontal.
    case horizontal
    /// Vertical.
    case vertical
  }
}

extension Keywords {
  /// The sort order of a column.
  public enum SortOrder: String, Sendable {
    /// Ascending.
    case ascending
    /// Descending.
    case descending
    /// Not sorted.
    case none
    /// Another order.
    case other
  }
}

extension Keywords {
  /// The kind of completion offered during input.
  public enum Completion: String, Sendable {
    /// Text after the insertion point.
    case inline
    /// A list.
    case list
    /// Text after the insertion point, and a list.
    case both
    /// Nothing.
    case none
  }
}
