import Highlighting
import Testing
import Theme

@Suite struct `Code colors` {
  /// The classes of tokens with the names of their colors.
  private static let colors: [String: String] = {
    let rules = StyleRule.all(in: Theme.file(at: "assets/code.css")?.text ?? "") ?? []
    var colors: [String: String] = [:]
    for rule in rules where !rule.surroundings.contains(where: { $0.hasPrefix("@media") }) {
      guard let value = rule.declarations.last(where: { $0.name == "color" })?.value,
        let name = value.wholeMatch(of: /var\(--([a-z]+)\)/)
      else { continue }
      for selector in rule.selectors { colors[selector.text] = String(name.1) }
    }
    return colors
  }()

  @Test(arguments: `A palette`.palettes, [ThemeColor.Scheme.light, .dark])
  func `have a contrast of 4.5 to 1 on every background`(_ palette: String, _ scheme: ThemeColor.Scheme) throws {
    let palette = try ThemeColor.palette(at: palette, scheme)
    #expect(Self.colors.count >= 25)
    for (kind, name) in Self.colors {
      let color = try #require(palette[name], "\(kind)")
      for background in ["raised", "marked-line", "added-line", "removed-line"] {
        let ratio = color.contrast(with: try #require(palette[background]))
        #expect(ratio >= 4.5, "\(kind) on \(background)")
      }
    }
  }

  @Test(arguments: `A palette`.palettes, [ThemeColor.Scheme.light, .dark])
  func `mark highlighted, added and removed lines by edges with a contrast of 3 to 1`(
    _ palette: String, _ scheme: ThemeColor.Scheme
  ) throws {
    let palette = try ThemeColor.palette(at: palette, scheme)
    let background = try #require(palette["raised"])
    for edge in ["yellow", "green", "red", "accent"] {
      #expect(try #require(palette[edge]).contrast(with: background) >= 3, "\(edge)")
    }
  }

  @Test(arguments: TokenKind.allCases)
  func `exist for every kind of token`(_ kind: TokenKind) {
    let hasOnlyAStyle = kind == .plain || kind == .emphasis || kind == .strong
    #expect(hasOnlyAStyle || Self.colors[".hl-\(kind)"] != nil)
  }

  @Test func `have a computed contrast of 21 to 1 if they are black and white`() {
    let black = ThemeColor(name: "black", hexadecimal: "#000000")
    let white = ThemeColor(name: "white", hexadecimal: "#ffffff")
    #expect(black.contrast(with: white) == 21)
    #expect(white.contrast(with: white) == 1)
  }
}
