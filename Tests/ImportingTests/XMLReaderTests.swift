import Testing

@testable import Importing

@Suite struct XMLReaderTests {
  /// Returns the events of a document as one text: `<a>`, `text`, `</a>`, or the problem.
  private static func events(_ text: String) -> String { events(Array(text.utf8)) }

  private static func events(_ bytes: [UInt8]) -> String {
    var reader = XMLReader(bytes)
    var result = ""
    do {
      while let event = try reader.next() {
        switch event {
        case .start(let tag):
          let attributes = reader.attributes(of: tag).sorted { $0.key < $1.key }.map { " \($0)=[\($1)]" }.joined()
          result += "<\(tag.name)\(attributes)>"
        case .end(let name): result += "</\(name)>"
        case .text(let text): result += String(decoding: reader.utf8(of: text), as: UTF8.self)
        }
      }
    } catch {
      result += "! \(error.line):\(error.column) \(error.message)"
    }
    return result
  }

  @Test(arguments: [
    ("text", "<a>b</a>", "<a>b</a>"),
    ("prefixes", "<wp:a><b:c/></wp:a>", "<wp:a><b:c></b:c></wp:a>"),
    ("references", "<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x42;</a>", "<a><>&\"'AB</a>"),
    ("an unknown reference", "<a>&nbsp; & &#xD800; &#99999999999;</a>", "<a>&nbsp; & &#xD800; &#99999999999;</a>"),
    ("CDATA", "<a><![CDATA[<b> &amp; ]] >]]></a>", "<a><b> &amp; ]] ></a>"),
    ("split CDATA", "<a><![CDATA[x]]]]><![CDATA[>y]]></a>", "<a>x]]>y</a>"),
    ("empty CDATA", "<a><![CDATA[]]></a>", "<a></a>"),
    ("attributes", "<a b='1' c = \"x > &amp;\" b=\"2\"/>", "<a b=[1] c=[x > &]></a>"),
    ("a comment", "<a><!-- <b> - -> --></a>", "<a></a>"),
    ("an instruction", "\u{FEFF}<?xml version=\"1.0\"?>\n<a/>\n", "<a></a>"),
    (
      "a document type with entities",
      "<!DOCTYPE a [<!ENTITY x \"]>y\"><!ENTITY z SYSTEM \"file:///etc/passwd\">]><a>&x;&z;</a>", "<a>&x;&z;</a>"
    ),
    ("control characters", "<a>b\u{1}\u{8}c&#0;&#7;</a>", "<a>bc</a>"),
    ("a file that was cut off", "<a>\n<b>c", "<a>\n<b>c! 2:5 the file ends inside `<b>`, so it was cut off"),
    ("CDATA without an end", "<a>\n <![CDATA[b", "<a>\n ! 2:2 a CDATA section has no end, so the file was cut off"),
    ("a tag without an end", "<a b=\"", "! 1:1 the tag `<a` has no end"),
    ("a wrong end", "<a>\n</b>", "<a>\n! 2:1 `</b>` ends an element that is not open"),
    ("a lone sign", "<a>1 < 2</a>", "<a>1 ! 1:6 `<` begins no tag here; in a text it is written `&lt;`"),
  ])
  func `a document has the expected events`(name: String, text: String, expected: String) {
    #expect(Self.events(text) == expected)
  }

  @Test func `elements inside each other are limited`() {
    let text = String(repeating: "<a>", count: XMLReader.depthLimit + 1)
    #expect(Self.events(text).contains("more than 256 elements are inside each other"))
  }

  @Test func `the text of an element contains that of its elements`() throws {
    var reader = XMLReader(Array("<a>b<c>d</c><![CDATA[<e>]]></a>".utf8))
    _ = try reader.next()
    #expect(try reader.elementText() == "bd<e>")
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [0x5EED, 0xC0FFEE]) func `random bytes and changed documents end`(seed: UInt64) {
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let parts = [
      "<a>", "</a>", "<![CDATA[", "]]>", "&amp;", "&", "<", ">", "<!--", "-->", "<!D [", "]", "\"", "b='", "<?", "x",
      "/",
    ]
    let document = Array("<a b=\"c\">d &amp; <![CDATA[e]]><f/></a>".utf8)
    for _ in 0..<500 {
      let text = (0..<random(30)).map { _ in parts[random(parts.count)] }.joined()
      var changed = document
      changed[random(changed.count)] = UInt8(random(256))
      // A reader that does not advance would never return.
      #expect(Self.events(text).utf8.count < 100 + text.utf8.count * 8)
      #expect(!Self.events(changed).isEmpty)
      #expect(!Self.events(Array(document[..<random(document.count)])).contains("</a>"))
    }
  }
}
