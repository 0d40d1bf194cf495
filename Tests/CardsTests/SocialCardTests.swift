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
  @Test func `is a small PNG file`() throws {
    let card = SocialCard(
      title: "Writing a static site generator in Swift, one container at a time", siteName: "Garland",
      detail: "28 November 2026 · Ada Lovelace")
    let font = try CardFont.shipped.get()
    let start = ContinuousClock.now
    let file = try card.draw(with: font)
    let time = start.duration(to: .now)
    #expect(file.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(file.count < 60_000)
    #expect(try card.draw(with: font) == file)
    guard let path = ProcessInfo.processInfo.environment["GARLAND_CARDS"] else { return }
    let folder = URL(filePath: path)
    // For eyes: GARLAND_CARDS=folder.
    print("one card: \(time), \(file.count) bytes")
    for (index, card) in Self.samples.enumerated() {
      let file = try card.draw(with: font)
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
    let font = try CardFont.shipped.get()
    let (green, size): ([UInt8], ImageSize) = ([0, 255, 0, 255], row.input)
    let pixels = (0..<size.width * size.height * 4).map { green[$0 % 4] }
    let picture = card.picture(with: font, logo: Bitmap(width: size.width, height: size.height, pixels: pixels))
    let found = (0..<630 * 1_200).filter { Array(picture.pixels[$0 * 4..<$0 * 4 + 4]) == green }
    #expect(found == row.expected[1].flatMap { y in row.expected[0].map { y * 1_200 + $0 } }, "\(row.name)")
  }

  @Test func `shows through a transparent logo, whose colours are mixed with the background`() throws {
    let card = SocialCard(title: "About", colors: .init(background: .black, text: .black, accent: .black))
    let font = try CardFont.shipped.get()
    let logo = Bitmap(width: 2, height: 1, pixels: [200, 100, 50, 0, 200, 100, 50, 128])
    let start = (526 * 1_200 + 1_118) * 4
    let pixels = Array(card.picture(with: font, logo: logo).pixels[start..<start + 8])
    // 128/255 of each colour, rounded.
    #expect(pixels == [0, 0, 0, 255, 100, 50, 25, 255])
  }

  @Test func `leaves out what does not fit of a logo`() throws {
    let font = try CardFont.shipped.get()
    let logo = Bitmap(width: 2_000, height: 2_000, pixels: [UInt8](repeating: 255, count: 16_000_000))
    #expect(SocialCard(title: "About").picture(with: font, logo: logo).size == ImageSize(width: 1_200, height: 630))
  }

  @Test(arguments: [
    Case("Latin, Greek and Cyrillic", "Año Ελλάδα Привет Việt – “x” → €", ""),
    Case("emoji, which are left out", "Hello 👋🏽 👩‍💻 🇩🇪 ❤️", ""),
    Case("Arabic", "a مرحبا", "مرحبا"),
    Case("Hebrew", "שלום", "שלום"),
    Case("Hindi", "नमस्ते", "नमस्ते"),
    Case("Thai", "สวัสดี", "สวัสดี"),
    Case("characters that the font lacks", "你好, world", "你好"),
    Case("a combining mark", "e\u{301}", "\u{301}"),
    Case("a control of direction", "a\u{202E}b", "\u{202E}"),
  ])
  func `finds the letters that it cannot draw in`(_ row: Case<String, String>) throws {
    let letters = SocialCard.undrawable(in: row.input, with: try CardFont.shipped.get())
    row.check(String(String.UnicodeScalarView(letters)))
  }

  @Test(arguments: [
    Case("emoji", "Hello 👋🏽 world 👩‍💻", "Hello world"),
    Case("white space", "  a \n b  ", "a b"),
    Case("a space that does not break", "a\u{A0}b", "a\u{A0}b"),
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
    row.check(TitleLayout(row.input, font: try CardFont.shipped.get(), width: 1040, height: 340).lines)
  }

  @Test(arguments: [
    Case("characters", "入門と", ["入", "門", "と"]),
    Case("letters and signs in full width", "入門（Swift）", ["入", "門", "（Swift）"]),
    Case("rare characters", "𠮷野", ["𠮷", "野"]),
  ])
  func `can break between`(_ row: Case<String, [String]>) { row.check(TitleLayout.parts(of: row.input).map(\.text)) }

  @Test(arguments: [
    Case("one word", "About", 200), Case("four words", "Five years of bread", 144),
    Case("a sentence", "Writing a static site generator in Swift", 112),
    Case("a word that fits", "Rindfleischetikettierung explained", 96),
    Case("a word that is broken", "Rindfleischetikettierungsüberwachung", 80),
  ])
  func `is as large as the space allows for`(_ row: Case<String, Int>) throws {
    row.check(TitleLayout(row.input, font: try CardFont.shipped.get(), width: 1040, height: 340).size)
  }

  @Test(arguments: ["word ", "Donaudampfschifffahrt", "a-", "aa/"])
  func `fits however long its title is`(_ word: String) throws {
    let font = try CardFont.shipped.get()
    for count in [1, 5, 20, 60, 2000] {
      let layout = TitleLayout(String(repeating: word, count: count), font: font, width: 1040, height: 340)
      #expect(layout.lines.count <= TitleLayout.lineLimit)
      for line in layout.lines { #expect(TextRun(line, font: font).width(size: layout.size) <= 1040) }
      if count == 2000 { #expect(layout.lines.last?.last == "…") }
    }
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
