// Global attributes for visibility, focus and interaction.

extension Attribute {
  /// The element is hidden.
  @inlinable @inline(__always)
  public static var hidden: Self { Self(" hidden=\"", true) }

  /// The element is hidden, if `isPresent`.
  @inlinable @inline(__always)
  public static func hidden(_ isPresent: Bool) -> Self { Self(" hidden=\"", isPresent) }

  /// The element is hidden in this way.
  @inlinable @inline(__always)
  public static func hidden(_ state: Keywords.Hidden) -> Self { Self(" hidden=\"", keyword: state) }

  /// The element and its content are inert.
  @inlinable @inline(__always)
  public static var inert: Self { Self(" inert=\"", true) }

  /// The element and its content are inert, if `isPresent`.
  @inlinable @inline(__always)
  public static func inert(_ isPresent: Bool) -> Self { Self(" inert=\"", isPresent) }

  /// The position in the tab order: 0 for the document's order, -1 for none.
  @inlinable @inline(__always)
  public static func tabindex(_ index: Int) -> Self { Self(" tabindex=\"", number: index) }

  /// The element gets the focus when the page or its dialog opens.
  @inlinable @inline(__always)
  public static var autofocus: Self { Self(" autofocus=\"", true) }

  /// The element gets the focus when the page or its dialog opens, if `isPresent`.
  @inlinable @inline(__always)
  public static func autofocus(_ isPresent: Bool) -> Self { Self(" autofocus=\"", isPresent) }

  /// The keyboard shortcuts of the element, separated by spaces.
  @inlinable @inline(__always)
  public static func accesskey(_ keys: String?) -> Self { Self(" accesskey=\"", text: keys) }

  /// The element is a popover that a click outside closes.
  @inlinable @inline(__always)
  public static var popover: Self { Self(" popover=\"", true) }

  /// The element is a popover of this kind.
  @inlinable @inline(__always)
  public static func popover(_ kind: Keywords.Popover) -> Self { Self(" popover=\"", keyword: kind) }

  /// Whether the element can be dragged.
  @inlinable @inline(__always)
  public static func draggable(_ isOn: Bool) -> Self { Self(" draggable=\"", text: isOn ? "true" : "false") }

  /// The number that is added to the levels of the headings in the element.
  @inlinable @inline(__always)
  public static func headingoffset(_ levels: Int) -> Self { Self(" headingoffset=\"", number: levels) }

  /// Headings in the element ignore outer heading offsets.
  @inlinable @inline(__always)
  public static var headingreset: Self { Self(" headingreset=\"", true) }

  /// Headings in the element ignore outer heading offsets, if `isPresent`.
  @inlinable @inline(__always)
  public static func headingreset(_ isPresent: Bool) -> Self { Self(" headingreset=\"", isPresent) }
}

extension Keywords {
  /// How an element is hidden.
  public enum Hidden: String, Sendable {
    /// Until a search in the page or a link reveals it.
    case untilFound = "until-found"
  }
}

extension Keywords {
  /// When a popover closes.
  public enum Popover: String, Sendable {
    /// On a click outside, or when another popover opens.
    case auto
    /// On a click outside, or when another hint opens.
    case hint
    /// On an explicit command only.
    case manual
  }
}

// Attributes of elements that open and close.

/// A tag whose element can be open or closed.
public protocol TakesOpen: HTMLTag {}

extension Tags.details: TakesOpen {}
extension Tags.dialog: TakesOpen {}

extension Attribute where T: TakesOpen {
  /// The element is open.
  @inlinable @inline(__always)
  public static var open: Self { Self(" open=\"", true) }

  /// The element is open, if `isPresent`.
  @inlinable @inline(__always)
  public static func open(_ isPresent: Bool) -> Self { Self(" open=\"", isPresent) }
}

extension Attribute where T == Tags.dialog {
  /// Which user actions close the dialog.
  @inlinable @inline(__always)
  public static func closedby(_ means: Keywords.ClosedBy) -> Self { Self(" closedby=\"", keyword: means) }
}

extension Keywords {
  /// Which user actions close a dialog.
  public enum ClosedBy: String, Sendable {
    /// A click outside, or the Escape key.
    case any
    /// The Escape key.
    case closerequest
    /// Only the controls that the dialog itself contains, such as a Close button.
    case none
  }
}

// Global attributes for editing.

extension Attribute {
  /// The content is editable.
  @inlinable @inline(__always)
  public static var contenteditable: Self { Self(" contenteditable=\"", true) }

  /// Whether the content is editable.
  @inlinable @inline(__always)
  public static func contenteditable(_ isOn: Bool) -> Self {
    Self(" contenteditable=\"", text: isOn ? "true" : "false")
  }

  /// How the content is editable.
  @inlinable @inline(__always)
  public static func contenteditable(_ editing: Keywords.Editing) -> Self {
    Self(" contenteditable=\"", keyword: editing)
  }

  /// Whether the browser checks the spelling.
  @inlinable @inline(__always)
  public static func spellcheck(_ isOn: Bool) -> Self { Self(" spellcheck=\"", text: isOn ? "true" : "false") }

  /// Whether the browser corrects typed text.
  @inlinable @inline(__always)
  public static func autocorrect(_ isOn: Bool) -> Self { Self(" autocorrect=\"", text: isOn ? "on" : "off") }

  /// Whether the browser may suggest text.
  @inlinable @inline(__always)
  public static func writingsuggestions(_ isOn: Bool) -> Self {
    Self(" writingsuggestions=\"", text: isOn ? "true" : "false")
  }

  /// Which letters are capitalized while typing.
  @inlinable @inline(__always)
  public static func autocapitalize(_ capitalization: Keywords.Capitalization) -> Self {
    Self(" autocapitalize=\"", keyword: capitalization)
  }

  /// The kind of virtual keyboard.
  @inlinable @inline(__always)
  public static func inputmode(_ mode: Keywords.InputMode) -> Self { Self(" inputmode=\"", keyword: mode) }

  /// The label of the Enter key.
  @inlinable @inline(__always)
  public static func enterkeyhint(_ key: Keywords.EnterKey) -> Self { Self(" enterkeyhint=\"", keyword: key) }
}

extension Keywords {
  /// How content is editable.
  public enum Editing: String, Sendable {
    /// As text, without formatting.
    case plaintextOnly = "plaintext-only"
  }
}

extension Keywords {
  /// Which letters are capitalized while typing.
  public enum Capitalization: String, Sendable {
    /// None.
    case off
    /// The first letter of each sentence.
    case on
    /// None, like `off`.
    case none
    /// The first letter of each sentence, like `on`.
    case sentences
    /// The first letter of each word.
    case words
    /// All letters.
    case characters
  }
}

extension Keywords {
  /// The kind of virtual keyboard.
  public enum InputMode: String, Sendable {
    /// None: the page has its own keyboard.
    case none
    /// For text.
    case text
    /// For telephone numbers.
    case tel
    /// For addresses.
    case url
    /// For e-mail addresses.
    case email
    /// For digits.
    case numeric
    /// For numbers with a fraction.
    case decimal
    /// For a search.
    case search
  }
}

extension Keywords {
  /// The label of the Enter key.
  public enum EnterKey: String, Sendable {
    /// A new line.
    case enter
    /// Finish the input.
    case done
    /// Go to the typed address.
    case go
    /// Go to the next field.
    case next
    /// Go to the previous field.
    case previous
    /// Search for the typed text.
    case search
    /// Send the typed text.
    case send
  }
}
