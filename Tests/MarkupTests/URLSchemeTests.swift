import Garland
import Testing

@Suite struct URLSchemeTests {
  @Test(arguments: [
    "", "/", "/a:b", "#javascript:x", "?q=javascript:1", "about.html", "https://example.org/", "mailto:a@b.c", "tel:+1",
    "sms:1", "data:image/png;base64,AA", "data:font/woff2,x", "data:audio/ogg,x", "./javascript:x", "javascriptx:1",
    "x-y:z",
  ])
  func `safe URLs are allowed`(_ url: String) {
    #expect(URLScheme.isSafe(url))
    #expect(a(.href(url)).rendered().diagnostics.isEmpty)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)", "java\tscript:x",
    "\u{1}javascript:x", "vbscript:x", "livescript:x", "data:text/html,<script>", "data:image/svg+xml,<svg onload=x>",
    "data:,x", "DATA:Text/HTML,x", "data:image/SVG+xml;x,y",
  ])
  func `URLs that would run code are refused with a warning`(_ url: String) {
    let rendering = a(.href(url)).rendered()
    #expect(!URLScheme.isSafe(url))
    #expect(rendering.html == "<a href=\"about:invalid\"></a>")
    #expect(rendering.diagnostics.map(\.code.rawValue) == ["views.refused-url"])
  }
}
