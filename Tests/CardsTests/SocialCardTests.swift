import Assets
import Foundation
import Pictures
import TestSupport
import Testing

@testable import Cards

extension CardColor {
  fileprivate static let black = CardColor(red: 0, green: 0, blue: 0)
}

@Suite struct `A social card` {
  private static var fonts: [CardFont] { get throws { [try CardFont(CardFont.shippedFile)] } }
  private static var shaper: TextShaper {
    get throws { TextShaper(fonts: try fonts, language: "", isRightToLeft: false) }
  }

  @Test func `is a small PNG file`() throws {
    let card = SocialCard(
      title: "Writing a static site generator in Swift, one container at a time", siteName: "Garland",
      detail: "28 November 2026 · Ada Lovelace")
    let fonts = try Self.fonts
    let start = ContinuousClock.now
    let file = try card.draw(with: fonts)
    let time = start.duration(to: .now)
    #expect(file.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(file.count < 60_000)
    #expect(try card.draw(with: fonts) == file)
    guard let path = ProcessInfo.processInfo.environment["GARLAND_CARDS"] else { return }
    let folder = URL(filePath: path)
    // For eyes: GARLAND_CARDS=folder.
    print("one card: \(time), \(file.count) bytes")
    for (index, card) in Self.samples.enumerated() {
      let file = try card.draw(with: fonts)
      print("card \(index): \(file.count) bytes")
      try Data(file).write(to: folder.appending(path: "card-\(index).png"))
    }
  }

  private static var samples: [SocialCard] {
    let light = SocialCard.Colors(
      background: CardColor(red: 255, green: 255, blue: 255), text: CardColor(red: 24, green: 24, blue: 27),
      accent: CardColor(red: 225, green: 29, blue: 72))
    return [
      SocialCard(
        title: "Writing a static site generator in Swift, one container at a time", siteName: "Garland",
        detail: "28 November 2026 · Ada Lovelace"),
      SocialCard(title: "AVATAR: To Type Well", siteName: "Yves Tél.", colors: light),
      SocialCard(
        title: "Käsespätzle, Ελληνικά, Привет и Tiếng Việt: what a card can draw with the font that Garland ships",
        siteName: "example.org", detail: "1 January 2027", colors: light),
      SocialCard(
        title: Array(repeating: "A very long title that needs an ellipsis", count: 8).joined(separator: " "),
        siteName: "Garland", detail: "Somebody"),
      SocialCard(title: "About"),
    ]
  }

  @Test(arguments: [
    Case("a logo of the largest size", ImageSize(width: 320, height: 80), [800..<1_120, 486..<566]),
    Case("a square logo", ImageSize(width: 80, height: 80), [1_040..<1_120, 486..<566]),
    Case("a small logo", ImageSize(width: 10, height: 11), [1_110..<1_120, 521..<532]),
  ])
  func `shows at the bottom right`(_ row: Case<ImageSize, [Range<Int>]>) throws {
    let card = SocialCard(title: "About", siteName: "Garland")
    let fonts = try Self.fonts
    let (green, size): ([UInt8], ImageSize) = ([0, 255, 0, 255], row.input)
    let pixels = (0..<size.width * size.height * 4).map { green[$0 % 4] }
    let picture = card.picture(with: fonts, logo: Bitmap(width: size.width, height: size.height, pixels: pixels))
    let found = (0..<630 * 1_200).filter { Array(picture.pixels[$0 * 4..<$0 * 4 + 4]) == green }
    #expect(found == row.expected[1].flatMap { y in row.expected[0].map { y * 1_200 + $0 } }, "\(row.name)")
  }

