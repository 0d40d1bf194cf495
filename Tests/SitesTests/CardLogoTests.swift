import Addresses
import Cards
import Diagnostics
import Garland
import Pictures
import Planning
import Records
import Sites
import TestSupport
import Testing

/// The logo on social cards.
///
/// Here, this process decodes it; in a build, a worker process does.
@Suite struct `The logo of social cards` {
  private static let vector = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>"#.utf8)
  private static let files: [String: [UInt8]] = [
    "a.md": Array("# Hello\n".utf8),
    "logo.png": NoisyPicture(width: 400, height: 50).png,
    "other.png": NoisyPicture(width: 60, height: 60).png, "logo.svg": vector,
    "damaged.png": Array(NoisyPicture(width: 60, height: 60).png.prefix(5_000)),
  ]

  /// Returns the site with some settings, before a card is drawn, which takes long without optimization.
  private static func content(_ settings: String) -> ReadSite {
    let (content, options) = input(settings)
    return SiteReader(
      content: content, templates: FolderInMemory("Templates", [:]), options: options, code: SiteCode().registered,
      previous: [:], FrontMatterIndex(), []
    ).read()
  }

  private static func site(
    _ settings: String, _ changes: [String: [UInt8]] = [:], after before: BuiltSite? = nil
  ) -> BuiltSite {
    let (content, options) = input(settings, changes)
    return SiteBuild(content: content, templates: FolderInMemory("Templates", [:]), options: options).run(after: before)
  }

  private static func input(
    _ settings: String, _ changes: [String: [UInt8]] = [:]
  ) -> (content: FolderInMemory, options: SiteOptions) {
    let files = files.merging(changes) { $1 }
      .merging(["site.yml": Array("title: My site\nurl: https://example.org/\n\(settings)\n".utf8)]) { $1 }
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    options.makePicture = { picture in
      Result { () throws(PictureProblem) in
        let source = try SourcePicture(files[picture.source] ?? [], recipes: [picture.recipe])
        var made: [Result<[UInt8], PictureProblem>] = []
        source.encode([picture.recipe]) { made.append($1) }
        return try made[0].get()
      }
    }
    return (FolderInMemory("Content", bytes: files), options)
  }

  private static func card(_ site: BuiltSite) -> [UInt8]? {
    guard case .bytes(let bytes)? = site.files.first(where: { $0.path == "assets/cards/a.png" })?.content
    else { return nil }
    return bytes
  }

  /// Returns the hash of everything that a card shows.
  private static func hash(_ content: ReadSite) -> ContentHash? {
    content.editions[0].cards?.hash(of: SocialCard(title: "A"))
  }

  /// What a card shows.
  enum Shown { case none, logo, other }

  static let settings: [Case<String, (shown: Shown, message: String)>] = [
    Case("no logo", "social_cards: true", (.none, "")),
    Case("the logo of the site", "logo: logo.png\nsocial_cards: true", (.logo, "")),
    Case("a logo for cards", "social_cards: {logo: logo.png}", (.logo, "")),
    Case("another logo for cards", "logo: logo.png\nsocial_cards: {logo: other.png}", (.other, "")),
    Case("a logo beside an SVG", "logo: logo.svg\nsocial_cards: {logo: other.png}", (.other, "")),
    Case("no logo on cards", "logo: logo.png\nsocial_cards: {logo: false}", (.none, "")),
    Case("the logo of the site, by `true`", "logo: logo.png\nsocial_cards: {logo: true}", (.logo, "")),
    Case("an SVG as the logo of the site", "logo: logo.svg\nsocial_cards: true", (.none, "")),
    Case(
      "an SVG for cards", "social_cards: {logo: logo.svg}",
      (
        .none,
        "site.yml:3:22: warning: social cards cannot show the logo `logo.svg`: it is no PNG, JPEG or WebP file of the site"
      )),
    Case(
      "a picture of another site", "social_cards: {logo: https://a.example/b.png}",
      (.none, "site.yml:3:22: warning: social cards cannot show the logo `https://a.example/b.png`")),
    Case(
      "a missing file", "social_cards: {logo: missing.png}",
      (.none, "site.yml:3:22: warning: there is no file `missing.png`")),
    Case(
      "a damaged file", "social_cards: {logo: damaged.png}",
      (.none, "site.yml:3:22: warning: the picture `damaged.png` cannot be decoded: the file is damaged")),
    Case(
      "a damaged logo of the site", "logo: damaged.png\nsocial_cards: true",
      (.none, "site.yml:3:7: warning: the picture `damaged.png` cannot be decoded: the file is damaged")),
    Case("`pictures: false`", "logo: logo.png\nsocial_cards: true\npictures: false", (.none, "")),
    Case(
      "a logo for cards and `pictures: false`", "social_cards: {logo: logo.png}\npictures: false",
      (
        .none,
        "site.yml:3:22: warning: social cards cannot show the logo `logo.png`: `pictures: false` turns off everything"
      )),
  ]

  @Test(arguments: settings) func `depends on the settings`(_ row: Case<String, (shown: Shown, message: String)>) {
    let content = Self.content(row.input)
    let messages = DiagnosticText(sources: content.sources).text(of: DiagnosticList(content.diagnostics))
    #expect(messages.contains(row.expected.message) || messages.isEmpty, "\(row.name): \(messages)")
    #expect(content.diagnostics.count == (row.expected.message.isEmpty ? 0 : 1), "\(row.name): \(messages)")
    let logo =
      switch row.expected.shown {
      case .none: "false"
      case .logo: "logo.png"
      case .other: "other.png"
      }
    let expected = Self.hash(Self.content("social_cards: {logo: \(logo)}"))
    #expect(Self.hash(content) == expected && expected != nil, "\(row.name)")
  }

  @Test func `changes the hash of the card`() {
    let logos = ["false", "logo.png", "other.png"]
    #expect(Set(logos.map { Self.hash(Self.content("social_cards: {logo: \($0)}")) }).count == 3)
  }

  @Test func `of a replaced file is on all cards of the next build, and of the same file on the cards that it had`() {
    let settings = "social_cards: {logo: logo.png}"
    let first = Self.site(settings)
    let same = Self.site(settings, after: first)
    #expect(same.files.map(\.content) == first.files.map(\.content))
    let changes = ["logo.png": NoisyPicture(width: 399, height: 50).png]
    let (warm, cold) = (Self.site(settings, changes, after: first), Self.site(settings, changes))
    #expect(Self.card(warm) == Self.card(cold) && Self.card(warm) != Self.card(first))
  }
}
