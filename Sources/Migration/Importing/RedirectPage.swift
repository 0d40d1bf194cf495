import Addresses
import Markup

/// A page that sends readers to another address, for an address that no article of the new site has.
enum RedirectPage {
  /// Returns the HTML of the page.
  static func html(to address: String) -> String {
    let escaped = MarkupBuffer.escaped(address)
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="0; url=\(escaped)">
      <link rel="canonical" href="\(escaped)">
      <title>Moved</title>
      <p><a href="\(escaped)">This page has moved.</a></p>
      </html>

      """
  }

  /// Returns the path in `Content` of the page for an address: `static/old/index.html` for `/old/`.
  static func file(for address: String) -> String { "static/" + SiteFile.path(ofForeign: address) }
}
