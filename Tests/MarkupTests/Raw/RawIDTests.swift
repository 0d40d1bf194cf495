import Markup
import TestSupport
import Testing

@Suite struct RawIDTests {
  struct Expected: Sendable, Equatable {
    let prefixed: String
    let none: String
  }

  static let cases: [Case<String, Expected>] = [
    Case("one", #"<p id="a">x</p>"#, Expected(prefixed: #"<p id="s-a">x</p>"#, none: "<p>x</p>")),
    Case(
      "among others", #"<p class="b" id='a' lang=en>"#,
      Expected(prefixed: #"<p class="b" id='s-a' lang=en>"#, none: #"<p class="b" lang=en>"#)),
    Case("without quotes", "<p ID=a>", Expected(prefixed: "<p ID=s-a>", none: "<p>")),
    Case(
      "an id that another element refers to", #"<label for="a">A</label><input id="a" aria-describedby="b  c">"#,
      Expected(
        prefixed: #"<label for="s-a">A</label><input id="s-a" aria-describedby="s-b  s-c">"#,
        none: "<label>A</label><input>")),
    Case(
      "an empty id", #"<p id="" title="x">"#, Expected(prefixed: #"<p id="" title="x">"#, none: #"<p title="x">"#)),
    Case(
      "in text and comments", #"id="a" <!-- <p id="a"> -->"#,
      Expected(prefixed: #"id="a" <!-- <p id="a"> -->"#, none: #"id="a" <!-- <p id="a"> -->"#)),
    Case("nowhere", "<p>", Expected(prefixed: "<p>", none: "<p>")),
  ]

  @Test(arguments: cases) func `ids get a prefix or are removed`(_ example: Case<String, Expected>) {
    func written(_ prefix: String?) -> String {
      var buffer = MarkupBuffer()
      buffer.append(cleaned: Array(example.input.utf8)[...], idPrefix: prefix)
      return buffer.string
    }
    example.check(Expected(prefixed: written("s-"), none: written(nil)))
  }
}
