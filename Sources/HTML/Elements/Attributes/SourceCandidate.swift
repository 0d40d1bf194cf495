import Markup
import Texts

extension Attribute where T: _TakesCandidates {
  /// The alternative files of the image, without files whose URL would run code.
  public static func srcset(_ candidates: [SourceCandidate]) -> Self {
    Self(" srcset=\"", text: SourceCandidate.list(candidates))
  }

  /// The alternative files of the image in HTML's syntax, without files whose URL would run code.
  public static func srcset(_ candidates: String) -> Self {
    srcset(SourceCandidate.parse(candidates))
  }
}

extension Attribute where T == Tags.link {
  /// The alternative files of a preloaded image.
  public static func imagesrcset(_ candidates: [SourceCandidate]) -> Self {
    Self(" imagesrcset=\"", text: SourceCandidate.list(candidates))
  }

  /// The alternative files of a preloaded image, in the syntax of `srcset`.
  public static func imagesrcset(_ candidates: String) -> Self {
    imagesrcset(SourceCandidate.parse(candidates))
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
    let isComma: (UInt8) -> Bool = { $0 == UInt8(ascii: ",") }
    let address = url.utf8.trimmed(where: isComma)
    guard !address.isEmpty else { return nil }
    let (leading, trailing) = (url.utf8[..<address.startIndex].count, url.utf8[address.endIndex...].count)
    let inner = String(Substring(address)).percentEncoded(only: " \t\n\u{0C}\r")
    let text = String(repeating: "%2C", count: leading) + inner + String(repeating: "%2C", count: trailing)
    return descriptor.isEmpty ? text : "\(text) \(descriptor)"
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && UInt8(scalar.value).isMarkupSpace
  }
}
