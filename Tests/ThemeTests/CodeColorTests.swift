import Highlighting
import Testing
import Theme

@Suite struct `Code colors` {
  private let stylesheet = Theme.file(at: "assets/code.css")?.text ?? ""

  @Test(arguments: [ThemeColor.Scheme.light, .dark])
  func `have a contrast of 4.5 to 1 on every background`(_ scheme: ThemeColor.Scheme) {
    let colors = ThemeColor.all(in: stylesheet, prefix: "hl-", scheme)
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

  @Test(arguments: [ThemeColor.Scheme.light, .dark])
  func `mark highlighted, added and removed lines by edges with a contrast of 3 to 1`(_ scheme: ThemeColor.Scheme)
    throws
  {
    let colors = ThemeColor.all(in: stylesheet, prefix: "hl-", scheme)
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
    let black = ThemeColor(name: "black", hexadecimal: "#000000")
    let white = ThemeColor(name: "white", hexadecimal: "#ffffff")
    #expect(black.contrast(with: white) == 21)
    #expect(white.contrast(with: white) == 1)
  }
}
