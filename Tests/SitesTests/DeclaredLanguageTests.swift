import Dates
import Searching
import TestSupport
import Testing
import Theme

@testable import Handles
@testable import Planning

/// What a declaration in `Sources/Core/Dates/Languages` does not contain, because it is large.
@Suite struct `The tables of languages` {
  private static let words = Theme.files.map(\.path).filter { $0.hasPrefix("words/") }.compactMap(LanguageTag.ofFile)

  @Test(arguments: [("the words of the theme", words), ("stems", Stemmer.languages)])
  func `name only declared languages`(_ name: String, _ tags: [String]) {
    #expect(Set(tags).subtracting(NaturalLanguage.all.map { $0.tag.lowercased() }) == [], "\(name)")
  }

  /// If a new language is named here, write its table, or add the language to the list.
  @Test(arguments: [
    ("the words of the theme", words, "cs da el fa fi hu id nb ro sk sv vi"),
    ("stems", Stemmer.languages, "ar cs da el fa fi he hi hu id ja ko nb pl ro sk tr uk vi zh"),
  ])
  func `lack only these languages`(_ name: String, _ tags: [String], _ missing: String) {
    let languages = DateLanguage.tags.filter { !$0.contains("-") }
    #expect(languages.filter { !tags.contains($0) }.joined(separator: " ") == missing, "\(name)")
  }
}

@Suite struct `The language of comments` {
  @Test(arguments: [
    Case("German", "de-AT", "/de/widget"), Case("English", "en", "/widget"), Case("no translation", "cs", "/widget"),
    Case("Chinese", "zh", "/zh-CN/widget"), Case("Chinese in a region", "zh-CN", "/zh-CN/widget"),
    Case("Taiwan", "zh-TW", "/zh-TW/widget"), Case("traditional characters", "zh-Hant", "/zh-TW/widget"),
  ])
  func `is a folder of giscus`(row: Case<String, String>) {
    let giscus = CommentSettings.Giscus(
      repository: "me/blog", repositoryID: "R", category: "C", categoryID: "D", mapping: .url)
    let place = CommentPlace(title: "", permalink: "", path: "/", language: row.input)
    row.check(String(place.frame(of: .giscus(giscus)).dropFirst("https://giscus.app".count).prefix { $0 != "?" }))
  }
}
