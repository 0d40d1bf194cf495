package import Articles
package import Diagnostics

/// The blocks of translations whose originals changed after them, as the history of the content tells.
package struct OldTranslations: Sendable {
  /// The old blocks of each translation with any, by language.
  package var translations: [(path: String, language: String, blocks: [OldBlockMark])] = []
  /// The number of blocks that could not be compared, by the tag of the language.
  package var uncompared: [String: Int] = [:]
  /// The places where translations name an original that Git lacks.
  package var unknownOriginals: [SourceRange] = []
  /// The reason why the history cannot be read.
  package var problem: String?

  package init() {}
}

extension SiteSettings {
  /// Whether pages mark the old blocks of translations.
  package var marksOldBlocks: Bool { oldMarkRange != nil && languages.count > 1 }

  /// Whether a check finds the old blocks of translations: only if the site sets the level of the rule.
  package var checksOldBlocks: Bool { languages.count > 1 && (levels[CheckRule.staleBlock.code] ?? .off) != .off }
}
