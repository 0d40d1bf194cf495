import Articles
import Mustache
import Planning

/// The words of the theme as templates see them: `{{words.skip}}`.
///
/// They are in the language of the page, like everything around an article.
final class WordsHandle: TemplateObject {
  private let scope: HandleScope

  init(_ scope: HandleScope) { self.scope = scope }

  func value(named name: String) -> TemplateValue? { scope.word(name)?.value }

  /// The keys of all words.
  var names: [String] {
    let language = scope.ownLanguage
    scope.reads.record(.word(nil, in: language))
    return scope.site.content.theme.words.list(in: language).keys
  }
}

extension HandleScope {
  /// The language of the page that is being rendered, if it has one of its own.
  ///
  /// The words of the theme and the dates around an article are in the language of its page.
  package var ownLanguage: String? {
    guard let page, let entry = site.plan.pages[page].entry else { return nil }
    reads.record(PageProperty.language, of: page)
    return site.entries[entry].metadata.language.flatMap { $0 == site.settings.language ? nil : $0 }
  }

  /// Returns a word of the theme in the language of the page.
  func word(_ key: String) -> Word? {
    let language = ownLanguage
    reads.record(.word(key, in: language))
    return site.content.theme.words.list(in: language)[key]
  }
}
