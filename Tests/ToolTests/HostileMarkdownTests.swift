import Foundation
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

  @Test func `is rendered without errors in at least 300 cases`() throws {
    let payloads = try HostilePayload.rendered.get()
    #expect(payloads.count >= 300)
    for payload in payloads {
      #expect(payload.outcome.status == 0 && payload.outcome.isExit, "\(payload.name): \(payload.outcome.errors)")
    }
  }

  @Test func `gives no element, event handler or address that runs code`() throws {
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
  func `an event handler is detected`(page: String) {
    #expect(TagReader.tags(in: "a < b \(page)").flatMap(\.attributes).contains { $0.name.hasPrefix("on") })
  }

  @Test(arguments: [
    "javascript:x", "JAVA&Tab;script&colon;x", " &#1;java\nscript:x", "&#x6A;avascript&#58x", "data:text/html,x",
    "data:image/svg+xml,x", "vbscript:x", "Blob:x",
  ])
  func `an address that runs code is detected`(address: String) {
    #expect(DecodedAddress(address).runsCode)
  }

  @Test(arguments: ["#javascript:x", "/javascript:x", "about:invalid", "javascript%3Ax", "data:image/png;base64,x"])
  func `a harmless address is accepted`(address: String) {
    #expect(!DecodedAddress(address).runsCode)
  }
}

/// Markdown that tries to run code, which would call `fire` with the number of the payload.
struct HostilePayload: Sendable {
  let name: String
  let number: Int
  let markdown: String
  /// The result of rendering the Markdown.
  var outcome = Tool.Outcome()

  static let folder = Tool.fixtures.appending(path: "Hostile")

  /// All payloads of the folder, rendered.
  static let rendered = Result {
    try all().map { payload in
      var payload = payload
      payload.outcome = try Tool.run(["render", "-"], input: payload.markdown)
      return payload
    }
  }

  /// Reads all payloads of the folder; each starts with a line `%% name`.
  private static func all() throws -> [HostilePayload] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    var payloads: [HostilePayload] = []
    for file in files.sorted() {
      let text = String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
      for part in "\n\(text)".components(separatedBy: "\n%% ").dropFirst() {
        let (name, markdown) = part.split(atFirst: "\n")
        let number = payloads.count + 1
        payloads.append(
          HostilePayload(
            name: "\(file): \(name)", number: number,
            markdown: markdown.replacingOccurrences(of: "fire(0)", with: "fire(\(number))")))
      }
    }
    return payloads
  }
}

extension String {
  /// Returns the text before and after the first separator.
  fileprivate func split(atFirst separator: Character) -> (String, String) {
    guard let position = firstIndex(of: separator) else { return (self, "") }
    return (String(self[..<position]), String(self[index(after: position)...]))
  }
}
