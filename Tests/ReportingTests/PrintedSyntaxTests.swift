import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite struct `Printed text` {
  /// Returns the commands that GitHub's runner could find: `::` after white space, and `##[` anywhere in a line.
  private static func commands(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).map { line in
      line.drop { $0.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0 == "\u{FEFF}" } }
    }
    .filter { $0.hasPrefix("::") || $0.contains("##[") }
  }

  static let texts: [Case<String, String>] = [
    Case("a command", "::stop-commands::x\n", ":\u{FFFD}:stop-commands::x\n"),
    Case("a command in the second line", "a\n::error::x", "a\n:\u{FFFD}:error::x"),
    Case("white space", " \t\u{A0}\u{3000}::error::x", " \t\u{A0}\u{3000}:\u{FFFD}:error::x"),
    Case("an invisible character", "\u{FEFF}::error::x", "\u{FEFF}:\u{FFFD}:error::x"),
    Case("the older form", "a ##[set-output name=b]c", "a ##\u{FFFD}[set-output name=b]c"),
    Case("more signs", "####[x]", "####\u{FFFD}[x]"),
    Case("colons within a line", "a::b # [c]", "a::b # [c]"),
    Case("a line end that a terminal hides", "a\r::error::x", "a␍:\u{FFFD}:error::x"),
    Case("an escape sequence", "\u{1B}[31mred", "␛[31mred"),
    Case("a control character in two bytes", "\u{9B}31m", "\u{FFFD}31m"),
    Case("the end of a line", "a\n\tb\n", "a\n\tb\n"),
  ]

  @Test(arguments: texts) func `has no commands and no control characters`(_ row: Case<String, String>) {
    row.check(PrintedSyntax.text.printable(row.input, inWorkflow: true))
  }

  @Test func `of a long report takes linear time`() {
    let text = String(repeating: "crème ::brûlée ##[x] ", count: 20_000)
    #expect(processorSeconds { _ = PrintedSyntax.json.printable(text, inWorkflow: true) } < 3)
  }

  @Test func `keeps the colours of Garland, and no other escape sequences`() {
    func styled(_ text: String) -> String {
      String(
        decoding: PrintedSyntax.text.printable(Array(text.utf8), inWorkflow: false, isStyled: true), as: UTF8.self)
    }
    let text = "\u{1B}[1;31merror\u{1B}[0m\n"
    #expect(styled(text) == text)
    #expect(styled("\u{1B}[2J\u{1B}]0;x\u{7}\u{1B}") == "␛[2J␛]0;x␇␛")
  }

  @Test func `keeps commands outside of a workflow`() {
    let bytes = Array("::error::x ##[error]é\n".utf8)
    #expect(PrintedSyntax.allCases.allSatisfy { $0.printable(bytes, inWorkflow: false) == bytes })
  }

  @Test func `of Garland's own commands contains no others`() {
    var finding = Finding(in: "a\n", at: "Content/\u{1B}[31m.md")
    finding.add(.error, "##[error]x", at: 0..<1)
    let text = PrintedSyntax.commands.printable(finding.annotations.joined(separator: "\n"), inWorkflow: true)
    #expect(text.hasPrefix("::error file=Content/␛[31m.md,line=1,") && !text.contains("##["))
  }

  private static let parts = [
    "::", ":", "#", "##", "##[", "[", "]", "error", "stop-commands", "set-output name=a", " ", "\t", "\n", "\r",
    "\u{1B}[31m", "\u{9B}", "\u{7F}", "\0", "\u{FEFF}", "\u{200B}", "\u{2028}", "\u{202E}", "é", "\\", "\"", "<", "&",
  ]

  @Test(arguments: 0..<8) func `has no commands for any input`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Self.parts.randomElement(using: &random) ?? ""
      }
      .joined()
      let plain = PrintedSyntax.text.printable(text, inWorkflow: true)
      #expect(Self.commands(in: plain).isEmpty, "\(text.debugDescription)")
      #expect(plain.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control })
      #expect(PrintedSyntax.text.printable(plain, inWorkflow: true) == plain)
      let html = PrintedSyntax.html.printable(text, inWorkflow: true)
      #expect(Self.commands(in: html).isEmpty, "\(text.debugDescription)")
      let json = try JSONEncoder().encode([text])
      let printed = PrintedSyntax.json.printable(Array(json), inWorkflow: true)
      #expect(try JSONDecoder().decode([String].self, from: Data(printed)) == [text], "\(text.debugDescription)")
      #expect(Self.commands(in: String(decoding: printed, as: UTF8.self)).isEmpty, "\(text.debugDescription)")
    }
  }

  @Test func `keeps its meaning as HTML`() {
    let html = PrintedSyntax.html.printable("<p>\n::error::x ##[error]y\u{1B}</p>\n", inWorkflow: true)
    #expect(html == "<p>\n:&#58;error::x ##&#91;error]y\u{FFFD}</p>\n")
  }
}
