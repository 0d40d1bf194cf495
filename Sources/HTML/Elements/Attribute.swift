public import Markup
public import Views

/// An attribute for elements with the tag `T`.
///
/// ```swift
/// a(.href("/"), .class("home"))  // compiles
/// a(.src("/"))  // does not compile: a link has no `src`
/// ```
public struct Attribute<T: HTMLTag> {
  /// The attribute without its tag.
  @usableFromInline package let markup: MarkupAttribute

  /// Creates an attribute from its opening, such as ` href="`, and its value.
  @inlinable @inline(__always)
  init(_ opening: StaticString, _ value: MarkupAttribute.Value) {
    markup = MarkupAttribute(opening, value)
  }

  /// Creates a Boolean attribute.
  @inlinable @inline(__always)
  init(_ opening: StaticString, _ isPresent: Bool) {
    markup = MarkupAttribute(opening, isPresent ? .present : .absent)
  }
}

/// Initializers by the type of the value.
extension Attribute {
  /// Creates an attribute with text; `nil` leaves the attribute out.
  @inlinable @inline(__always)
  init(_ opening: StaticString, text: String?) {
    switch text {
    case let text?: self.init(opening, .text(text))
    case nil: self.init(opening, .absent)
    }
  }

  /// Creates an attribute with a URL, which is refused if it would run code; `nil` leaves the attribute out.
  @inlinable @inline(__always)
  init(_ opening: StaticString, url: String?) {
    switch url {
    case let url?: self.init(opening, .url(url))
    case nil: self.init(opening, .absent)
    }
  }

  /// Creates an attribute with a URL that is not checked.
  @inlinable @inline(__always)
  init(_ opening: StaticString, url: TrustedURL) {
    self.init(opening, .text(url.text))
  }

  /// Creates an attribute with an integer; `nil` leaves the attribute out.
  @inlinable @inline(__always)
  init(_ opening: StaticString, number: Int?) {
    switch number {
    case let number?: self.init(opening, .text(String(number)))
    case nil: self.init(opening, .absent)
    }
  }

  /// Creates an attribute with a number; left out if the number is not finite, which HTML cannot express.
  @inlinable @inline(__always)
  init(_ opening: StaticString, number: Double) {
    self.init(opening, number.isFinite ? .text(number.description) : .absent)
  }

  /// Creates an attribute with a keyword.
  @inlinable @inline(__always)
  init<Keyword: RawRepresentable<String>>(_ opening: StaticString, keyword: Keyword) {
    self.init(opening, .text(keyword.rawValue))
  }

  /// Creates an attribute with keywords; left out if there are none.
  @inlinable
  init<Keyword: RawRepresentable<String>>(_ opening: StaticString, keywords: [Keyword]) {
    self.init(opening, list: keywords.map(\.rawValue))
  }

  /// Creates an attribute with a list of texts; left out if there are none.
  @inlinable
  init(_ opening: StaticString, list: [String], separator: String = " ") {
    self.init(opening, list.isEmpty ? .absent : .text(list.joined(separator: separator)))
  }
}

/// A URL that is not checked, so that it may run code.
///
/// ```swift
/// a(.href(.unchecked("javascript:print()"))) { Text("Print") }
/// ```
///
/// Never create a `TrustedURL` from data. Pass a URL from data as a `String`, which is checked.
public struct TrustedURL: Hashable, Sendable {
  /// The URL.
  public let text: String

  /// Creates a URL that is not checked.
  @inlinable @inline(__always)
  public init(unchecked text: String) {
    self.text = text
  }

  /// Returns a URL that is not checked.
  @inlinable @inline(__always)
  public static func unchecked(_ text: String) -> TrustedURL { TrustedURL(unchecked: text) }
}

extension View {
  /// Adds `attribute` to the element of every child of this view.
  ///
  /// A child without an element gets an element. Classes and styles join the classes and styles of the element.
  /// Any other attribute replaces the attribute of the same name.
  ///
  /// ```swift
  /// Group {
  ///   p { Text("one") }
  ///   Text("two")
  /// }
  /// .attribute(.class("note"))  // <p class="note">one</p><span class="note">two</span>
  /// ```
  @inlinable @inline(__always)
  public func attribute(_ attribute: Attribute<Tags.any>) -> ModifiedContent<Self, AttributeModifier> {
    ModifiedContent(content: self, modifier: AttributeModifier(attribute.markup))
  }
}
