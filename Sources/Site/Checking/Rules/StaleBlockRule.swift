import Articles
import Diagnostics
import Planning
import Records
import Sites
import Texts

/// Finds the blocks of translations whose originals changed after them.
struct StaleBlockRule {
  private let old: OldTranslations

  /// The rule has findings only if the site sets its level.
  init(_ site: BuiltSite) {
    old = site.levels[CheckRule.staleBlock.code].flatMap { _ in site.oldTranslations } ?? OldTranslations()
  }

  /// Returns a diagnostic for each old block; the first one of a language has the number of blocks that are unknown.
  var diagnostics: [Diagnostic] {
    var uncompared = old.uncompared
    return old.blocks.inByteOrder(of: \.key).flatMap { _, translation in
      translation.blocks.map { block in
        let unknown = uncompared.removeValue(forKey: translation.language).map { count in
          "\(count.of("block")) in `\(translation.language)` could not be compared with the original"
        }
        return Diagnostic(
          .warning, CheckRule.staleBlock.code, "the original of `\(block.name)` changed after it: \(block.change)",
          at: block.place, notes: unknown.map { [Diagnostic.Note($0)] } ?? [],
          suggestion: Diagnostic.Suggestion("translate the change"))
      }
    }
  }
}