  @Test func `shows through a transparent logo, whose colours are mixed with the background`() throws {
    let card = SocialCard(title: "About", colors: .init(background: .black, text: .black, accent: .black))
    let fonts = try Self.fonts
    let logo = Bitmap(width: 2, height: 1, pixels: [200, 100, 50, 0, 200, 100, 50, 128])
    let start = (526 * 1_200 + 1_118) * 4
    let pixels = Array(card.picture(with: fonts, logo: logo).pixels[start..<start + 8])
    // 128/255 of each colour, rounded.
    #expect(pixels == [0, 0, 0, 255, 100, 50, 25, 255])
  }

  @Test func `leaves out what does not fit of a logo`() throws {
    let fonts = try Self.fonts
    let logo = Bitmap(width: 2_000, height: 2_000, pixels: [UInt8](repeating: 255, count: 16_000_000))
    #expect(SocialCard(title: "About").picture(with: fonts, logo: logo).size == ImageSize(width: 1_200, height: 630))
  }

  @Test(arguments: [
    Case("Latin, Greek and Cyrillic", "Año Ελλάδα Привет Việt – “x” → €", ""),
    Case("emoji, which are left out", "Hello 👋🏽 👩‍💻 🇩🇪 ❤️", ""),
    Case("Arabic", "a مرحبا", "مرحبا"),
    Case("characters that the font lacks", "你好, world", "你好"),
    Case("a combining mark", "e\u{301}", "\u{301}"),
    Case("a control of direction, which is left out", "a\u{202E}b", ""),
  ])
  func `finds the letters that it cannot draw in`(_ row: Case<String, String>) throws {
    let letters = SocialCard.undrawable(in: row.input, with: [CardLetters.shipped])
    row.check(String(String.UnicodeScalarView(letters)))
  }

  @Test(arguments: [
    Case("emoji", "Hello 👋🏽 world 👩‍💻", "Hello world"),
    Case("white space", "  a \n b  ", "a b"),
    Case("a space that does not break", "a\u{A0}b", "a\u{A0}b"),
    Case("the joiners of emoji, but not those of letters", "👩‍💻 می‌خواهم", "می‌خواهم"),
  ])
  func `draws a text without`(_ row: Case<String, String>) { row.check(SocialCard.drawable(row.input)) }

  @Test(arguments: [
    Case("a short title", "About", ["About"]),
    Case(
      "balanced lines", "Writing a static site generator in Swift", ["Writing a static site", "generator in Swift"]),
    Case(
      "a hyphenated word", String(repeating: "well-", count: 10) + "known",
      ["well-well-well-well-", "well-well-well-well-", "well-well-known"]),
    Case(
      "a long word, with a hyphen", "Rindfleischetikettierungsüberwachung explained",
      ["Rindfleischetikettierung-", "süberwachung explained"]),
    Case(
      "long code, without a hyphen", "a.b(c)[0]." + String(repeating: "/_.0123456789", count: 5),
      ["a.b(c)[0]./_.0123456789/", "_.0123456789/_.0123456789/", "_.0123456789/_.0123456789"]),
    Case("no last line of one word", "Why we all rewrote our compilers", ["Why we all rewrote", "our compilers"]),
    Case("no text", "", []),
  ])
  func `wraps`(_ row: Case<String, [String]>) throws {
    row.check(try Self.layout(row.input).lines)
  }

  @Test(arguments: [
    Case("characters", "入門と", ["入", "門", "と"]),
    Case("letters and signs in full width", "入門（Swift）", ["入", "門", "（Swift）"]),
    Case("rare characters", "𠮷野", ["𠮷", "野"]),
    Case("no sign at the start of a line", "話。「次」ー、", ["話。", "「次」ー、"]),
    Case("no sound mark at the start", "キャッチ", ["キャッ", "チ"]),
    Case("an option of a program", "build --strict", ["build", "--strict"]),
  ])
  func `can break between`(_ row: Case<String, [String]>) throws {
    row.check(TitleLayout.parts(of: row.input, shaper: try Self.shaper).map(\.text))
  }

  private static func layout(_ title: String) throws -> TitleLayout {
    TitleLayout(title, shaper: try shaper, width: 1040, height: 340, lineHeight: 114)
  }

