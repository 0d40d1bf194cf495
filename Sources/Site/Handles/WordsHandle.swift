import Mustache
import Planning

/// The words of the theme as templates see them: `{{words.skip}}`.
///
/// They are in the language of the site, like everything around an article.
final class WordsHandle: TemplateObject {
  private let scope: HandleScope

  init(_ scope: HandleScope) { self.scope = scope }

  func value(named name: String) -> TemplateValue? {
    scope.reads.record(.word(name))
    return scope.site.content.theme.words.site[name]?.value
  }

  /// The keys of all words.
  var names: [String] {
    scope.reads.record(.word(nil))
    return scope.site.content.theme.words.site.keys
  }
}
