import Elements
import Testing
import Views

@Suite struct MergingTests {
  @Test(
    arguments: [
      Row("a class joins the element's own", p(.class("a")).attribute(.class("b")), #"<p class="a b"></p>"#),
      Row(
        "classes join from the inside out", p().attribute(.class("a")).attribute(.class("b")), #"<p class="a b"></p>"#),
      Row(
        "a declaration joins the element's own", p(.style("color", "red")).attribute(.style("margin", "0")),
        #"<p style="color:red;margin:0"></p>"#),
      Row(
        "a constant declaration joins the element's own",
        p(.style("color", "red")).attribute(.style(declarations: "margin:0")),
        #"<p style="color:red;margin:0"></p>"#),
      Row(
        "an id replaces the element's own", p(.id("a"), .title("t")).attribute(.id("b")),
        #"<p id="b" title="t"></p>"#),
      Row("the outermost id wins", p().attribute(.id("a")).attribute(.id("b")), #"<p id="b"></p>"#),
      Row(
        "an attribute replaces one with the same run-time name", p(.data("k", "1")).attribute(.data("k", "2")),
        #"<p data-k="2"></p>"#),
      Row(
        "a run-time name equals a static name", p(.ariaLabel("1")).attribute(.aria("label", "2")),
        #"<p aria-label="2"></p>"#),
      Row(
        "different names do not merge", p(.data("k", "1")).attribute(.data("l", "2")),
        #"<p data-k="1" data-l="2"></p>"#),
      Row("a void element", hr(.class("a")).attribute(.class("b")), #"<hr class="a b">"#),
      Row("the content is kept", p { Leaf("x") }.attribute(.class("a")), #"<p class="a">x</p>"#),
      Row("the content is unchanged", div { p() }.attribute(.class("a")), #"<div class="a"><p></p></div>"#),
      Row("a leaf gets an element", Leaf("x").attribute(.class("a")), #"<span class="a">x</span>"#),
      Row(
        "a leaf gets one element for all attributes", Leaf("x").attribute(.class("a")).attribute(.id("i")),
        #"<span class="a" id="i">x</span>"#),
      Row("a leaf gets no element without an attribute", Leaf("x").attribute(.class("a", if: false)), "x"),
    ])
  func `a modifier adds an attribute to an element`(row: Row) {
    row.check()
  }

  @Test func `a modifier adds an attribute to every child`() {
    check(
      Group {
        p(.class("a"))
        Leaf("x")
        hr()
        RawHTML("<b>")
      }
      .attribute(.class("b")).attribute(.data("k", "v")),
      """
      <p class="a b" data-k="v"></p><span class="b" data-k="v">x</span><hr class="b" data-k="v">\
      <div class="b" data-k="v"><b></div>
      """)
  }

  @Test(
    arguments: [
      Row("classes", p(.class("a"), .class("b")), #"<p class="a b"></p>"#),
      Row("a class under a condition", p(.class("a"), .class("b", if: false)), #"<p class="a"></p>"#),
      Row("declarations", p(.style("color", "red"), .style("margin", "0")), #"<p style="color:red;margin:0"></p>"#),
      Row("an absent added class", p(.class("a")).attribute(.class("b", if: false)), #"<p class="a"></p>"#),
      Row(
        "a refused added declaration", p(.style("color", "red")).attribute(.style("margin", ";")),
        #"<p style="color:red"></p>"#, warnings: 1),
    ])
  func `attributes with the same name merge, and absent ones change nothing`(row: Row) {
    row.check()
  }
}