  @Test(arguments: [
    Case("one word", "About", 200), Case("four words", "Five years of bread", 144),
    Case("a sentence", "Writing a static site generator in Swift", 112),
    Case("a word that fits", "Rindfleischetikettierung explained", 96),
    Case("a word that is broken", "Rindfleischetikettierungsüberwachung", 80),
  ])
  func `is as large as the space allows for`(_ row: Case<String, Int>) throws {
    row.check(try Self.layout(row.input).size)
  }

  @Test(arguments: ["word ", "Donaudampfschifffahrt", "a-", "aa/"])
  func `fits however long its title is`(_ word: String) throws {
    let shaper = try Self.shaper
    for count in [1, 5, 20, 60, 2000] {
      let layout = try Self.layout(String(repeating: word, count: count))
      #expect(layout.lines.count <= TitleLayout.lineLimit)
      for line in layout.lines { #expect(shaper.shaped(line).width(size: layout.size) <= 1042) }
      if count == 2000 { #expect(layout.lines.last?.last == "…") }
    }
  }

  /// Debian's fonts for letters that the shipped font lacks, and a title in each.
  private static let scripts: [Case<String, [String]>] = [
    Case("Arabic", "السلام عليكم", ["/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"]),
    Case("Hebrew", "שלום עולם", ["/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"]),
    Case("Hindi", "हिन्दी में लिखें", ["/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf"]),
    Case("Japanese", "日本語の題名", ["/usr/share/fonts/truetype/motoya-l-cedar/MTLc3m.ttf"]),
    Case("outlines of PostScript", "Bread", ["/usr/share/fonts/opentype/cantarell/Cantarell-Bold.otf"]),
  ]

  /// Letters join, reorder and stack: a word has fewer glyphs, or others, than its letters by themselves.
  @Test(
    .enabled(
      if: scripts.allSatisfy { FileManager.default.fileExists(atPath: $0.expected[0]) },
      "needs fonts: .ci/setup --tests"),
    arguments: scripts)
  func `draws letters of other scripts`(_ row: Case<String, [String]>) throws {
    let font = try CardFont(Array(Data(contentsOf: URL(filePath: row.expected[0]))))
    #expect(SocialCard.undrawable(in: row.input, with: [font.letters]) == [])
    let isRightToLeft = TextShaper.isRightToLeft(row.input)
    #expect(isRightToLeft == ["Arabic", "Hebrew"].contains(row.name))
    let shaper = TextShaper(fonts: [font], language: "", isRightToLeft: isRightToLeft)
    let whole = shaper.shaped(row.input).runs.flatMap { $0.glyphs.map(\.glyph) }
    let single = row.input.unicodeScalars.flatMap { shaper.shaped(String($0)).runs.flatMap { $0.glyphs.map(\.glyph) } }
    #expect((Set(whole) != Set(single)) == ["Arabic", "Hindi"].contains(row.name), "\(whole) \(single)")
    // The ink is at the side where lines begin.
    let picture = SocialCard(title: row.input).picture(with: [font])
    let ink = (80..<1_120).filter { x in
      (60..<420).contains { y in picture.pixels[(y * 1_200 + x) * 4] > 128 }
    }
    #expect(ink.count > 100)
    #expect(isRightToLeft ? (ink.last ?? 0) > 1_080 : (ink.first ?? 1_200) < 120, "\(row.name)")
  }

  @Test(
    arguments: [
      Case("six digits", "#0d1117", [13, 17, 23]),
      Case("three digits", "#FA0", [255, 170, 0]),
      Case("no number sign", "0d1117", nil),
      Case("a name", "#red", nil),
    ] as [Case<String, [UInt8]?>])
  func `has colours`(_ row: Case<String, [UInt8]?>) {
    row.check(CardColor(row.input).map { [$0.red, $0.green, $0.blue] })
  }
}
