import TestSupport
import Testing

@testable import Serving

@Suite struct `Access from other machines` {
  private static let access = Access(host: .name("laptop.local"), token: "abcdefghjkmn", port: 8_000)

  /// Returns the status of a request with a path and headers.
  private static func status(_ lines: String, isFromThisMachine: Bool = false) throws -> Int {
    do throws(RequestHead.Refusal) {
      let head = try RequestHead(Array("GET \(lines)".utf8)[...], to: access.host)
      return access.refusal(of: head.request, isFromThisMachine: isFromThisMachine)?.status ?? 0
    } catch {
      return error.status
    }
  }

  @Test(arguments: [
    Case("no token", "/ HTTP/1.1\r\nHost: 10.0.0.2:8000", 403),
    Case("a wrong token", "/?token=abcdefghjkmx HTTP/1.1\r\nHost: 10.0.0.2", 403),
    Case("a part of the token", "/?token=abc HTTP/1.1\r\nHost: 10.0.0.2", 403),
    Case("an empty token", "/?token= HTTP/1.1\r\nHost: 10.0.0.2", 403),
    Case("the events without a token", "/.garland/events HTTP/1.1\r\nHost: 10.0.0.2", 403),
    Case("a claim to be this machine", "/ HTTP/1.1\r\nHost: localhost", 403),
    Case("the cookie of another port", "/ HTTP/1.1\r\nHost: 10.0.0.2\r\nCookie: garland-1=abcdefghjkmn", 403),
    Case("another site's name", "/ HTTP/1.1\r\nHost: a.example\r\nCookie: garland-8000=abcdefghjkmn", 403),
    Case("the cookie", "/ HTTP/1.1\r\nHost: 10.0.0.2\r\nCookie: a=b; garland-8000=abcdefghjkmn", 0),
    Case("the cookie, by name", "/ HTTP/1.1\r\nHost: laptop.local\r\nCookie: garland-8000=abcdefghjkmn", 0),
    Case("the token in the address", "/?token=abcdefghjkmn HTTP/1.1\r\nHost: laptop.local:8000", 200),
  ])
  func `needs the token, in the address or in the cookie`(row: Case<String, Int>) throws {
    row.check(try Self.status(row.input))
  }

  @Test func `is not needed on this machine, unless a proxy forwards a request`() throws {
    #expect(try Self.status("/ HTTP/1.1\r\nHost: localhost:8000", isFromThisMachine: true) == 0)
    #expect(try Self.status("/ HTTP/1.1\r\nHost: laptop.local", isFromThisMachine: true) == 403)
  }

  @Test func `turns the token into a strict cookie and a clean address`() throws {
    let text = "GET /a%22b/?x=%22&token=abcdefghjkmn&y=<1 HTTP/1.1\r\nHost: laptop.local"
    let head = try RequestHead(Array(text.utf8)[...], to: Self.access.host)
    let response = try #require(Self.access.refusal(of: head.request, isFromThisMachine: false))
    let cookie = response.headers.first { $0.name == "Set-Cookie" }?.value
    #expect(cookie == "garland-8000=abcdefghjkmn; Path=/; HttpOnly; SameSite=Strict")
    guard case .bytes(let bytes)? = response.body.parts.first else { return #expect(Bool(false), "no page") }
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(page.contains("url=/a%22b/?x=%22&amp;y=%3C1\"") && !page.contains("abcdefghjkmn"))
  }
}
