import Markup
import Texts

/// Decides which requests a server answers.
///
/// A request from this machine to `localhost` needs nothing. Any other request needs the token: first in the address that the
/// terminal shows, then in a cookie. A tunnel or proxy on this machine sends its requests from here, but with another host.
package struct Access: Sendable {
  /// Which machines the server answers.
  package let host: Host
  /// The token for other machines.
  package let token: String
  private let cookie: String

  /// Creates the rules for a server; a cookie belongs to all ports of a machine, so its name has the port.
  package init(host: Host, token: String, port: UInt16) {
    (self.host, self.token) = (host, token)
    cookie = "garland-\(port)"
  }

  /// Makes a token with 60 random bits; guessing it takes far more requests than a server answers.
  ///
  /// It has no letters that look alike, because people type it into phones.
  package static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<12).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
  }

  /// Returns the response to a request that must not see the site; `nil` if it may.
  func refusal(of request: Request, isFromThisMachine: Bool) -> Response? {
    if isFromThisMachine, request.header("host").map(Host.isLoopback(header:)) ?? true { return nil }
    if let given = queryToken(of: request), Self.isEqual(given, token) { return welcome(request) }
    return cookies(of: request).contains { Self.isEqual($0, token) } ? nil : Self.forbidden
  }

  private func queryToken(of request: Request) -> Substring? {
    request.query?.split(separator: "&").first { $0.hasPrefix("token=") }?.dropFirst("token=".count)
  }

  private func cookies(of request: Request) -> [Substring] {
    let pairs = request.headers.filter { $0.name == "cookie" }.flatMap { $0.value.split(separator: ";") }
    return pairs.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(cookie + "=") }.map {
      $0.dropFirst(cookie.count + 1)
    }
  }

  /// Sets the cookie, and goes on to the address without the token.
  ///
  /// This is a page and no redirect: after a click in a mail, browsers would not send a strict cookie to the target of a redirect.
  private func welcome(_ request: Request) -> Response {
    let rest = request.query?.split(separator: "&").filter { !$0.hasPrefix("token=") }.joined(separator: "&") ?? ""
    // No byte that is left has a meaning in HTML, except for `&`.
    let path = request.path.percentEncoded(keeping: .unreserved + "/")
    let address = path + (rest.isEmpty ? "" : "?" + rest.percentEncoded(keeping: .unreserved + "/%=&"))
    let target = MarkupBuffer.escaped(address)
    return Response(
      headers: [
        ("Content-Type", "text/html; charset=utf-8"), ("Referrer-Policy", "no-referrer"),
        ("Set-Cookie", "\(cookie)=\(token); Path=/; HttpOnly; SameSite=Strict"),
      ],
      body: Array(
        """
        <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Welcome</title>
        <meta http-equiv="refresh" content="0; url=\(target)"></head><body><a href="\(target)">Show the site</a></body></html>

        """.utf8))
  }

  /// Compares in a time that does not tell how many characters are right.
  private static func isEqual(_ given: Substring, _ token: String) -> Bool {
    guard given.utf8.count == token.utf8.count else { return false }
    return zip(given.utf8, token.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static let forbidden = Response(
    status: 403, headers: [("Content-Type", "text/html; charset=utf-8")],
    body: Array(
      """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Token needed</title></head><body><h1>This preview needs its token</h1>
      <p>Open the address with <code>?token=</code> that <code>garland serve</code> printed in its terminal.
      The token is a new one each time that the server starts.</p></body></html>

      """.utf8))
}
