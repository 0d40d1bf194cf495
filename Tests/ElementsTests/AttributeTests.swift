import Elements
import Testing
import Views

@Suite struct AttributeTests {
  @Test(arguments: Row.global + Row.interaction + Row.editing + Row.accessibility)
  func `every element takes the global attributes`(row: Row) {
    row.check()
  }

  @Test(arguments: Row.links + Row.relations + Row.fetching + Row.metadata + Row.scripts)
  func `what leads elsewhere says where and how`(row: Row) {
    row.check()
  }

  @Test(arguments: Row.images + Row.playback + Row.frames)
  func `what is taken in says where it is found and how it is shown`(row: Row) {
    row.check()
  }

  @Test(arguments: Row.texts + Row.lists + Row.tables + Row.disclosure + Row.measures)
  func `text, lists, tables and what opens take what the standard says`(row: Row) {
    row.check()
  }

  @Test(arguments: Row.forms + Row.controls + Row.inputs + Row.buttons)
  func `forms and their controls take what the standard says`(row: Row) {
    row.check()
  }

  @Test(
    arguments: [
      Row("present", input(.disabled), "<input disabled>"),
      Row("present by a value", input(.disabled(true)), "<input disabled>"),
      Row("absent by a value", input(.disabled(false)), "<input>"),
      Row("absent among others", input(.id("x"), .disabled(false), .name("y")), #"<input id="x" name="y">"#),
      Row("no text", p(.id(nil), .class(nil), .title(nil), .lang(nil)), "<p></p>"),
      Row("no address", a(.href(nil)), "<a></a>"),
      Row("no picture", img(.src(nil), .alt(nil)), "<img>"),
      Row("empty text", img(.alt("")), #"<img alt="">"#),
      Row("no words", p(.class([])), "<p></p>"),
      Row("words of a list", p(.class(["a", "b"])), #"<p class="a b"></p>"#),
      Row("words under a condition", p(.class("a", if: true)), #"<p class="a"></p>"#),
      Row("words under one that fails", p(.class("a", if: false)), "<p></p>"),
      Row("no ids", td(.headers([])), "<td></td>"),
      Row("no relation", a(.rel()), "<a></a>"),
      Row("no candidate", img(.srcset([])), "<img>"),
      Row("a number that is not finite", meter(.value(.infinity), .min(-.infinity), .max(.nan)), "<meter></meter>"),
      Row(
        "five attributes and more", p(.id("1"), .title("2"), .lang("3"), .slot("4"), .part("5"), .is("6")),
        #"<p id="1" title="2" lang="3" slot="4" part="5" is="6"></p>"#),
    ])
  func `an attribute stands, has a value, or is left out`(row: Row) {
    row.check()
  }
}
