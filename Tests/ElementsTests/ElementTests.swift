import Elements
import Testing
import Views

@Suite struct ElementTests {
  /// The elements of the HTML standard that are not obsolete, in its order; `math` and `svg` are those of other standards.
  static let standard = """
    html head title base link meta style body article section nav aside h1 h2 h3 h4 h5 h6 hgroup header footer address
    p hr pre blockquote ol ul menu li dl dt dd figure figcaption main search div
    a em strong small s cite q dfn abbr ruby rt rp data time code var samp kbd sub sup i b u mark bdi bdo span br wbr
    ins del picture source img iframe embed object video audio track map area math svg
    table caption colgroup col tbody thead tfoot tr td th
    form label input button select datalist optgroup option textarea output progress meter fieldset legend selectedcontent
    details summary dialog script noscript template slot canvas
    """

  /// The elements that have no end tag.
  static let void = "area base br col embed hr img input link meta source track wbr"

  @Test(arguments: ElementRow.all)
  func `an element is written as its tags and knows its name`(row: ElementRow) {
    row.check(isVoid: Self.void.split(separator: " ").contains { $0 == row.name })
  }

  @Test func `there is an element for each one of the standard`() {
    let names = ElementRow.all.map(\.name)
    #expect(Set(names) == Set(Self.standard.split { $0.isWhitespace }.map { String($0) }))
    #expect(names.count == Set(names).count)
  }

  @Test(
    arguments: [
      Row("text", p { Leaf("1 < 2 & 3") }, "<p>1 &lt; 2 &amp; 3</p>"),
      Row(
        "elements",
        ul {
          li { Leaf("a") }; li { Leaf("b") }
        }, "<ul><li>a</li><li>b</li></ul>"),
      Row("attributes and content", a(.href("/"), .id("x")) { Leaf("a") }, #"<a href="/" id="x">a</a>"#),
      Row("attributes alone", div(.id("x")), #"<div id="x"></div>"#),
      Row("a void element's attributes", hr(.id("x")), #"<hr id="x">"#),
      Row("nothing in a frame", iframe(.src("/")) {}, #"<iframe src="/"></iframe>"#),
      Row("a line feed at the start of pre", pre { Leaf("\na") }, "<pre>\n\na</pre>"),
      Row("a line feed at the start of textarea", textarea { Leaf("\na") }, "<textarea>\n\na</textarea>"),
      Row("a line feed at the start of p", p { Leaf("\na") }, "<p>\na</p>"),
      Row("an end tag in title", title { Leaf("</title>") }, "<title>&lt;/title&gt;</title>"),
      Row("an end tag in textarea", textarea { Leaf("</textarea>") }, "<textarea>&lt;/textarea&gt;</textarea>"),
    ])
  func `an element holds what it is given`(row: Row) {
    row.check()
  }
}
