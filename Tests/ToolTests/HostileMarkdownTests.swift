import TestSupport
import Testing

@Suite struct `Hostile Markdown` {
  private static let forbidden: Set<String> = [
    "script", "style", "iframe", "object", "embed", "base", "meta", "link", "template", "noscript", "frameset", "svg",
    "math", "form", "textarea", "title", "xmp", "plaintext", "body", "html", "head",
  ]
  private static let addresses: Set<String> = [
    "href", "src", "action", "formaction", "xlink:href", "data", "poster", "background", "cite", "ping", "srcset",
  ]

  @Test func `is enough, and renders without errors`() throws {
    let payloads = try HostilePayload.rendered.get()
    #expect(payloads.count >= 300)
    for payload in payloads {
      #expect(payload.outcome.status == 0 && payload.outcome.isExit, "\(payload.name): \(payload.outcome.errors)")
    }
  }

  @Test func `leaves no element, no event handler and no address that runs code`() throws {
    for payload in try HostilePayload.rendered.get() {
      let page = payload.outcome.output
      #expect(!page.lowercased().contains("<script"), "\(payload.name)")
      #expect(!page.contains("<!--") && !page.contains("<?") && !page.contains("<!["), "\(payload.name): \(page)")
      for tag in TagReader.tags(in: page) {
        #expect(!Self.forbidden.contains(tag.name), "\(payload.name): \(page)")
        for attribute in tag.attributes {
          #expect(!attribute.name.hasPrefix("on"), "\(payload.name): \(page)")
          #expect(!["style", "srcdoc"].contains(attribute.name), "\(payload.name): \(page)")
          guard Self.addresses.contains(attribute.name) else { continue }
          #expect(!DecodedAddress(attribute.value).runsCode, "\(payload.name): \(page)")
        }
      }
    }
  }

  @Test(arguments: [
    "<p onclick=x>", "<p\nid=a onClick = 'x'>", "<img src=\"a\"onerror=x>", "<b/onfocus=x", "<a title=\"x\" on>",
  ])
  func `would be noticed: an event handler`(page: String) {
    #expect(TagReader.tags(in: "a < b \(page)").flatMap(\.attributes).contains { $0.name.hasPrefix("on") })
  }

  @Test(arguments: [
    "javascript:x", "JAVA&Tab;script&colon;x", " &#1;java\nscript:x", "&#x6A;avascript&#58x", "data:text/html,x",
    "data:image/svg+xml,x", "vbscript:x",
  ])
  func `would be noticed: an address that runs code`(address: String) {
    #expect(DecodedAddress(address).runsCode)
  }

  @Test(arguments: ["#javascript:x", "/javascript:x", "about:invalid", "javascript%3Ax", "data:image/png;base64,x"])
  func `is no address of another kind`(address: String) {
    #expect(!DecodedAddress(address).runsCode)
  }
}
