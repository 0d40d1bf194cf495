import Foundation
import Highlighting
import Testing
import Theme

@Suite struct `Code colors` {
  private let stylesheet = Theme.file(at: "assets/code.css")?.text ?? ""

  @Test(arguments: [Scheme.light, .dark])
  func `have a contrast of 4.5 to 1 on every background`(_ scheme: Scheme) {
    let colors = Color.all(in: stylesheet, scheme)
    let backgrounds = colors.filter { $0.name.hasSuffix("ground") }
    let foregrounds = colors.filter { !$0.name.hasSuffix("ground") && !$0.name.hasSuffix("edge") }
    #expect(backgrounds.count == 4)
    #expect(foregrounds.count >= 25)
    for foreground in foregrounds {
      for background in backgrounds {
        #expect(foreground.contrast(with: background) >= 4.5, "\(foreground.name) on \(background.name), \(scheme)")
      }
    }
  }

  @Test(arguments: [Scheme.light, .dark])
  func `mark highlighted, added and removed lines by edges with a contrast of 3 to 1`(_ scheme: Scheme) throws {
    let colors = Color.all(in: stylesheet, scheme)
    let background = try #require(colors.first { $0.name == "ground" })
    for edge in colors where edge.name.hasSuffix("edge") {
      #expect(edge.contrast(with: background) >= 3, "\(edge.name)")
    }
  }

  @Test(arguments: TokenKind.allCases)
  func `exist for every kind of token`(_ kind: TokenKind) {
    #expect(kind == .plain || stylesheet.contains(".hl-\(kind) {"))
  }

  @Test func `have a computed contrast of 21 to 1 if they are black and white`() {
    let black = Color(name: "black", hexadecimal: "#000000")
    let white = Color(name: "white", hexadecimal: "#ffffff")
    #expect(black.contrast(with: white) == 21)
    #expect(white.contrast(with: white) == 1)
  }

  enum Scheme: Int { case light, dark }

  /// One of the two colors of a custom property, `light-dark(#…, #…)`.
  struct Color {
    let name: String
    let luminance: Double

    init(name: String, hexadecimal: Substring) {
      self.name = name
      let channels = [1, 3, 5].map { offset in
        let start = hexadecimal.index(hexadecimal.startIndex, offsetBy: offset)
        return Double(Int(hexadecimal[start..<hexadecimal.index(start, offsetBy: 2)], radix: 16) ?? 0) / 255
      }
      let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    static func all(in stylesheet: String, _ scheme: Scheme) -> [Color] {
      stylesheet.matches(of: /--hl-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/).map { match in
        Color(name: String(match.1), hexadecimal: scheme == .light ? match.2 : match.3)
      }
    }

    func contrast(with other: Color) -> Double {
      (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
    }
  }
}
