// What assistive technology is told in numbers and in words of its own.

extension Attribute {
  /// Whether the button is pressed.
  @inlinable @inline(__always)
  public static func ariaPressed(_ isOn: Bool) -> Self { Self(" aria-pressed=\"", text: isOn ? "true" : "false") }

  /// Whether the button is pressed.
  @inlinable @inline(__always)
  public static func ariaPressed(_ state: HTML.Mixed) -> Self { Self(" aria-pressed=\"", keyword: state) }

  /// Whether the element is ticked.
  @inlinable @inline(__always)
  public static func ariaChecked(_ isOn: Bool) -> Self { Self(" aria-checked=\"", text: isOn ? "true" : "false") }

  /// Whether the element is ticked.
  @inlinable @inline(__always)
  public static func ariaChecked(_ state: HTML.Mixed) -> Self { Self(" aria-checked=\"", keyword: state) }

  /// Whether the value is wrong.
  @inlinable @inline(__always)
  public static func ariaInvalid(_ isOn: Bool) -> Self { Self(" aria-invalid=\"", text: isOn ? "true" : "false") }

  /// In which way the value is wrong.
  @inlinable @inline(__always)
  public static func ariaInvalid(_ invalidity: HTML.Invalidity) -> Self {
    Self(" aria-invalid=\"", keyword: invalidity)
  }

  /// Whether the element is the current one of its set.
  @inlinable @inline(__always)
  public static func ariaCurrent(_ isOn: Bool) -> Self { Self(" aria-current=\"", text: isOn ? "true" : "false") }

  /// What the element is the current one of.
  @inlinable @inline(__always)
  public static func ariaCurrent(_ current: HTML.Current) -> Self { Self(" aria-current=\"", keyword: current) }

  /// Whether the element opens a menu.
  @inlinable @inline(__always)
  public static func ariaHasPopup(_ isOn: Bool) -> Self { Self(" aria-haspopup=\"", text: isOn ? "true" : "false") }

  /// What the element opens.
  @inlinable @inline(__always)
  public static func ariaHasPopup(_ kind: HTML.PopupKind) -> Self { Self(" aria-haspopup=\"", keyword: kind) }

  /// When changes inside are read out.
  @inlinable @inline(__always)
  public static func ariaLive(_ politeness: HTML.Politeness) -> Self { Self(" aria-live=\"", keyword: politeness) }

  /// Which changes inside are read out.
  @inlinable @inline(__always)
  public static func ariaRelevant(_ changes: HTML.Change...) -> Self { Self(" aria-relevant=\"", keywords: changes) }

  /// Which way the element lies.
  @inlinable @inline(__always)
  public static func ariaOrientation(_ orientation: HTML.Orientation) -> Self {
    Self(" aria-orientation=\"", keyword: orientation)
  }

  /// How the column is sorted.
  @inlinable @inline(__always)
  public static func ariaSort(_ order: HTML.SortOrder) -> Self { Self(" aria-sort=\"", keyword: order) }

  /// What is offered while the reader writes.
  @inlinable @inline(__always)
  public static func ariaAutocomplete(_ completion: HTML.Completion) -> Self {
    Self(" aria-autocomplete=\"", keyword: completion)
  }

  /// How deep the element lies.
  @inlinable @inline(__always)
  public static func ariaLevel(_ level: Int) -> Self { Self(" aria-level=\"", number: level) }

  /// Which one of its set the element is, from 1.
  @inlinable @inline(__always)
  public static func ariaPositionInSet(_ position: Int) -> Self { Self(" aria-posinset=\"", number: position) }

  /// How many elements the set has; -1 where nobody knows.
  @inlinable @inline(__always)
  public static func ariaSetSize(_ count: Int) -> Self { Self(" aria-setsize=\"", number: count) }

  /// How many columns there are in all; -1 where nobody knows.
  @inlinable @inline(__always)
  public static func ariaColumnCount(_ count: Int) -> Self { Self(" aria-colcount=\"", number: count) }

  /// How many rows there are in all; -1 where nobody knows.
  @inlinable @inline(__always)
  public static func ariaRowCount(_ count: Int) -> Self { Self(" aria-rowcount=\"", number: count) }

  /// Which column the element stands in, from 1.
  @inlinable @inline(__always)
  public static func ariaColumnIndex(_ index: Int) -> Self { Self(" aria-colindex=\"", number: index) }

  /// Which row the element stands in, from 1.
  @inlinable @inline(__always)
  public static func ariaRowIndex(_ index: Int) -> Self { Self(" aria-rowindex=\"", number: index) }

  /// The value.
  @inlinable @inline(__always)
  public static func ariaValueNow(_ number: Int) -> Self { Self(" aria-valuenow=\"", number: number) }

  /// The value; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func ariaValueNow(_ number: Double) -> Self { Self(" aria-valuenow=\"", number: number) }

  /// The least value.
  @inlinable @inline(__always)
  public static func ariaValueMin(_ number: Int) -> Self { Self(" aria-valuemin=\"", number: number) }

  /// The least value; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func ariaValueMin(_ number: Double) -> Self { Self(" aria-valuemin=\"", number: number) }

  /// The largest value.
  @inlinable @inline(__always)
  public static func ariaValueMax(_ number: Int) -> Self { Self(" aria-valuemax=\"", number: number) }

  /// The largest value; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func ariaValueMax(_ number: Double) -> Self { Self(" aria-valuemax=\"", number: number) }

  /// The value in words.
  @inlinable @inline(__always)
  public static func ariaValueText(_ text: String?) -> Self { Self(" aria-valuetext=\"", text: text) }
}

extension HTML {
  /// A state between on and off.
  public enum Mixed: String, Sendable {
    /// Some of what the element stands for is on, and some is off.
    case mixed
  }
}

extension HTML {
  /// In which way a value is wrong.
  public enum Invalidity: String, Sendable {
    /// Its grammar.
    case grammar
    /// Its spelling.
    case spelling
  }
}

extension HTML {
  /// What an element is the current one of.
  public enum Current: String, Sendable {
    /// The pages.
    case page
    /// The steps.
    case step
    /// The places.
    case location
    /// The days.
    case date
    /// The times.
    case time
  }
}

extension HTML {
  /// What an element opens.
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

extension HTML {
  /// When changes are read out.
  public enum Politeness: String, Sendable {
    /// Not by themselves.
    case off
    /// When the reader is idle.
    case polite
    /// At once.
    case assertive
  }
}

extension HTML {
  /// Which changes are read out.
  public enum Change: String, Sendable {
    /// What is added.
    case additions
    /// What is removed.
    case removals
    /// Text that changes.
    case text
    /// All of them.
    case all
  }
}

extension HTML {
  /// Which way an element lies.
  public enum Orientation: String, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

extension HTML {
  /// How a column is sorted.
  public enum SortOrder: String, Sendable {
    /// From the least.
    case ascending
    /// From the largest.
    case descending
    /// Not at all.
    case none
    /// In another way.
    case other
  }
}

extension HTML {
  /// What is offered while a reader writes.
  public enum Completion: String, Sendable {
    /// The rest of the word.
    case inline
    /// A list.
    case list
    /// The rest of the word and a list.
    case both
    /// Nothing.
    case none
  }
}
