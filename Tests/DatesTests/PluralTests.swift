import Dates
import TestSupport
import Testing

@Suite struct `The plural category` {
  /// Sample numbers for each category, in the notation of Unicode CLDR: `2~4` is 2, 3 and 4.
  static let samples: [Case<String, [PluralCategory: String]>] = [
    Case(
      "ja ko zh zh-Hant vi id", "ja ko zh zh-Hant vi id",
      [
        .other: "0~15, 100, 111, 1000, 1003, 10000, 100000, 1000000"
      ]),
    Case(
      "en de nl tr sv da nb fi hu el af-ZA", "en de nl tr sv da nb fi hu el af-ZA",
      [
        .one: "1",
        .other: "0, 2~16, 100, 111, 1000, 1003, 10000, 100000, 1000000",
      ]),
    Case(
      "hi fa am bn zu", "hi fa am bn zu",
      [
        .one: "0, 1",
        .other: "2~17, 100, 111, 1000, 1003, 10000, 100000, 1000000",
      ]),
    Case(
      "es it pt-PT ca", "es it pt-PT ca",
      [
        .one: "1",
        .many: "1000000",
        .other: "0, 2~16, 100, 111, 1000, 1003, 10000, 100000",
      ]),
    Case(
      "fr pt pt-BR", "fr pt pt-BR",
      [
        .one: "0, 1",
        .many: "1000000",
        .other: "2~17, 100, 111, 1000, 1003, 10000, 100000",
      ]),
    Case("he iw", "he iw", [.one: "1", .two: "2", .other: "0, 3~17, 100, 111, 1000, 1003, 10000, 100000, 1000000"]),
    Case("lag", "lag", [.zero: "0", .one: "1", .other: "2~17, 100, 111, 1000, 1003, 10000, 100000, 1000000"]),
    Case("tzm", "tzm", [.one: "0, 1, 11~24", .other: "2~10, 100~106, 111, 1000, 1003, 10000, 100000, 1000000"]),
    Case("shi", "shi", [.one: "0, 1", .few: "2~10", .other: "11~26, 100, 111, 1000, 1003, 10000, 100000, 1000000"]),
    Case(
      "fil tl", "fil tl",
      [
        .one: "0~3, 5, 7, 8, 10~13, 15, 17, 18, 20, 21, 100, 111, 1000, 1003, 10000, 100000, 1000000",
        .other: "4, 6, 9, 14, 16, 19, 24, 26, 29, 34, 36, 39, 44, 46, 49, 54",
      ]),
    Case(
      "is mk", "is mk",
      [
        .one: "1, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121, 131, 141, 151, 161, 171",
        .other: "0, 2~16, 100, 111, 1000, 1003, 10000, 100000, 1000000",
      ]),
    Case(
      "lv", "lv",
      [
        .zero: "0, 10~20, 30, 40, 50, 60, 100, 111, 1000, 10000, 100000, 1000000",
        .one: "1, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121, 131, 141, 151, 161, 171",
        .other: "2~9, 22~29, 1003",
      ]),
    Case(
      "lt", "lt",
      [
        .one: "1, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121, 131, 141, 151, 161, 171",
        .few: "2~9, 22~29, 1003",
        .other: "0, 10~20, 30, 40, 50, 60, 100, 111, 1000, 10000, 100000, 1000000",
      ]),
    Case("ro", "ro", [.one: "1", .few: "0, 2~16, 111, 1003", .other: "20~35, 100, 1000, 10000, 100000, 1000000"]),
    Case("cs sk", "cs sk", [.one: "1", .few: "2~4", .other: "0, 5~19, 100, 111, 1000, 1003, 10000, 100000, 1000000"]),
    Case(
      "pl", "pl",
      [
        .one: "1",
        .few: "2~4, 22~24, 32~34, 42~44, 52~54, 62, 1003",
        .many: "0, 5~19, 100, 111, 1000, 10000, 100000, 1000000",
      ]),
    Case(
      "ru uk be", "ru uk be",
      [
        .one: "1, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121, 131, 141, 151, 161, 171",
        .few: "2~4, 22~24, 32~34, 42~44, 52~54, 62, 1003",
        .many: "0, 5~19, 100, 111, 1000, 10000, 100000, 1000000",
      ]),
    Case(
      "sr hr bs", "sr hr bs",
      [
        .one: "1, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121, 131, 141, 151, 161, 171",
        .few: "2~4, 22~24, 32~34, 42~44, 52~54, 62, 1003",
        .other: "0, 5~19, 100, 111, 1000, 10000, 100000, 1000000",
      ]),
    Case(
      "sl", "sl",
      [
        .one: "1, 101, 201, 301, 401, 501, 601, 701, 801, 901, 1001, 1101",
        .two: "2, 102, 202, 302, 402, 502, 602, 702, 802, 902, 1002, 1102",
        .few: "3, 4, 103, 104, 203, 204, 303, 304, 403, 404, 503, 504, 603, 604, 703, 704, 1003",
        .other: "0, 5~19, 100, 111, 1000, 10000, 100000, 1000000",
      ]),
    Case(
      "ar", "ar",
      [
        .zero: "0",
        .one: "1",
        .two: "2",
        .few: "3~10, 103~110, 1003",
        .many: "11~26, 111",
        .other: "100~102, 200~202, 300~302, 400~402, 500~502, 600, 1000, 10000, 100000, 1000000",
      ]),
    Case(
      "mt", "mt",
      [
        .one: "1",
        .two: "2",
        .few: "0, 3~10, 103~109, 1003",
        .many: "11~19, 111~117",
        .other: "20~35, 100, 1000, 10000, 100000, 1000000",
      ]),
    Case(
      "ga", "ga",
      [
        .one: "1",
        .two: "2",
        .few: "3~6",
        .many: "7~10",
        .other: "0, 11~25, 100, 111, 1000, 1003, 10000, 100000, 1000000",
      ]),
    Case(
      "gd", "gd",
      [
        .one: "1, 11",
        .two: "2, 12",
        .few: "3~10, 13~19",
        .other: "0, 20~34, 100, 111, 1000, 1003, 10000, 100000, 1000000",
      ]),
    Case(
      "cy", "cy",
      [
        .zero: "0",
        .one: "1",
        .two: "2",
        .few: "3",
        .many: "6",
        .other: "4, 5, 7~20, 100, 111, 1000, 1003, 10000, 100000, 1000000",
      ]),
    Case(
      "gv", "gv",
      [
        .one: "1, 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 121, 131, 141, 151",
        .two: "2, 12, 22, 32, 42, 52, 62, 72, 82, 92, 102, 112, 122, 132, 142, 152",
        .few: "0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 1000, 10000, 100000, 1000000",
        .other: "3~10, 13~19, 23, 1003",
      ]),
    Case(
      "br", "br",
      [
        .one: "1, 21, 31, 41, 51, 61, 81, 101, 121, 131, 141, 151, 161, 181, 201, 221",
        .two: "2, 22, 32, 42, 52, 62, 82, 102, 122, 132, 142, 152, 162, 182, 202, 222",
        .few: "3, 4, 9, 23, 24, 29, 33, 34, 39, 43, 44, 49, 53, 54, 59, 63, 1003",
        .many: "1000000",
        .other: "0, 5~8, 10~20, 100, 111, 1000, 10000, 100000",
      ]),
    Case(
      "kw", "kw",
      [
        .zero: "0",
        .one: "1",
        .two: "2, 22, 42, 62, 82, 102, 122, 142, 162, 182, 202, 222, 242, 262, 282, 302, 1000, 10000, 100000",
        .few: "3, 23, 43, 63, 83, 103, 123, 143, 163, 183, 203, 223, 243, 263, 283, 303, 1003",
        .many: "21, 41, 61, 81, 101, 121, 141, 161, 181, 201, 221, 241, 261, 281, 301, 321",
        .other: "4~19, 100, 111, 1000000",
      ]),
  ]

