import Foundation
import TestSupport
import Testing

@testable import Formulas

@Suite struct `A formula` {
  @Test(
    arguments: FormulaCases.letters + FormulaCases.operators + FormulaCases.structures + FormulaCases.environments
      + FormulaCases.macros)
  func `becomes MathML`(_ formula: Case<String, String>) {
    let converted = Formula(formula.input)
    #expect(converted.problems == [])
    formula.check(converted.presentation)
  }

  @Test func `is displayed or in a line, with its source escaped`() {
    let formula = Formula("a<b")
    let start = "<semantics><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>"
    let end = #"<annotation encoding="application/x-tex">a&lt;b</annotation></semantics></math>"#
    #expect(formula.mathML(isDisplay: false) == "<math>" + start + end)
    #expect(formula.mathML(isDisplay: true) == #"<math display="block">"# + start + end)
  }

  @Test func `has no limits beside an operator in a line`() {
    #expect(Formula(#"\sum_i \lim_x"#).mathML(isDisplay: false).contains("<msub><mo>∑</mo><mi>i</mi></msub>"))
  }

  @Test func `uses the macros of the site`() {
    let macros = Macros(definitions: [#"\norm"#: #"\left\|#1\right\|"#, "R": #"\mathbb{R}"#, "C": "c"])
    #expect(Formula(#"\norm{x}\R\C"#, macros: macros).problems == [])
    #expect(Formula(#"\R"#, macros: macros).presentation == "<mi>ℝ</mi>")
    #expect(Formula(#"\C"#, macros: macros).presentation == "<mi>c</mi>")
  }

  @Test func `names its equations and links to others`() {
    let formula = Formula(#"\begin{align} a \tag{1}\label{a} \\ b \label{b} \end{align} \eqref{a} \ref{c}"#)
    #expect(formula.problems == [])
    #expect(formula.labels.map(\.name) == ["a", "b"])
    #expect(formula.labels.map(\.tag) == ["1", nil])
    #expect(formula.references.map(\.name) == ["a", "c"])
    let html = formula.mathML(isDisplay: true, numbers: ["a": "1", "b": "7", "c": "A"])
    #expect(html.contains(#" id="formula-a"><mtext>(1)</mtext>"#))
    #expect(html.contains(#" id="formula-b"><mtext>(7)</mtext>"#))
    #expect(html.contains(##"<mtext><a href="#formula-a">(1)</a></mtext>"##))
    #expect(html.contains(##"<mtext><a href="#formula-c">A</a></mtext>"##))
  }

  @Test(arguments: [
    #"\color{red" onclick="x}x"#, #"\textcolor{url(x)}{x}"#, #"\colorbox{#12345}{x}"#, #"\label{"><script>}x"#,
    #"\eqref{"><script>}"#, #"\tag{<script>}x"#, #"\text{<script>}"#, #"\hspace{1em"}x"#,
    #"\begin{array}{<}x\end{array}"#,
  ])
  func `lets nothing of its source into a tag`(_ source: String) throws {
    let html = Formula(source).mathML(isDisplay: true, numbers: [#""><script>"#: "<script>"])
    let tree = try #require(Element(html))
    #expect(!html.contains("<script"))
    #expect(tree.attributes.isDisjoint(with: ["onclick"]))
  }
}

extension Formula {
  /// The MathML in display style without the elements around it and without the annotation.
  var presentation: String {
    let html = mathML(isDisplay: true)
    guard let start = html.range(of: "<semantics>"), let end = html.range(of: "<annotation") else { return html }
    return String(html[start.upperBound..<end.lowerBound])
  }
}
