import Markup

// Attributes of images.

/// A tag with alternative text.
public protocol TakesAlternative: HTMLTag {}

extension Tags.area: TakesAlternative {}
extension Tags.img: TakesAlternative {}
extension Tags.input: TakesAlternative {}

extension Attribute where T: TakesAlternative {
  /// The alternative text of the image.
  @inlinable @inline(__always)
  public static func alt(_ text: String?) -> Self { Self(" alt=\"", text: text) }
}

/// A tag with alternative image files.
public protocol TakesCandidates: HTMLTag {}

extension Tags.img: TakesCandidates {}
extension Tags.source: TakesCandidates {}

extension Attribute where T: TakesCandidates {
  /// The alternative files of the image, without files whose URL would run code.
  public static func srcset(_ candidates: [SourceCandidate]) -> Self {
    Self(" srcset=\"", text: SourceCandidate.list(candidates))
  }

  /// The alternative files of the image in HTML's syntax, without files whose URL would run code.
  public static func srcset(_ candidates: String) -> Self {
    srcset(SourceCandidate.parse(candidates))
  }

  /// The displayed width of the image by media query.
  @inlinable @inline(__always)
  public static func sizes(_ sizes: String?) -> Self { Self(" sizes=\"", text: sizes) }
}

extension Attribute where T == Tags.img {
  /// Whether the page waits until the image is decoded.
  @inlinable @inline(__always)
  public static func decoding(_ decoding: Keywords.Decoding) -> Self { Self(" decoding=\"", keyword: decoding) }

  /// The image map, such as `#plan`.
  @inlinable @inline(__always)
  public static func usemap(_ name: String?) -> Self { Self(" usemap=\"", text: name) }

  /// The surrounding link sends the position of the click.
  @inlinable @inline(__always)
  public static var ismap: Self { Self(" ismap=\"", true) }

  /// The surrounding link sends the position of the click, if `isPresent`.
  @inlinable @inline(__always)
  public static func ismap(_ isPresent: Bool) -> Self { Self(" ismap=\"", isPresent) }
}

extension Attribute where T == Tags.area {
  /// The shape of the area.
  @inlinable @inline(__always)
  public static func shape(_ shape: Keywords.Shape) -> Self { Self(" shape=\"", keyword: shape) }

  /// The corners, or the center and the radius, in pixels.
  public static func coords(_ pixels: [Int]) -> Self {
    Self(" coords=\"", list: pixels.map(\.description), separator: ",")
  }

  /// The corners, or the center and the radius, in pixels, separated by commas.
  @inlinable @inline(__always)
  public static func coords(_ pixels: String?) -> Self { Self(" coords=\"", text: pixels) }
}

extension Keywords {
  /// Whether a page waits until an image is decoded.
  public enum Decoding: String, Sendable {
    /// It waits.
    case sync
    /// It does not wait.
    case async
    /// The browser decides.
    case auto
  }
}

extension Keywords {
  /// The shape of an area of an image.
  public enum Shape: String, Sendable {
    /// A circle: center and radius.
    case circle
    /// The whole image.
    case `default`
    /// A polygon: three corners or more.
    case poly
    /// A rectangle: two corners.
    case rect
  }
}

/// One of the alternative files of an image, for `srcset`.
///
/// ```swift
/// img(
///   .src("/cat.png"),
///   .srcset([SourceCandidate("/cat.png", width: 640), SourceCandidate("/large.png", width: 1280)]))
/// ```
public struct SourceCandidate: Hashable, Sendable {
  private let url: String
  private let descriptor: String
  private var isTrusted = false

  private init(url: String, descriptor: String) {
    self.url = url
    self.descriptor = descriptor
  }

  /// Creates a candidate for screens with one pixel per CSS pixel.
  public init(_ url: String) {
    self.init(url: url, descriptor: "")
  }

  /// Creates a candidate that is `width` pixels wide.
  public init(_ url: String, width: Int) {
    self.init(url: url, descriptor: "\(width)w")
  }

  /// Creates a candidate for screens with `density` pixels per CSS pixel.
  public init(_ url: String, density: Double) {
    self.init(url: url, descriptor: density.isFinite ? "\(density)x" : "")
  }

  /// The same candidate with a URL that is not checked.
  public var unchecked: SourceCandidate {
    var candidate = self
    candidate.isTrusted = true
    return candidate
  }
}

extension SourceCandidate {
  /// Returns the candidates in HTML's syntax, without candidates whose URL would run code; `nil` if none remain.
  static func list(_ candidates: [SourceCandidate]) -> String? {
    let texts = candidates.filter { $0.isTrusted || URLScheme.isSafe($0.url) }.compactMap(\.syntax)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Parses the candidates of a `srcset` like a browser.
  static func parse(_ text: String) -> [SourceCandidate] {
    var candidates: [SourceCandidate] = []
    var rest = Substring(text).unicodeScalars
    while true {
      rest = rest.drop { isSpace($0) || $0 == "," }
      guard !rest.isEmpty else { return candidates }
      var url = rest.prefix { !isSpace($0) }
      rest = rest[url.endIndex...]
      var descriptor = ""
      if url.last == "," {
        while url.last == "," { url.removeLast() }
      } else {
        descriptor = consumeDescriptor(from: &rest)
      }
      candidates.append(SourceCandidate(url: String(url), descriptor: descriptor))
    }
  }

  /// Removes and returns the text before the next comma outside of parentheses, which do not nest.
  private static func consumeDescriptor(from rest: inout Substring.UnicodeScalarView) -> String {
    var isInParentheses = false
    let descriptor = rest.prefix { scalar in
      if scalar == "(" { isInParentheses = true }
      if scalar == ")" { isInParentheses = false }
      return scalar != "," || isInParentheses
    }
    rest = rest[descriptor.endIndex...]
    return descriptor.split(whereSeparator: isSpace).map { String($0) }.joined(separator: " ")
  }

  /// The candidate in HTML's syntax, with white space and outer commas of the URL percent-encoded; `nil` without a URL.
  private var syntax: String? {
    let address = url.unicodeScalars
    let leadingCommas = address.prefix { $0 == "," }
    guard leadingCommas.endIndex < address.endIndex else { return nil }
    let trailingCommas = address.reversed().prefix { $0 == "," }
    var text = String(repeating: "%2C", count: leadingCommas.count)
    for scalar in address.dropFirst(leadingCommas.count).dropLast(trailingCommas.count) {
      if let escape = Self.escape(scalar) { text += escape } else { text.unicodeScalars.append(scalar) }
    }
    text += String(repeating: "%2C", count: trailingCommas.count)
    return descriptor.isEmpty ? text : "\(text) \(descriptor)"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case " ": "%20"
    case "\t": "%09"
    case "\n": "%0A"
    case "\u{0C}": "%0C"
    case "\r": "%0D"
    default: nil
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { escape(scalar) != nil }
}
