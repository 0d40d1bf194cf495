public import Markup

/// What the attributes are made from: each takes one of these values.
extension Attribute {
  /// Text; without it, nothing.
  @inlinable @inline(__always)
  init(_ opening: StaticString, text: String?) {
    switch text {
    case let text?: self.init(opening, .text(text))
    case nil: self.init(opening, .absent)
    }
  }

  /// An address, refused where following it would run code; without it, nothing.
  @inlinable @inline(__always)
  init(_ opening: StaticString, url: String?) {
    switch url {
    case let url?: self.init(opening, .url(url))
    case nil: self.init(opening, .absent)
    }
  }

  /// An address that the program itself answers for.
  @inlinable @inline(__always)
  init(_ opening: StaticString, url: TrustedURL) {
    self.init(opening, .text(url.text))
  }

  /// A whole number.
  @inlinable @inline(__always)
  init(_ opening: StaticString, number: Int) {
    self.init(opening, .text(String(number)))
  }

  /// A number; HTML has no way to say one that is not finite.
  @inlinable @inline(__always)
  init(_ opening: StaticString, number: Double) {
    self.init(opening, number.isFinite ? .text(number.description) : .absent)
  }

  /// One of HTML's own words.
  @inlinable @inline(__always)
  init<Keyword: RawRepresentable<String>>(_ opening: StaticString, keyword: Keyword) {
    self.init(opening, .text(keyword.rawValue))
  }

  /// Several of HTML's own words.
  @inlinable
  init<Keyword: RawRepresentable<String>>(_ opening: StaticString, keywords: [Keyword]) {
    self.init(opening, list: keywords.map(\.rawValue))
  }

  /// A list of texts; without one, nothing.
  @inlinable
  init(_ opening: StaticString, list: [String], separator: String = " ") {
    self.init(opening, list.isEmpty ? .absent : .text(list.joined(separator: separator)))
  }
}
