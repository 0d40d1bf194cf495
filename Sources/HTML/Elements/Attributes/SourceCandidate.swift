import Markup

/// One version of an image, for `srcset`: where it is found, and what it is meant for.
///
/// ```swift
/// img(.src("/cat.png"), .srcset([SourceCandidate("/cat.png", width: 640), SourceCandidate("/cat-large.png", width: 1280)]))
/// ```
public struct SourceCandidate: Hashable, Sendable {
  private let url: String
  private let descriptor: String
  private var isTrusted = false

  private init(url: String, descriptor: String) {
    self.url = url
    self.descriptor = descriptor
  }

  /// The version for screens of the usual density.
  public init(_ url: String) {
    self.init(url: url, descriptor: "")
  }

  /// The version that is `width` pixels wide.
  public init(_ url: String, width: Int) {
    self.init(url: url, descriptor: "\(width)w")
  }

  /// The version for screens with `density` pixels for each pixel of CSS.
  public init(_ url: String, density: Double) {
    self.init(url: url, descriptor: density.isFinite ? "\(density)x" : "")
  }

  /// The same version, whose address the program itself answers for.
  public var unchecked: SourceCandidate {
    var candidate = self
    candidate.isTrusted = true
    return candidate
  }
}

extension SourceCandidate {
  /// The candidates as HTML writes them, without those whose address would run code; nil if none is left.
  static func list(_ candidates: [SourceCandidate]) -> String? {
    let written = candidates.filter { $0.isTrusted || URLScheme.isSafe($0.url) }.compactMap(\.written)
    return written.isEmpty ? nil : written.joined(separator: ", ")
  }

  /// The candidates of a `srcset` written by hand, taken apart as a browser does.
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
        descriptor = takeDescriptor(from: &rest)
      }
      candidates.append(SourceCandidate(url: String(url), descriptor: descriptor))
    }
  }

  /// What stands up to the next comma outside of parentheses, which do not nest.
  private static func takeDescriptor(from rest: inout Substring.UnicodeScalarView) -> String {
    var isInParentheses = false
    let descriptor = rest.prefix { scalar in
      if scalar == "(" { isInParentheses = true }
      if scalar == ")" { isInParentheses = false }
      return scalar != "," || isInParentheses
    }
    rest = rest[descriptor.endIndex...]
    return descriptor.split(whereSeparator: isSpace).map { String($0) }.joined(separator: " ")
  }

  /// The candidate as HTML writes it: no white space, and no comma at either end, stands bare in an address.
  private var written: String? {
    let address = url.unicodeScalars
    let head = address.prefix { $0 == "," }
    guard head.endIndex < address.endIndex else { return nil }
    let tail = address.reversed().prefix { $0 == "," }
    var written = String(repeating: "%2C", count: head.count)
    for scalar in address.dropFirst(head.count).dropLast(tail.count) {
      if let escape = Self.escape(scalar) { written += escape } else { written.unicodeScalars.append(scalar) }
    }
    written += String(repeating: "%2C", count: tail.count)
    return descriptor.isEmpty ? written : "\(written) \(descriptor)"
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