  @Test(arguments: samples)
  func `is that of CLDR for its sample numbers`(row: Case<String, [PluralCategory: String]>) {
    for tag in row.input.split(separator: " ").map(String.init) {
      for (category, samples) in row.expected {
        for number in Self.numbers(in: samples) {
          #expect(
            PluralCategory.of(number, in: tag) == category, "\(tag): \(number)", sourceLocation: row.sourceLocation)
        }
      }
    }
  }

  @Test(arguments: samples)
  func `is one of the categories of the language`(row: Case<String, [PluralCategory: String]>) {
    for tag in row.input.split(separator: " ").map(String.init) {
      let categories = Set(PluralCategory.all(in: tag))
      #expect(categories == Set(row.expected.keys).union([.other]), "\(tag)", sourceLocation: row.sourceLocation)
    }
  }

  @Test func `ignores the sign of a number, the case of a tag, and parts that CLDR does not know`() {
    #expect(PluralCategory.of(-22, in: "pl") == .few)
    #expect(PluralCategory.of(.min, in: "en") == .other)
    #expect(PluralCategory.of(0, in: "PT-br") == .one)
    #expect(PluralCategory.of(0, in: "pt_PT") == .other)
    #expect(PluralCategory.of(2, in: "ar-EG-u-nu-latn") == .two)
    #expect(PluralCategory.of(1, in: "tlh") == .other)
    #expect(PluralCategory.of(1, in: "") == .other)
  }

  private static func numbers(in samples: String) -> [Int] {
    samples.split(separator: ", ").flatMap { sample in
      let ends = sample.split(separator: "~").compactMap { Int($0) }
      return Array(ends[0]...(ends.last ?? ends[0]))
    }
  }
}

@Suite struct `A number in a text` {
  @Test(arguments: [
    Case("a few digits", "en", "0 7 365"), Case("German", "de", "1.234 12.345 1.234.567 -1.234"),
    Case("English", "en-GB", "1,234 12,345 1,234,567 -1,234"),
    Case("French", "fr", "1\u{A0}234 12\u{A0}345 1\u{A0}234\u{A0}567"),
    Case("Spanish, from five digits", "es", "1234 12.345 1.234.567"),
    Case("Polish, from five digits", "pl", "1234 12\u{A0}345 1\u{A0}234\u{A0}567"),
    Case("Portuguese", "pt-BR", "1.234 12.345 1.234.567"),
    Case("European Portuguese", "pt-PT", "1234 12\u{A0}345"), Case("Hindi", "hi", "1,234 12,345 12,34,567 1,23,45,678"),
    Case("a language without separators here", "tlh", "1234 1234567"),
  ])
  func `has the separators of the language`(row: Case<String, String>) {
    let numbers = row.expected.split(separator: " ").map { text in
      Int(text.filter { $0.isASCII && $0.isNumber || $0 == "-" }) ?? 0
    }
    row.check(numbers.map { GroupedNumber.text($0, in: row.input) }.joined(separator: " "))
  }
}
