import Markup
import Testing

@Suite struct EvasionTests {
  @Test(arguments: Evasion.payloads)
  private func `no attack leaves a script in the output`(_ payload: String) {
    for policy in [
      RawMarkupPolicy.safe(), .safe(allowing: ["svg", "math", "iframe", "form", "input", "object", "title"]),
    ] {
      let filtered = Filtered(filtering: [Array(payload.utf8)], policy)
      let checked = CheckedMarkup(filtered.html)
      #expect(checked.problems == [], "\(filtered)")
      for tag in checked.tags { #expect(Evasion.complaint(about: tag) == nil, "\(filtered)") }
    }
  }

  @Test(arguments: [
    "java\u{1}script:x", "&#106;avascript:x", "&#0000106avascript:x", "&#x6A;avascript:x", "&#X6A&#97vascript:x",
    "javascript&colon;x", "java&Tab;script:x", "java&NewLine;script:x", "java&#9;script:x", "&#1;javascript:x",
    "JAVASCRIPT&#58;x", "\tjavascript:x", "vbscript:x", "data:text/html,x", "data&colon;x",
    "data:image/&NewLine;svg+xml,x", "data:image/svg&#43;xml,x", "&#100;ata:text/html,x", "java\0script:x",
  ])
  private func `an unsafe URL with character references is refused`(_ address: String) {
    for attribute in ["href=\"\(address)\"", "href='\(address)'"] {
      let filtered = Filtered(filtering: [Array("<a \(attribute)>x</a>".utf8)], .safe())
      #expect(filtered == Filtered("<a>x</a>", "unsafe \(attribute) on a"))
    }
  }

  @Test(arguments: [
    "/?a&copy;b", "/javascript:x", "&nbsp;javascript:x", "#&colon;", "a.html&x=1", "?a&Tab;b",
    "https://a.b/?c&amp;d&e;", "mailto:a@b?c&d;",
    "a&amp;b", "&#x2F;javascript:x", "&#47;&colon;", "data:image/png;base64,AA", "a&", "", "&#;", "&#x;", "&lt;b",
  ])
  private func `a safe URL with character references is allowed`(_ address: String) {
    let html = Filtered(filtering: [Array("<a href=\"\(address)\">x</a>".utf8)], .safe())
    #expect(html.findings == [])
  }
}
