import TestSupport
import Testing

@testable import Planning

@Suite struct `Lists by first letter` {
  @Test(arguments: [
    Case("a small letter", "en oak", "O"), Case("an accent", "en Ångström", "A"),
    Case("a Swedish letter", "sv Ångström", "Å"), Case("a German umlaut", "de Äpfel", "A"),
    Case("a Spanish letter", "es ñandú", "Ñ"), Case("a ligature", "fr Œuvre", "O"), Case("sharp s", "de ß", "S"),
    Case("a dotted letter", "tr istanbul", "İ"), Case("a dotless letter", "tr Irmak", "I"),
    Case("an İ in another language", "en İzmir", "I"), Case("a region", "pt-BR Ágil", "A"),
    Case("quotation marks first", "en “So be it”", "S"), Case("an opening mark", "es ¿Qué?", "Q"),
    Case("a digit", "en 7 tools", "0–9"), Case("a digit of another script", "ar ٧ أدوات", "0–9"),
    Case("signs only", "en …!", "#"), Case("an emoji first", "en 🌳 Oak", "O"), Case("nothing", "en ", "#"),
    Case("a Ukrainian letter", "uk Ґанок", "Ґ"), Case("a letter with a breve", "ru Йод", "Й"),
    Case("a letter with dots", "ru ёж", "Е"), Case("another script", "en Москва", "М"), Case("Greek", "el Άλφα", "Α"),
    Case("Georgian", "ka ანი", "ა"), Case("Arabic", "ar أمل", "ا"), Case("Hebrew", "he שלום", "ש"),
    Case("Hindi", "hi हिन्दी", "ह"), Case("hiragana", "ja さくら", "さ"), Case("katakana", "ja ガラス", "か"),
    Case("the last sound", "ja ん", "わ"), Case("Japanese ideographs", "ja 東京", "漢字"),
    Case("Chinese ideographs", "zh-CN 一月", "汉字"), Case("traditional characters", "zh-Hant 一月", "漢字"),
    Case("Korean", "ko 빵", "ㅂ"), Case("the last syllable", "ko 힣", "ㅎ"),
  ])
  func `have headings`(_ row: Case<String, String>) {
    let parts = row.input.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    row.check(Alphabet(of: String(parts[0])).heading(of: String(parts[1])).name)
  }

  @Test(arguments: [
    Case("English", "en", "7 oaks, Äpfel, apple, Apples, Zoo, Яблоко, …"),
    Case("Swedish", "sv", "apa, zoo, å, öl"), Case("Polish", "pl", "las, łąka, mapa"),
    Case("Ukrainian", "uk", "гай, ґава, дім, єнот, жук, ім’я, їжак, яр"), Case("Spanish", "es", "nube, ñu, oso"),
    Case("Danish", "da", "zebra, æble, øl, å"), Case("Korean", "ko", "가방, 나무, 하늘"),
    Case("Japanese", "ja", "apple, あめ, カメラ, 東京"), Case("words", "en", "sea, sea bass, seal"),
  ])
  func `are sorted`(_ row: Case<String, String>) {
    let titles = row.expected.split(separator: ", ").map(String.init)
    let alphabet = Alphabet(of: row.input)
    for shuffled in [titles.sorted(), titles.reversed()] {
      #expect(shuffled.sorted { alphabet.order(of: $0) < alphabet.order(of: $1) } == titles, "\(row.name)")
    }
  }
}
