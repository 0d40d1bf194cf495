import Articles
import Diagnostics
import Planning
import Texts

extension OldTranslations {
  /// A diagnostic for each old block; the first one of a language has the number of blocks that are unknown.
  var diagnostics: [Diagnostic] {
    var uncompared = uncompared
    let unknown = unknownOriginals.map { range in
      Diagnostic(
        .warning, CheckRule.staleBlock.code, "Git does not have this version of the original", at: range,
        suggestion: Diagnostic.Suggestion("run `garland translate done` when the translation follows the original"))
    }
    return unknown
      + translations.flatMap { translation in
        translation.blocks.map { block in
          let notes = uncompared.removeValue(forKey: translation.language).map { count in
            [
              Diagnostic.Note(
                "\(count.of("block")) in `\(translation.language)` could not be compared with the original")
            ]
          }
          return Diagnostic(
            .warning, CheckRule.staleBlock.code, block.change, at: block.place, notes: notes ?? [],
            suggestion: Diagnostic.Suggestion("translate the change"))
        }
      }
  }
}
