import TestSupport
import Testing
import Theme

@Suite struct `A palette` {
  static let palettes =
    ["assets/palette.css"] + Theme.files.map(\.path).filter { $0.hasPrefix("assets/palettes/") }

  /// The colors of Swift views, which are the same in all palettes.
  private static let named: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
  ]

  @Test func `can be chosen among six`() {
    #expect(Self.palettes.count == 6)
  }

  @Test(arguments: palettes, [ThemeColor.Scheme.light, .dark])
  func `has readable text on every background`(_ path: String, _ scheme: ThemeColor.Scheme) throws {
    let colors = try self.colors(of: path, scheme)
    for background in ["ground", "raised", "chosen"] {
      for text in ["ink", "quiet", "accent"] {
        let ratio = try #require(colors[text]).contrast(with: #require(colors[background]))
        #expect(ratio >= 4.5, "\(text) on \(background)")
      }
    }
    #expect(try #require(colors["ink"]).contrast(with: #require(colors["marked"])) >= 4.5)
  }

  @Test(arguments: palettes, [ThemeColor.Scheme.light, .dark])
  func `has edges of controls with a contrast of 3 to 1`(_ path: String, _ scheme: ThemeColor.Scheme) throws {
    let colors = try self.colors(of: path, scheme)
    #expect(try #require(colors["edge"]).contrast(with: #require(colors["ground"])) >= 3)
  }

  @Test(arguments: palettes, [ThemeColor.Scheme.light, .dark])
  func `leaves the colors of Swift views readable as text`(_ path: String, _ scheme: ThemeColor.Scheme) throws {
    let palette = try colors(of: path, scheme)
    let colors = try self.colors(of: "assets/palette.css", scheme)
    for name in Self.named {
      for background in ["ground", "raised"] {
        let ratio = try #require(colors[name]).contrast(with: #require(palette[background]))
        #expect(ratio >= 4.5, "\(name) on \(background)")
      }
    }
  }

  @Test(arguments: palettes.dropFirst())
  func `sets the same colors as the default palette`(_ path: String) throws {
    let standard = try colors(of: "assets/palette.css", .light).keys.filter { !$0.hasSuffix("-line") }
    #expect(try Set(colors(of: path, .light).keys) == Set(standard).subtracting(Self.named))
  }

  private func colors(of path: String, _ scheme: ThemeColor.Scheme) throws -> [String: ThemeColor] {
    let stylesheet = try #require(Theme.file(at: path)).text
    return ThemeColor.all(in: stylesheet, scheme)
  }
}
