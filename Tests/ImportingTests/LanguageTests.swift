import TestSupport
import Testing

@testable import Importing

/// The language of a site that an import finds in the words of its articles.
@Suite struct LanguageTests {
  static let english = "You knead the dough with a spoon, and then it rests. This is the bread that we have from it. "
  static let german = "Ich weiß nicht, ob der Teig für ein Brot reicht und ob es sich auch mit Roggen lohnt. "
  static let chinese = "这个面包是我们用一个碗做的，说来话长。"

  @Test(
    "The language follows from letters and frequent words",
    arguments: [
      Case("English", english, "en"),
      Case("German", german, "de"),
      Case(
        "French", "Les pains que vous voyez dans cette vitrine ne sont pas pour nous, je les garde avec soin. ", "fr"),
      Case("Spanish", "El pan está listo, pero los niños y las niñas comen más del queso cuando hay. ", "es"),
      Case("Portuguese", "O pão não está pronto, mas você e os meninos também são de uma casa em que há mais. ", "pt"),
      Case("Italian", "Il pane che gli amici mangiano non è più fresco, e questo anche nel forno della nonna. ", "it"),
      Case(
        "Dutch", "Ik weet niet of het brood van een bakker voor ons is, maar dat wordt ook met zout gemaakt. ", "nl"),
      Case("Polish", "Chleb nie jest gotowy, że tylko przez ogień można się go doczekać, jak był dla nas. ", "pl"),
      Case(
        "Swedish", "Jag är inte säker på att brödet är för oss, och när det är klart äter vi också från fatet så. ",
        "sv"),
      Case("Turkish", "Bu ekmek bir fırın için çok güzel ve daha sonra peynir ile olan gibi değil. ", "tr"),
      Case("Russian", "Этот хлеб мы испекли утром, и он ещё тёплый. ", "ru"),
      Case("Ukrainian", "Цей хліб ми спекли зранку, і він ще теплий, їжте. ", "uk"),
      Case("Bulgarian, without words of its own", "Този хляб го изпекохме сутринта и е топъл. ", nil),
      Case("Greek", "Το ψωμί είναι έτοιμο. ", "el"),
      Case("Hebrew", "הלחם מוכן ", "he"),
      Case("Arabic", "الخبز جاهز على الطاولة ", "ar"),
      Case("Persian", "نان گرم و پنیر روی میز است، چای هم هست ", "fa"),
      Case("Hindi", "रोटी तैयार है ", "hi"),
      Case("Korean", "빵이 준비되었습니다 ", "ko"),
      Case("Japanese", "このパンは今朝焼きました。 ", "ja"),
      Case("Chinese", chinese, "zh"),
      Case("Chinese in traditional characters", "這個麵包是我們來做的，說來話長。", "zh-Hant"),
      Case("Chinese with names in Latin letters", "这个面包用 garland build 和 Docker 来做，我们会说 Linux", "zh"),
      Case("English with a word of Chinese", english + "它", "en"),
      Case("two languages at once", english + german, nil),
      Case("names without a language", "Docker Linux Swift ", nil),
      Case("code only", "```\n\(german)\n```\n", nil),
    ])
  func language(row: Case<String, String?>) {
    let text = String(repeating: row.input, count: 8)
    #expect(LanguageEvidence.of(Array(text.utf8)).language == row.expected, "\(row.name)")
  }

  /// What an import does with the language of the old site and that of its articles.
  struct Outcome: Equatable, Sendable {
    var setting: String?
    var note: String?
  }

  @Test(
    "An import names the language of the articles",
    arguments: [
      Case(
        "no language, German articles", ("title: Brot", "", german),
        Outcome(setting: "language: de", note: "the old site names no language; `language` in `site.yml` is `de`")),
      Case("no language, English articles", ("title: Bread", "", english), Outcome()),
      Case("the same language", ("lang: de-CH", "", german), Outcome(setting: "language: de-CH")),
      Case(
        "another language", ("lang: en", "", chinese),
        Outcome(setting: "language: en", note: "is `en` as in the old site, but the articles look like `zh`")),
      Case("an article with a language of its own", ("title: Brot", "lang: de\n", german), Outcome()),
    ])
  func outcome(row: Case<(String, String, String), Outcome>) {
    let (configuration, keys, text) = row.input
    let files = ImportedFiles([
      "_config.yml": configuration,
      "_posts/2026-01-02-a.md": "---\ntitle: A\n\(keys)---\n" + String(repeating: text, count: 8),
    ])
    let setting = files["Content/site.yml"]?.split(separator: "\n").first { $0.hasPrefix("language") }
    #expect(setting.map(String.init) == row.expected.setting, "\(row.name)")
    #expect(files.report.contains("language") == (row.expected.note != nil), "\(row.name)")
    #expect(files.report.contains(row.expected.note ?? ""), "\(row.name): \(files.report)")
  }
}
