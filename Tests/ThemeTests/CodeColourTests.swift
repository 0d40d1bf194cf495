import Foundation
import Highlighting
import Testing
import Theme

@Suite struct `The colours of code` {
  private let sheet = Theme.file(at: "assets/code.css")?.text ?? ""

  @Test(arguments: [Scheme.light, .dark])
  func `have a contrast of 4.5 to 1 on every ground`(_ scheme: Scheme) {
    let colours = Colour.all(in: sheet, scheme)
    let grounds = colours.filter { $0.name.hasSuffix("ground") }
    let inks = colours.filter { !$0.name.hasSuffix("ground") && !$0.name.hasSuffix("edge") }
    #expect(grounds.count == 4)
    #expect(inks.count >= 25)
    for ink in inks {
      for ground in grounds {
        #expect(ink.contrast(with: ground) >= 4.5, "\(ink.name) on \(ground.name), \(scheme)")
      }
    }
  }

  @Test(arguments: [Scheme.light, .dark])
  func `tell what is marked, added and removed at 3 to 1 without the ground`(_ scheme: Scheme) throws {
    let colours = Colour.all(in: sheet, scheme)
    let ground = try #require(colours.first { $0.name == "ground" })
    for edge in colours where edge.name.hasSuffix("edge") { #expect(edge.contrast(with: ground) >= 3, "\(edge.name)") }
  }

  @Test(arguments: TokenKind.allCases)
  func `are there for every kind of token`(_ kind: TokenKind) {
    #expect(kind == .plain || sheet.contains(".hl-\(kind) {"))
  }

  @Test func `are not computed wrongly here`() {
    let black = Colour(name: "black", hexadecimal: "#000000")
    let white = Colour(name: "white", hexadecimal: "#ffffff")
    #expect(black.contrast(with: white) == 21)
    #expect(white.contrast(with: white) == 1)
  }

  enum Scheme: Int { case light, dark }

  /// A custom property that is a pair of colours, `light-dark(#…, #…)`, one of them.
  struct Colour {
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

    static func all(in sheet: String, _ scheme: Scheme) -> [Colour] {
      sheet.matches(of: /--hl-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/).map { match in
        Colour(name: String(match.1), hexadecimal: scheme == .light ? match.2 : match.3)
      }
    }

    func contrast(with other: Colour) -> Double {
      (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
    }
  }
}
