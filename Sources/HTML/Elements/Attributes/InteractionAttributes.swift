// What every element takes: how a reader meets it.

extension Attribute {
  /// The element is not shown.
  @inlinable @inline(__always)
  public static var hidden: Self { Self(" hidden=\"", true) }

  /// The element is not shown, if `isPresent`.
  @inlinable @inline(__always)
  public static func hidden(_ isPresent: Bool) -> Self { Self(" hidden=\"", isPresent) }

  /// The element is not shown until something finds it.
  @inlinable @inline(__always)
  public static func hidden(_ state: HTML.Hidden) -> Self { Self(" hidden=\"", keyword: state) }

  /// The element and what it holds cannot be reached.
  @inlinable @inline(__always)
  public static var inert: Self { Self(" inert=\"", true) }

  /// The element and what it holds cannot be reached, if `isPresent`.
  @inlinable @inline(__always)
  public static func inert(_ isPresent: Bool) -> Self { Self(" inert=\"", isPresent) }

  /// Where the element stands in the order of the tabulator key; 0 is its place in the page, -1 none.
  @inlinable @inline(__always)
  public static func tabindex(_ index: Int) -> Self { Self(" tabindex=\"", number: index) }

  /// The element has the focus when the page or its dialog opens.
  @inlinable @inline(__always)
  public static var autofocus: Self { Self(" autofocus=\"", true) }

  /// The element has the focus when the page or its dialog opens, if `isPresent`.
  @inlinable @inline(__always)
  public static func autofocus(_ isPresent: Bool) -> Self { Self(" autofocus=\"", isPresent) }

  /// The keys that reach the element, separated by spaces.
  @inlinable @inline(__always)
  public static func accesskey(_ keys: String?) -> Self { Self(" accesskey=\"", text: keys) }

  /// The element lies over the page when something opens it, and one click beside it closes it.
  @inlinable @inline(__always)
  public static var popover: Self { Self(" popover=\"", true) }

  /// The element lies over the page when something opens it.
  @inlinable @inline(__always)
  public static func popover(_ kind: HTML.Popover) -> Self { Self(" popover=\"", keyword: kind) }

  /// Whether the element can be dragged.
  @inlinable @inline(__always)
  public static func draggable(_ isOn: Bool) -> Self { Self(" draggable=\"", text: isOn ? "true" : "false") }

  /// How many levels deeper the headings inside are than they say.
  @inlinable @inline(__always)
  public static func headingoffset(_ levels: Int) -> Self { Self(" headingoffset=\"", number: levels) }

  /// Headings inside count their levels anew.
  @inlinable @inline(__always)
  public static var headingreset: Self { Self(" headingreset=\"", true) }

  /// Headings inside count their levels anew, if `isPresent`.
  @inlinable @inline(__always)
  public static func headingreset(_ isPresent: Bool) -> Self { Self(" headingreset=\"", isPresent) }
}

extension HTML {
  /// How an element is not shown.
  public enum Hidden: String, Sendable {
    /// A search in the page or a link to it shows it.
    case untilFound = "until-found"
  }
}

extension HTML {
  /// When a popover closes.
  public enum Popover: String, Sendable {
    /// When something beside it is chosen, or another one opens.
    case auto
    /// When something beside it is chosen, or another hint opens.
    case hint
    /// Only when something closes it.
    case manual
  }
}
