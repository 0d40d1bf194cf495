import Elements
import HTML
import Testing
import Views

@Suite struct ElementTests {
  /// The elements of the HTML standard that are not obsolete, in its order, and `math` and `svg`.
  static let standard = """
    html head title base link meta style body article section nav aside h1 h2 h3 h4 h5 h6 hgroup header footer address
    p hr pre blockquote ol ul menu li dl dt dd figure figcaption main search div
    a em strong small s cite q dfn abbr ruby rt rp data time code var samp kbd sub sup i b u mark bdi bdo span br wbr
    ins del picture source img iframe embed object video audio track map area math svg
    table caption colgroup col tbody thead tfoot tr td th
    form label input button select datalist optgroup option textarea output progress meter fieldset legend selectedcontent
    details summary dialog script noscript template slot canvas
    """

  /// The elements without an end tag.
  static let void = "area base br col embed hr img input link meta source track wbr"

  @Test(arguments: ElementRow.all)
  func `an element renders its tags, and has its name in the view tree`(row: ElementRow) {
    row.check(isVoid: Self.void.split(separator: " ").contains { $0 == row.name })
  }

  @Test func `the library defines exactly the elements of the standard`() {
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
  func `an element contains its content`(row: Row) {
    row.check()
  }
}

/// An element of the standard, created with its bare name, such as `p()`, and as a member of `HTML`.
struct ElementRow: Sendable, CustomTestStringConvertible {
  let name: String
  let written: [String]
  let nodeNames: [String]
  let sourceLocation: SourceLocation

  init(
    _ name: String, _ bare: some View, _ member: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.name = name
    written = [bare.rendered().html, member.rendered().html]
    nodeNames = [bare, member].flatMap { (view: any View) in Self.nodeNames(of: view) }
    self.sourceLocation = sourceLocation
  }

  var testDescription: String { name }

  /// Compares the markup and the name in the view tree with the expected values.
  func check(isVoid: Bool) {
    let expected = isVoid ? "<\(name)>" : "<\(name)></\(name)>"
    #expect(written == [expected, expected], sourceLocation: sourceLocation)
    #expect(nodeNames == [name, name], sourceLocation: sourceLocation)
  }

  private static func nodeNames(of view: some View) -> [String] {
    ViewTree(view).nodes.map { node in
      if case .element(let name) = node.kind { name } else { "" }
    }
  }
}

extension ElementRow {
  /// All elements.
  static let all = documents + sections + groups + texts + annotations + embedded + tables + forms + interactive

  private static let documents: [ElementRow] = [
    ElementRow("html", html(), HTML.html()),
    ElementRow("head", head(), HTML.head()),
    ElementRow("body", body(), HTML.body()),
    ElementRow("title", title(), HTML.title()),
    ElementRow("base", base(), HTML.base()),
    ElementRow("link", link(), HTML.link()),
    ElementRow("meta", meta(), HTML.meta()),
    ElementRow("style", style(css: ""), HTML.style(css: "")),
    ElementRow("script", script(), HTML.script()),
    ElementRow("noscript", noscript(), HTML.noscript()),
    ElementRow("template", template(), HTML.template()),
    ElementRow("slot", slot(), HTML.slot()),
    ElementRow("canvas", canvas(), HTML.canvas()),
  ]

  private static let sections: [ElementRow] = [
    ElementRow("article", article(), HTML.article()),
    ElementRow("section", section(), HTML.section()),
    ElementRow("nav", nav(), HTML.nav()),
    ElementRow("aside", aside(), HTML.aside()),
    ElementRow("h1", h1(), HTML.h1()),
    ElementRow("h2", h2(), HTML.h2()),
    ElementRow("h3", h3(), HTML.h3()),
    ElementRow("h4", h4(), HTML.h4()),
    ElementRow("h5", h5(), HTML.h5()),
    ElementRow("h6", h6(), HTML.h6()),
    ElementRow("hgroup", hgroup(), HTML.hgroup()),
    ElementRow("header", header(), HTML.header()),
    ElementRow("footer", footer(), HTML.footer()),
    ElementRow("address", address(), HTML.address()),
  ]

  private static let groups: [ElementRow] = [
    ElementRow("p", p(), HTML.p()),
    ElementRow("hr", hr(), HTML.hr()),
    ElementRow("pre", pre(), HTML.pre()),
    ElementRow("blockquote", blockquote(), HTML.blockquote()),
    ElementRow("ol", ol(), HTML.ol()),
    ElementRow("ul", ul(), HTML.ul()),
    ElementRow("menu", menu(), HTML.menu()),
    ElementRow("li", li(), HTML.li()),
    ElementRow("dl", dl(), HTML.dl()),
    ElementRow("dt", dt(), HTML.dt()),
    ElementRow("dd", dd(), HTML.dd()),
    ElementRow("figure", figure(), HTML.figure()),
    ElementRow("figcaption", figcaption(), HTML.figcaption()),
    ElementRow("main", main(), HTML.main()),
    ElementRow("search", search(), HTML.search()),
    ElementRow("div", div(), HTML.div()),
  ]

