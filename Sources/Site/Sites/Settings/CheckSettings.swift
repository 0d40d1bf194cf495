/// What `check` in `site.yml` says: which rules hold, and what pages may weigh.
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
  /// How much rules matter of which the author says so; all others matter as usual.
  package var levels: [CheckRule: Level] = [:]
  /// How many bytes a page may have of each kind.
  package var budget: [Weight: Int] = [:]
  /// How many bytes an image may have.
  package var imageSize = 1_000_000
  /// How many pixels an image may be wide.
  package var imageWidth = 4_096
  /// The beginnings of addresses that nobody looks at.
  package var ignored: [String] = []

  /// How much a rule matters.
  package enum Level: String, Sendable, CaseIterable {
    case off, warn, error
  }

  /// What a page consists of.
  package enum Weight: String, Sendable, CaseIterable {
    case html, css, script, images
  }

  /// How much a rule matters here.
  package func level(of rule: CheckRule) -> Level { levels[rule] ?? rule.usualLevel }
}

/// What a reader would mind, and a build does not refuse.
package enum CheckRule: String, Sendable, CaseIterable {
  case brokenLink = "broken-link"
  case missingPart = "missing-part"
  case missingImage = "missing-image"
  case missingAlt = "missing-alt"
  case duplicateID = "duplicate-id"
  case headingOrder = "heading-order"
  case missingTitle = "missing-title"
  case missingDescription = "missing-description"
  case unusedTag = "unused-tag"
  case similarTag = "similar-tag"
  case orphanPage = "orphan-page"
  case oversizedImage = "oversized-image"
  case overBudget = "over-budget"
  case removedAddress = "removed-address"
  case externalLink = "external-link"

  /// How much it matters where nobody says otherwise: what leads nowhere, and what somebody set a limit to, is an error.
  package var usualLevel: CheckSettings.Level {
    switch self {
    case .brokenLink, .missingPart, .missingImage, .duplicateID, .overBudget: .error
    default: .warn
    }
  }
}
