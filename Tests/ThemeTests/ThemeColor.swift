import Foundation

/// One of the two colors of a custom property, `--name: light-dark(#…, #…)`.
struct ThemeColor {
  enum Scheme: Int { case light, dark }

  let name: String
  private let luminance: Double

  init(name: String, hexadecimal: Substring) {
    self.name = name
    let channels = [1, 3, 5].map { offset in
      let start = hexadecimal.index(hexadecimal.startIndex, offsetBy: offset)
      return Double(Int(hexadecimal[start..<hexadecimal.index(start, offsetBy: 2)], radix: 16) ?? 0) / 255
    }
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Returns the colors of a stylesheet whose names begin with a prefix, without that prefix.
  static func all(in stylesheet: String, prefix: String = "", _ scheme: Scheme) -> [ThemeColor] {
    stylesheet.matches(of: /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/)
      .filter { $0.1.hasPrefix(prefix) }
      .map { match in
        ThemeColor(name: String(match.1.dropFirst(prefix.count)), hexadecimal: scheme == .light ? match.2 : match.3)
      }
  }

  func contrast(with other: ThemeColor) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }
}
