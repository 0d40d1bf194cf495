import Foundation
import Highlighting
import Testing

@Suite struct LinearTimeTests {
  /// A length at which a backtracking scanner would take a minute.
  private static let length = 12_000
  private static let limit = Duration.seconds(2)

  @Test(arguments: LanguageSample.all)
  func `repeated pieces of a sample take linear time`(_ sample: LanguageSample) throws {
    let text = try sample.text()
    var pieces: Set<[UInt8]> = []
    for size in 1...2 {
      for start in 0..<(text.count - size) where text[start].isSign { pieces.insert(Array(text[start..<start + size])) }
    }
    for piece in pieces { check(piece, sample.language) }
  }

  @Test(arguments: LanguageSample.all)
  func `repeated unclosed openings take linear time`(_ sample: LanguageSample) {
    let openings = [
      "\"", "'", "`", "\"\"\"", "/*", "<!--", "\"\\(", "`${", "f\"{", "#{", "${", "$(", "{{", "((", "[[", "<a b=\"",
      "<script>",
      "<style>", "```", "```markdown\n", "~~~\n````\n", "<<EOF\n", "<<A <<B\n", "/[", "#/", "r#\"", "R\"x(", "[==[",
      "$a$",
      "key: |\n ", "- ", "- - |\n", "*_", "**_`", "[", "![", ":::a\n", "\\\n", "<![CDATA[", "%w[", "@(", "#\"\\#(", "{",
      "\n\n",
    ]
    for opening in openings { check(Array(opening.utf8), sample.language) }
  }

  /// Checks that repeating a piece up to the length stays within the time limit.
  ///
  /// The check tries a quarter of the length first. If the quarter takes less than 1/64 of the limit, the whole length
  /// stays within the limit even in cubic time, because 4³ = 64.
  private func check(_ piece: [UInt8], _ language: Language) {
    if duration(piece, language, Self.length / 4) < Self.limit / 64 { return }
    let duration = duration(piece, language, Self.length)
    #expect(duration < Self.limit, "\(language.name): \(String(decoding: piece, as: UTF8.self).debugDescription)")
  }

  private func duration(_ piece: [UInt8], _ language: Language, _ length: Int) -> Duration {
    let code = (0..<(length / piece.count)).flatMap { _ in piece }
    return ContinuousClock().measure {
      #expect(language.tokens(in: code).last?.end == code.count)
    }
  }
}

extension UInt8 {
  fileprivate var isSign: Bool {
    let isLetter = (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF)
    return !isLetter && self < 0x80
  }
}
