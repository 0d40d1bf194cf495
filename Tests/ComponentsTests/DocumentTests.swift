import Components
import Testing
import Views

@Suite struct `A document with embedded assets` {
  @Test func `embeds the given assets and links the others`() {
    let page = Document(inlining: ["/assets/code.css": "pre { margin: 0 }", "/other.css": "p {}"]) {
    } content: {
      CodeBlock("x")
    }
    let html = page.rendered().html
    #expect(html.contains("<style>pre { margin: 0 }</style>"))
    #expect(html.contains(#"<script src="/assets/code.js" defer></script>"#))
    #expect(!html.contains("p {}"))
  }

  @Test func `runs an embedded script after the page is parsed`() {
    let page = Document(inlining: ["/assets/code.js": "go()"]) {
    } content: {
      CodeBlock("x")
    }
    #expect(page.rendered().html.contains(#"<script type="module">go()</script>"#))
  }
}
