import CMarkGFM
import Foundation
import TestSupport
import Testing

@testable import Markup

@Suite struct `A character reference` {
  /// All names that Python's standard library knows, with and without a semicolon.
  private static func names() throws -> [String] {
    let call = "import html.entities, json; print(json.dumps(sorted(html.entities.html5)))"
    let answer = try Program.run(Program.python ?? "python3", ["-c", call]).output
    return try JSONDecoder().decode([String].self, from: Data(answer.utf8))
  }

  private func decoded(_ text: String, in place: CharacterReferences.Place) -> String {
    String(decoding: CharacterReferences.decoded(Array(text.utf8)[...], in: place), as: UTF8.self)
  }

  @Test func `means what the Markdown library means by it`() throws {
    typealias Unescape = @convention(c) (UnsafeMutablePointer<cmark_strbuf>, UnsafePointer<UInt8>, Int32) -> Int32
    let symbol = unsafe try #require(dlsym(nil, "houdini_unescape_ent"))
    let unescape = unsafe unsafeBitCast(symbol, to: Unescape.self)
    let names = try Self.names().filter { $0.hasSuffix(";") }
    #expect(names.count == 2_125)
    for name in names {
      var buffer = unsafe cmark_strbuf()
      unsafe cmark_strbuf_init(cmark_get_default_mem_allocator(), &buffer, 0)
      defer { unsafe cmark_strbuf_free(&buffer) }
      #expect(unsafe unescape(&buffer, name, Int32(name.utf8.count)) == name.utf8.count)
      let expected = unsafe String(
        decoding: UnsafeBufferPointer(start: buffer.ptr, count: Int(buffer.size)), as: UTF8.self)
      for place in [CharacterReferences.Place.text, .attribute, .markdown] {
        #expect(decoded("a&\(name)b", in: place) == "a\(expected)b", "\(name)")
      }
    }
  }

  /// Each name before all kinds of characters, numbers in all ranges, and texts that are almost references.
  private static func subjects() throws -> [String] {
    var names: [String] = []
    for name in try Self.names() {
      if name.hasSuffix(";") {
        names += ["\(name)=", "\(name.dropLast()) x", "\(name.dropLast())_"]
      } else {
        names += ["\(name)", "\(name)=", "\(name)1", "\(name)x;", "\(name) ", "\(name)é", "?\(name)"]
      }
    }
    let numbers = [0, 1, 9, 10, 12, 65, 0x7F, 0xD7FF, 0xD800, 0xDFFF, 0xFFFE, 0x10FFFF, 0x110000, 99_999_999_999]
    var written: [String] = []
    for number in numbers + Array(0x80...0xA0) {
      let (lower, upper) = (String(number, radix: 16), String(number, radix: 16, uppercase: true))
      written += ["#\(number);", "#\(number)x", "#x\(lower);", "#X\(upper) "]
    }
    let others = ["#", "#;", "#x", "#x;", "#xg", "", ";", " amp;", "amp", "am", "notit;", "notin;", "nosuchname;"]
    return (names + written + others).map { "a&\($0)b&\($0)" }
  }

  @Test(.enabled(if: HTMLParser.isInstalled)) func `means the same in text and in attributes as in a browser`() throws {
    let subjects = try Self.subjects()
    let parsed = try HTMLParser.parse(subjects.map { "<a href=\"\($0)\">\($0)</a>" })
    #expect(parsed.count == subjects.count)
    for (subject, page) in zip(subjects, parsed) {
      #expect(decoded(subject, in: .text) == page.text, "\(subject)")
      #expect(decoded(subject, in: .attribute) == page.attributes["href"], "\(subject)")
    }
  }

  @Test(arguments: [
    ("&copy", "&copy"), ("&copy;", "©"), ("&#65 ", "&#65 "), ("&#65;", "A"), ("&notit;", "&notit;"), ("&#128;", "€"),
  ]) func `needs a semicolon in Markdown`(text: String, expected: String) {
    #expect(decoded(text, in: .markdown) == expected)
  }

  @Test func `is part of addresses and of the visible text`() {
    var reader = PageReader(Array("<a href='/posts/caf&eacute;/?a=1&copy=2'>&Zcaron;ivot</a>".utf8))
    guard case .start(let tag)? = reader.next() else {
      Issue.record("no start tag")
      return
    }
    #expect(tag["href"] == "/posts/café/?a=1&copy=2")
    #expect(PlainText(of: Array("<p>&Zcaron;ivot&nbsp&amp; more".utf8)[...]).text == "Život\u{A0}& more")
  }
}
