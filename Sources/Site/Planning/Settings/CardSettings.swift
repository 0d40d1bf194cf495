import Articles
import Cards
import Diagnostics
import Parsing

/// How social cards look, from `social_cards` in `site.yml`: the pictures that other sites show beside links to pages.
///
/// ```yaml
/// social_cards: {background: "#10233f", accent: "#ffb300", font: [fonts/lora.ttf, inter], logo: logo-white.png}
/// ```
package struct CardSettings: Sendable, Equatable {
  /// The colours in the place of those of the palette.
  var background, text, accent: CardColor?
  /// The paths of font files in the content folder or from the root of the machine, with their places.
  var fonts: [FieldReader.Item] = []
  /// The name of the font of Garland.
  static let shippedFont = "inter"

  /// The paths of fonts outside of the content.
  package var machineFonts: [String] { fonts.map(\.text).filter { $0.hasPrefix("/") } }

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
      FieldDescription(
        "font", .type(.texts),
        "files of fonts in the content folder, such as `fonts/lora.ttf`, or from the root of the machine; each letter is in the first one that has it; `inter` is Garland's"
      ),
      FieldDescription(
        "logo", .either([.type(.flag), .type(.text)]),
        "a PNG, JPEG or WebP file in the place of the site's `logo`; `false` for none"),
    ]),
  ])
}

extension CardSettings {
  /// Reads `social_cards`: `true`, or a map; `nil` if the site has no cards.
  static func read(from fields: inout FieldReader, _ key: FieldDescription) -> CardSettings? {
    guard let map = fields.value(key.name)?.map else { return fields.flag(key.name) == true ? CardSettings() : nil }
    return fields.nested(map) { CardSettings(from: &$0) }
  }

  private init(from inner: inout FieldReader) {
    func color(_ name: String) -> CardColor? {
      guard let text = inner.text(name) else { return nil }
      if let color = CardColor(text) { return color }
      inner.reject(name, SettingsProblem.wrong(name, text, "a colour such as `#10233f`", known: []))
      return nil
    }
    (background, text, accent) = (color("background"), color("text"), color("accent"))
    fonts = inner.items("font") ?? []
    if inner.value("logo")?.textual != nil, let image = inner.image("logo") {
      logo = .file(image)
    } else if inner.flag("logo") == false {
      logo = .off
    }
  }
}
