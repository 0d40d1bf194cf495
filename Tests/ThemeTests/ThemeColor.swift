import Foundation
import Testing
import Theme

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

  /// Returns the colors of a stylesheet, by name.
  static func all(in stylesheet: String, _ scheme: Scheme) -> [String: ThemeColor] {
    let colors = stylesheet.matches(of: /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/).map { match in
      ThemeColor(name: String(match.1), hexadecimal: scheme == .light ? match.2 : match.3)
    }
    return Dictionary(uniqueKeysWithValues: colors.map { ($0.name, $0) })
  }

  /// Returns the colors of a site with a palette, by name.
  static func palette(at path: String, _ scheme: Scheme) throws -> [String: ThemeColor] {
    let standard = all(in: try #require(Theme.file(at: "assets/palette.css")).text, scheme)
    return standard.merging(all(in: try #require(Theme.file(at: path)).text, scheme)) { $1 }
  }

  func contrast(with other: ThemeColor) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }
}
