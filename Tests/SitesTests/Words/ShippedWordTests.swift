import Articles
import Containers
import Dates
import Foundation
import Sites
import TestSupport
import Testing
import Theme

@testable import Planning

@Suite struct `The built-in words` {
  /// Keys for parts of the theme that are still to come.
  private static let reserved: Set = ["written_by"]

  private static let tags = Theme.files.map(\.path).filter { $0.hasPrefix("words/") }.compactMap(LanguageTag.ofFile)
  private static let english = ThemeWords.words("en")

  @Test func `are in all languages of the manual`() {
    let expected = "ar de en es fr he hi it ja ko nl pl pt ru tr uk zh zh-hant"
    #expect(Self.tags.sorted().joined(separator: " ") == expected)
  }

  @Test(arguments: tags) func `are complete in every language`(_ tag: String) {
    let words = ThemeWords.words(tag)
    #expect(Set(words.keys).symmetricDifference(Self.english.keys).sorted() == [])
    for (key, word) in words where (Self.english[key]?.forms.count ?? 1) > 1 {
      #expect(Set(word.forms.keys) == Set(PluralCategory.all(in: tag)), "\(key)")
    }
    for (key, word) in words where Self.english[key]?.forms.count == 1 { #expect(word.forms.count == 1, "\(key)") }
  }

  @Test(arguments: tags) func `have the placeholders of the English words`(_ tag: String) {
    for (key, word) in ThemeWords.words(tag) {
      let expected = Self.placeholders(in: Self.english[key]?.text ?? "")
      #expect(Self.placeholders(in: word.text) == expected, "\(key)")
      // Forms for zero, one and two may contain the number as a word, such as `דקה אחת`.
      for form in word.forms.values { #expect(Self.placeholders(in: form).isSubset(of: expected), "\(key): \(form)") }
    }
  }

  @Test(arguments: tags) func `have no spaces at their ends and no straight quotes`(_ tag: String) {
    for (key, word) in ThemeWords.words(tag) {
      for form in word.forms.values {
        #expect(!form.isEmpty && form == form.trimmingCharacters(in: .whitespaces), "\(key)")
        #expect(!form.contains { "\"'".contains($0) }, "\(key)")
      }
    }
  }

  @Test func `include every word of the templates`() {
    #expect(Self.used.subtracting(Self.english.keys).sorted() == [])
  }

  @Test func `are all used`() {
    let unused = Set(Self.english.keys).subtracting(Self.used)
    #expect(unused.subtracting(Self.reserved).sorted() == [])
    #expect(Self.reserved.subtracting(unused).sorted() == [], "these are used now: remove them from `reserved`")
  }

  @Test func `equal the English texts of articles and containers`() {
    for (key, text) in [("note", "Note"), ("danger", "Danger"), ("play", "Play video"), ("previous", "Previous")] {
      #expect(Self.english[key]?.text == text)
    }
    let list = WordList([:], english: Deferred(value: Self.english))
    #expect(list.environment.containerWords == ContainerWords())
    #expect(list.environment.articleWords == ArticleWords())
  }

  @Test func `are used by templates in no other form`() {
    for file in Theme.files where file.path.hasSuffix(".mustache") {
      #expect(!file.text.contains("params.words"), "\(file.path)")
    }
  }

  /// The keys that templates, articles, containers and generated pages use.
  private static var used: Set<String> {
    let templates = Theme.files.filter { $0.path.hasSuffix(".mustache") }
    let written = templates.flatMap { $0.text.matches(of: /\bwords\.([a-z0-9_]+)/).map { String($0.1) } }
    return Set(written + WordList.environmentKeys + WordList.titleKeys)
  }

  private static func placeholders(in text: String) -> Set<String> {
    Set(text.matches(of: /\{[a-z]+\}/).map { String($0.0) })
  }
}

@Suite struct `The tags of a language` {
  @Test(arguments: [
    Case("a region", "pt-BR", "pt-br pt"), Case("an underscore", "pt_BR", "pt-br pt"),
    Case("a former code", "iw-IL", "he-il he"), Case("Taiwan", "zh-TW", "zh-tw zh-hant zh"),
    Case("Hong Kong", "zh-Hant-HK", "zh-hant-hk zh-hant zh"), Case("China", "zh-CN", "zh-cn zh"),
    Case("simplified characters", "zh-Hans-SG", "zh-hans-sg zh-hans zh"), Case("nothing", "", ""),
  ])
  func `begin with the most special`(row: Case<String, String>) {
    row.check(LanguageTag.chain(of: row.input).joined(separator: " "))
  }

  @Test(arguments: [
    Case("a region", "words/pt-BR.yml", "pt-br"), Case("YAML", "words/de.yaml", "de"),
    Case("a name", "words/german.yml", nil), Case("a folder", "words/de/main.yml", nil),
    Case("another format", "words/de.json", nil), Case("no name", "words/.yml", nil),
    Case("an empty part", "words/de-.yml", nil),
  ])
  func `are read from the name of a file`(row: Case<String, String?>) {
    row.check(LanguageTag.ofFile(row.input))
  }
}
