import TestSupport
import Testing

@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"), .serialized)
struct `Hostile Markdown in a browser` {
  @Test func `would be noticed`() throws {
    let control = [
      "<script>fire(1)</script>", "<img src=x onerror=fire(2)>", "<a href=\"java&Tab;script:fire(3)\">x</a>",
      "<svg onload=fire(4)>x</svg>", "<details ontoggle=fire(5)><summary>x</summary></details>",
      "<b tabindex=0 onfocus=fire(6)>x</b>", "<p onmouseover=\"fire(7)\">x</p>",
      "<form action=\"javascript:fire(8)\"><button>x</button></form>",
      "<iframe srcdoc=\"<script>parent.fire(9)</script>\"></iframe>",
      "<form><button formaction=javascript:fire(10)>x</button></form>",
      "<svg><a xlink:href=\"javascript:fire(11)\"><text>x</text></a></svg>",
      "<noscript><p title=\"</noscript><img src=x onerror=fire(12)>\"></noscript>",
    ]
    let visit = try Browser.visit(control.enumerated().map { ($0.offset + 1, $0.element) })
    #expect(visit.isDone)
    #expect(visit.fired == Set(1...control.count))
  }

  @Test(arguments: 0..<4)
  func `runs nothing`(page: Int) throws {
    let payloads = try HostilePayload.rendered.get()
    let share = payloads.filter { $0.number % 4 == page }
    let visit = try Browser.visit(share.map { ($0.number, $0.outcome.output) })
    #expect(visit.isDone)
    #expect(visit.fired.isEmpty, "\(share.filter { visit.fired.contains($0.number) }.map(\.name))")
  }
}