  private static let texts: [ElementRow] = [
    ElementRow("a", a(), HTML.a()),
    ElementRow("em", em(), HTML.em()),
    ElementRow("strong", strong(), HTML.strong()),
    ElementRow("small", small(), HTML.small()),
    ElementRow("s", s(), HTML.s()),
    ElementRow("cite", cite(), HTML.cite()),
    ElementRow("q", q(), HTML.q()),
    ElementRow("dfn", dfn(), HTML.dfn()),
    ElementRow("code", code(), HTML.code()),
    ElementRow("var", `var`(), HTML.`var`()),
    ElementRow("samp", samp(), HTML.samp()),
    ElementRow("kbd", kbd(), HTML.kbd()),
    ElementRow("sub", sub(), HTML.sub()),
    ElementRow("sup", sup(), HTML.sup()),
    ElementRow("i", i(), HTML.i()),
    ElementRow("b", b(), HTML.b()),
    ElementRow("u", u(), HTML.u()),
    ElementRow("mark", mark(), HTML.mark()),
    ElementRow("span", span(), HTML.span()),
    ElementRow("br", br(), HTML.br()),
    ElementRow("wbr", wbr(), HTML.wbr()),
  ]

  private static let annotations: [ElementRow] = [
    ElementRow("abbr", abbr(), HTML.abbr()),
    ElementRow("ruby", ruby(), HTML.ruby()),
    ElementRow("rt", rt(), HTML.rt()),
    ElementRow("rp", rp(), HTML.rp()),
    ElementRow("data", data(), HTML.data()),
    ElementRow("time", time(), HTML.time()),
    ElementRow("bdi", bdi(), HTML.bdi()),
    ElementRow("bdo", bdo(), HTML.bdo()),
    ElementRow("ins", ins(), HTML.ins()),
    ElementRow("del", del(), HTML.del()),
  ]

  private static let embedded: [ElementRow] = [
    ElementRow("picture", picture(), HTML.picture()),
    ElementRow("source", source(), HTML.source()),
    ElementRow("img", img(), HTML.img()),
    ElementRow("iframe", iframe(), HTML.iframe()),
    ElementRow("embed", embed(), HTML.embed()),
    ElementRow("object", object(), HTML.object()),
    ElementRow("video", video(), HTML.video()),
    ElementRow("audio", audio(), HTML.audio()),
    ElementRow("track", track(), HTML.track()),
    ElementRow("map", map(), HTML.map()),
    ElementRow("area", area(), HTML.area()),
    ElementRow("svg", svg(), HTML.svg()),
    ElementRow("math", math(), HTML.math()),
  ]

  private static let tables: [ElementRow] = [
    ElementRow("table", table(), HTML.table()),
    ElementRow("caption", caption(), HTML.caption()),
    ElementRow("colgroup", colgroup(), HTML.colgroup()),
    ElementRow("col", col(), HTML.col()),
    ElementRow("tbody", tbody(), HTML.tbody()),
    ElementRow("thead", thead(), HTML.thead()),
    ElementRow("tfoot", tfoot(), HTML.tfoot()),
    ElementRow("tr", tr(), HTML.tr()),
    ElementRow("td", td(), HTML.td()),
    ElementRow("th", th(), HTML.th()),
  ]

  private static let forms: [ElementRow] = [
    ElementRow("form", form(), HTML.form()),
    ElementRow("label", label(), HTML.label()),
    ElementRow("input", input(), HTML.input()),
    ElementRow("button", button(), HTML.button()),
    ElementRow("select", select(), HTML.select()),
    ElementRow("selectedcontent", selectedcontent(), HTML.selectedcontent()),
    ElementRow("datalist", datalist(), HTML.datalist()),
    ElementRow("optgroup", optgroup(), HTML.optgroup()),
    ElementRow("option", option(), HTML.option()),
    ElementRow("textarea", textarea(), HTML.textarea()),
    ElementRow("output", output(), HTML.output()),
    ElementRow("progress", progress(), HTML.progress()),
    ElementRow("meter", meter(), HTML.meter()),
    ElementRow("fieldset", fieldset(), HTML.fieldset()),
    ElementRow("legend", legend(), HTML.legend()),
  ]

  private static let interactive: [ElementRow] = [
    ElementRow("details", details(), HTML.details()),
    ElementRow("summary", summary(), HTML.summary()),
    ElementRow("dialog", dialog(), HTML.dialog()),
  ]
}
