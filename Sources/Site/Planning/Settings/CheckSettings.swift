package import Articles
import Parsing

/// The settings of `garland check`: the severity of its rules, and the size limits of pages.
///
/// ```yaml
/// check:
///   rules:
///     missing-alt: error
///     orphan-page: off
///   budget:
///     html: 60 kB
/// ```
package struct CheckSettings: Sendable, Equatable {
  /// The levels that the site sets.
  ///
  /// Other rules have their default level.
  package var levels: [CheckRule: Level] = [:]
  /// The number of bytes that a page may load, by kind of resource.
  package var budget: [ResourceKind: Int] = [:]
  /// The number of bytes that an image may have.
  package var imageSize = 1_000_000
  /// The width in pixels that an image may have.
  package var imageWidth = 4_096
  /// The prefixes of addresses that are not checked.
  package var ignored: [String] = []

  /// The level of a rule.
  package enum Level: String, Sendable, CaseIterable {
    case off, warn, error
  }

  /// A kind of resource that a page loads.
  package enum ResourceKind: String, Sendable, CaseIterable {
    case html, css, script, images
  }
}

/// A rule of `garland check`.
package enum CheckRule: String, Sendable, CaseIterable {
  case brokenLink = "broken-link"
  case missingPart = "missing-part"
  case missingImage = "missing-image"
  case missingAlt = "missing-alt"
  case missingFrameTitle = "missing-frame-title"
  case duplicateID = "duplicate-id"
  case headingOrder = "heading-order"
  case missingTitle = "missing-title"
  case missingDescription = "missing-description"
  case plainSyntax = "plain-syntax"
  case unusedTag = "unused-tag"
  case similarTag = "similar-tag"
  case orphanPage = "orphan-page"
  case oversizedImage = "oversized-image"
  case largerThanShown = "larger-than-shown"
  case publishedPosition = "published-position"
  case overBudget = "over-budget"
  case removedAddress = "removed-address"
  case externalLink = "external-link"
  case missingTranslation = "missing-translation"
  case staleBlock = "stale-block"
  case unusedFile = "unused-file"
  case unusedVariable = "unused-variable"

  /// The default level.
  ///
  /// Broken links and exceeded limits are errors.
  package var defaultLevel: CheckSettings.Level {
    switch self {
    case .brokenLink, .missingPart, .missingImage, .duplicateID, .overBudget: .error
    // It needs the history.
    case .staleBlock: .off
    default: .warn
    }
  }
}

extension CheckSettings {
  /// What `check` can be.
  package static let form = FieldForm.map([
    FieldDescription(
      "rules",
      .map(
        CheckRule.allCases.map {
          FieldDescription($0.rawValue, .choice(of: Level.self), default: "`\($0.defaultLevel)`")
        }), "the levels of rules"),
    FieldDescription(
      "budget", .map(ResourceKind.allCases.map { FieldDescription($0.rawValue, .type(.text)) }),
      "what a page may load, such as `html: 60 kB`"),
    FieldDescription("image_size", .type(.text), default: "`1 MB`", "the size that an image may have"),
    FieldDescription(
      "image_width", .type(.count), default: "\(CheckSettings().imageWidth)", "the pixels that an image may be wide"),
    FieldDescription("ignore", .type(.texts), "the beginnings of addresses that are not checked"),
  ])

  /// Reads `check`: the levels of rules, the size limits, and the addresses to ignore.
  static func read(from fields: inout FieldReader, _ key: FieldDescription) -> CheckSettings? {
    fields.map(key.name).map { map in fields.nested(map) { CheckSettings(from: &$0) } }
  }

  private init(from fields: inout FieldReader) {
    if let rules = fields.map("rules") {
      fields.nested(rules) { rules in
        for rule in CheckRule.allCases { levels[rule] = rules.choice(rule.rawValue) }
      }
    }
    if let limits = fields.map("budget") {
      fields.nested(limits) { limits in
        for weight in ResourceKind.allCases { budget[weight] = Self.size(weight.rawValue, &limits) }
      }
    }
    imageSize = Self.size("image_size", &fields) ?? imageSize
    imageWidth = fields.count("image_width") ?? imageWidth
    ignored = fields.texts("ignore") ?? []
  }

  /// Reads a number of bytes: `60 kB`, `1.5 MB` or `60000`.
  private static func size(_ name: String, _ fields: inout FieldReader) -> Int? {
    guard let text = fields.text(name) else { return nil }
    if let size = Int(size: text) { return size }
    fields.reject(name, .wrong(name, text, "a size such as 60 kB or 1.5 MB", known: []))
    return nil
  }
}

extension Int {
  /// Reads a size: a number, optionally followed by `B`, `kB` or `MB`.
  fileprivate init?(size text: String) {
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count).drop { $0 == " " }.lowercased()
    guard let factor = ["": 1, "b": 1, "kb": 1_000, "mb": 1_000_000][unit], let value = Double(number),
      value >= 0, value <= 1e9
    else { return nil }
    self = Int(value * Double(factor))
  }
}
