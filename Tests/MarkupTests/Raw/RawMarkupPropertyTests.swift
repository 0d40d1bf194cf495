import Markup
import TestSupport
import Testing

/// Properties that hold for random pieces of raw HTML.
@Suite struct RawMarkupPropertyTests {
  @Test(arguments: [
    RawMarkupPolicy.safe(), .safe(allowing: ["svg", "path", "title", "iframe", "select", "option"]),
    .safe(showingUnknown: true),
  ])
  private func `the output is well nested`(_ policy: RawMarkupPolicy) {
    var dice = Dice(seed: 7)
    for _ in 0..<2_000 {
      let parts = (0..<dice.roll(16) + 1).map { _ in dice.pick(marks) + dice.markup() }
      let filtered = Filtered(filtering: parts, policy)
      let checked = CheckedMarkup(filtered.html)
      let complaints = checked.tags.compactMap(Evasion.complaint)
      guard checked.problems != [] || complaints != [] else { continue }
      let source = parts.map { String(decoding: $0, as: UTF8.self) }.joined()
      Issue.record(
        "\(checked.problems) \(complaints)\n  \(source.debugDescription)\n  \(filtered.html.debugDescription)")
      return
    }
  }

  @Test func `trusted markup is copied byte for byte`() {
    var dice = Dice(seed: 5)
    for _ in 0..<2_000 {
      let piece = dice.markup()
      var filter = RawMarkupFilter(.trusted)
      var output = MarkupBuffer()
      filter.write(piece[...], to: &output) { _ in }
      filter.closeScope(to: &output) { _ in }
      // Line ends, NUL and invalid bytes are repaired, and a feed needs double quotes around an address.
      let source = String(decoding: piece, as: UTF8.self).replacing("\r\n", with: "\n")
        .replacing("\0", with: "\u{FFFD}")
      guard !source.contains("href=/") else { continue }
      #expect(output.string == source)
    }
  }

  @Test(arguments: [RawMarkupPolicy.safe(), .safe(allowing: ["svg", "iframe", "object"]), .trusted])
  private func `edited URLs do not become tags, and are at the returned offsets`(_ policy: RawMarkupPolicy) {
    var dice = Dice(seed: 13)
    for _ in 0..<4_000 {
      let piece = dice.markup()
      var edits = RawMarkupEdits()
      for value in RawMarkupScan(piece[...], policy).addresses {
        edits.addresses[value.range.lowerBound, default: []].append("/\"'> <b onclick=x>&lt;")
        edits.boxes[value.range.lowerBound] = RawMarkupEdits.ImageBox(width: 1, height: 2, isLazy: true)
      }
      var plain = MarkupBuffer()
      var edited = MarkupBuffer()
      var filter = RawMarkupFilter(policy)
      filter.write(piece[...], to: &plain) { _ in }
      filter = RawMarkupFilter(policy)
      let offsets = filter.write(piece[...], editing: edits, to: &edited) { _ in }.addresses
      let tags = CheckedMarkup(edited.string).tags
      let source = String(decoding: piece, as: UTF8.self).debugDescription
      #expect(tags.map(\.name) == CheckedMarkup(plain.string).tags.map(\.name), "\(source) \(edited.string)")
      #expect(offsets.count >= edits.addresses.count, "\(source) \(edited.string)")
      for offset in offsets { #expect([0x2F, 0x23].contains(edited.bytes[offset]), "\(source) \(edited.string)") }
    }
  }

  @Test func `a scan agrees with the filter`() {
    var dice = Dice(seed: 11)
    for _ in 0..<2_000 {
      let piece = dice.markup()
      let scan = RawMarkupScan(piece[...], .trusted)
      var filter = RawMarkupFilter(.trusted)
      var output = MarkupBuffer()
      filter.write(piece[...], to: &output) { _ in }
      #expect(scan.opened.count == filter.openElements)
    }
  }

  @Test(
    .hangGuard,
    arguments: [
      "<", "<a ", "<a href=\"", "<a href='x", "</a ", "<!--", "<!-- -", "<!", "<?", "<![CDATA[", "</", "&", "&#1", "&a",
      "<b>", "</b>", "<b></b>", "<p>", "<script>", "<script><!--", "<svg>", "<textarea></", "<font>", "<title>", "a=b ",
      "-",
    ])
  private func `filtering takes linear time`(_ fragment: String) {
    let piece = Array(String(repeating: fragment, count: 50_000).utf8)
    for policy in [RawMarkupPolicy.safe(), .trusted] { measure(piece, policy) }
    measure(Array("<b title='".utf8) + piece + Array("'>".utf8), .safe())
    measure(Array("<a href='".utf8) + piece.filter { $0 != UInt8(ascii: "'") } + Array("'>".utf8), .safe())
    measure(Array("<b ".utf8) + piece + Array(">".utf8), .safe())
  }

  /// Measures the filter on input so large that quadratic time would take hours.
  private func measure(_ piece: [UInt8], _ policy: RawMarkupPolicy) {
    var filter = RawMarkupFilter(policy)
    var output = MarkupBuffer()
    filter.write(piece[...], to: &output) { _ in }
    filter.closeScope(to: &output) { _ in }
    #expect(filter.openElements == 0)
  }
}

private let marks: [[UInt8]] = ["|", "|", "⟨", "⟩", "¶"].map { Array($0.utf8) }

private let fragments: [[UInt8]] =
  [
    "<", ">", "/", "=", "\"", "'", "&", " ", "\n", "!", "-", "--", "?", "]]>", "\0", "\r\n", "x", "é", "<!--", "-->",
    "--!>", "<![CDATA[",
    "<?x?>", "<!doctype html>", "<b>", "</b>", "<i class=x>", "</i>", "<p>", "</p>", "<div ", "</div>", "<ul>", "<li>",
    "</li>",
    "</ul>", "<table>", "<tr>", "<td>", "</td>", "</table>", "<a href=x>", "</a>", "<br>", "<br/>", "</br>", "<script>",
    "</script>",
    "<script", "</script", "<style>", "</style>", "<title>", "</title>", "<textarea>", "</textarea>", "<svg>",
    "<path/>", "</svg>", "<iframe>",
    "</iframe>", "<h1>", "</h1>", "<h2>", "onclick=x", "href='javascript:x'", "href=/", "title=\"", "title='",
    "<blockquote>",
    "</blockquote>", "<select>", "<option>", "</select>", "<svg/>", "<my-el a=b>", "</my-el>", "<font>", "</font>",
    "<img src=x onerror=y>",
    "<title/>", "<foreignObject>", "</foreignObject>", "<p/>", "<xmp>", "</xmp>", "<template>", "</template>",
  ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82]]

/// A random number generator with a seed.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }

  mutating func markup() -> [UInt8] { (0..<roll(12)).flatMap { _ in pick(fragments) } }
}
