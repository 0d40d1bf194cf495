import Components
import Foundation
import Highlighting
import TestSupport
import Testing
import Views

/// Properties that hold for random code.
@Suite struct RoundTripTests {
  private static let rounds = isThorough ? 150 : 40

  @Test(arguments: LanguageSample.all)
  func `the tokens cover every byte of the code`(_ sample: LanguageSample) throws {
    var random = SeededGenerator(seed: 4)
    let text = try sample.text()
    for _ in 0..<Self.rounds {
      check(RandomCode.bytes(from: &random), sample)
      check(RandomCode.changed(text, from: &random), sample)
    }
  }

  @Test(arguments: LanguageSample.all)
  func `the page shows exactly the code`(_ sample: LanguageSample) throws {
    var random = SeededGenerator(seed: 5)
    let text = try sample.text()
    for round in 0..<Self.rounds {
      let code = String(decoding: RandomCode.changed(text, from: &random), as: UTF8.self)
        .replacing("\0", with: "\u{FFFD}")
      let presentation = RandomCode.presentations[round % RandomCode.presentations.count]
      let html = CodeBlock(code, language: sample.language.name, presentation).rendered().html
      #expect(PageText.of(html) == code, "\(sample.language.name), round \(round)")
    }
  }

  private func check(_ code: [UInt8], _ sample: LanguageSample) {
    let tokens = sample.language.tokens(in: code)
    var start = 0
    for token in tokens {
      #expect(token.end > start)
      start = token.end
    }
    #expect(start == code.count, "\(sample.language.name): \(code.prefix(80))")
    for (token, next) in zip(tokens, tokens.dropFirst()) { #expect(token.kind != next.kind) }
  }
}

/// The text of HTML that Garland rendered.
enum PageText {
  private static let entities: [(name: [UInt8], byte: UInt8)] = [
    (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
    (Array("&quot;".utf8), UInt8(ascii: "\"")), (Array("&#13;".utf8), UInt8(ascii: "\r")),
    (Array("&amp;".utf8), UInt8(ascii: "&")),
  ]

  static func of(_ html: String) -> String {
    var text: [UInt8] = []
    var rest = Array(html.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else if byte == UInt8(ascii: "&"), let entity = entities.first(where: { rest.starts(with: $0.name) }) {
        text.append(entity.byte)
        rest = rest.dropFirst(entity.name.count)
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Random code.
enum RandomCode {
  /// Returns random bytes.
  static func bytes(from random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// Returns code with some ranges replaced by other parts of it, or by characters that are syntax in many languages.
  static func changed(_ text: [UInt8], from random: inout SeededGenerator) -> [UInt8] {
    var code = text
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let start = Int.random(in: 0...code.count, using: &random)
      let end = min(code.count, start + Int.random(in: 0...20, using: &random))
      let from = Int.random(in: 0...text.count, using: &random)
      let piece = text[from..<min(text.count, from + Int.random(in: 0...12, using: &random))]
      let signs = Array("\"'`/*#{}()[]<>$@\\\n \r-=:;!%&|\u{0}é".utf8)
      let noise = (0..<3).compactMap { _ in signs.randomElement(using: &random) }
      code.replaceSubrange(start..<end, with: Bool.random(using: &random) ? Array(piece) : noise)
    }
    return code
  }

  static let presentations = [
    CodePresentation(),
    CodePresentation(firstNumber: 7, marked: [1...2, 5...9]),
    CodePresentation(readsChanges: true),
    CodePresentation(added: [2...2], removed: [3...4], focused: [1...1]),
  ]
}
