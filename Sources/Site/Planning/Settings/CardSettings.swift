import Addresses
import Articles
import Cards
import Diagnostics
import Parsing

/// How social cards look, from `social_cards` in `site.yml`: the pictures that other sites show beside links to pages.
///
/// ```yaml
/// social_cards: {background: "#10233f", accent: "#ffb300", font: fonts/lora.ttf, logo: logo-white.png}
/// ```
package struct CardSettings: Sendable, Equatable {
  /// The colours.
  var colors = SocialCard.Colors.standard
  /// The path of a font file in the content folder; `nil` for the font of Garland.
  var font: String?
  /// The range of the font's path.
  var fontRange: SourceRange?

  /// The logo.
  var logo = Logo.ofSite

  /// The picture at the bottom right of a card.
  enum Logo: Sendable, Equatable {
    /// The logo of the site, if it is a file that can be drawn.
    case ofSite
    /// Another file.
    case file(SiteSettings.Image)
    /// No logo.
    case off
  }

  /// What `social_cards` can be.
  static let form = FieldForm.either([
    .type(.flag),
    .map([
      FieldDescription("background", .type(.text), "the colour of the card, such as `\"#10233f\"`"),
      FieldDescription("text", .type(.text), "the colour of the title"),
      FieldDescription("accent", .type(.text), "the colour of the bar at the bottom"),
      FieldDescription("font", .type(.text), "a TrueType file in the content folder, such as `fonts/lora.ttf`"),
      FieldDescription(
        "logo", .either([.type(.flag), .type(.text)]),
        "a PNG, JPEG or WebP file in the place of the site's `logo`; `false` for none"),
    ]),
  ])

  /// Reads `social_cards`: `true`, or a map; `nil` if the site has no cards.
  static func read(from fields: inout FieldReader, in source: SourceID) -> CardSettings? {
    let name = SiteKey.socialCards.rawValue
    guard let map = fields.value(name)?.map else { return fields.flag(name) == true ? CardSettings() : nil }
    var settings = CardSettings()
    var inner = FieldReader(map, in: source, area: "site")
    func color(_ name: String, _ standard: CardColor) -> CardColor {
      guard let text = inner.text(name) else { return standard }
      if let color = CardColor(text) { return color }
      inner.reject(name, SettingsProblem.wrong(name, text, "a colour such as `#10233f`", known: []))
      return standard
    }
    settings.colors.background = color("background", settings.colors.background)
    settings.colors.text = color("text", settings.colors.text)
    settings.colors.accent = color("accent", settings.colors.accent)
    settings.font = inner.text("font")
    settings.fontRange = inner.range(of: "font")
    if let path = inner.value("logo")?.textual {
      settings.logo = .file(SiteSettings.Image(path: path, range: inner.range(of: "logo")))
    } else if inner.flag("logo") == false {
      settings.logo = .off
    }
    inner.reportUnknownKeys()
    fields.addDiagnostics(of: inner)
    return settings
  }
}
