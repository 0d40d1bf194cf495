import TestSupport
import Testing

@testable import Formulas

@Suite struct `A mistake in a formula` {
  /// A formula, and its problems as `start-end: message`, with the suggestion in parentheses.
  static let cases: [Case<String, [String]>] = [
    Case("an unknown command", #"é \fracc{1}{2}"#, [#"3-9: the command `\fracc` is not known (\frac)"#]),
    Case(
      "two unknown commands", #"\alhpa \bta"#,
      [#"0-6: the command `\alhpa` is not known (\alpha)"#, #"7-11: the command `\bta` is not known (\beta)"#]),
    Case(
      "an unknown environment", #"\begin{alignd}x\end{alignd}"#, ["0-6: the environment `alignd` is not known (align)"]),
    Case(
      "the end of another environment", #"\begin{align}x\end{aligned}"#,
      [#"14-18: `\begin{align}` ends with `\end{aligned}`"#]),
    Case("an environment without an end", #"\begin{align}x"#, [#"0-6: `\begin{align}` has no `\end{align}`"#]),
    Case("a brace that is not closed", "a {b", ["2-3: this `{` has no `}`"]),
    Case("a brace that is not opened", "a}", ["1-2: this `}` has no `{`"]),
    Case("a text that is not closed", #"\text{a"#, ["5-6: this `{` has no `}`"]),
    Case(#"\left without \right"#, #"\left( a"#, [#"0-5: this `\left` has no `\right`"#]),
    Case(#"\right without \left"#, #"a \right)"#, [#"2-8: this `\right` has no `\left`"#]),
    Case("no delimiter", #"\left a \right)"#, [#"0-5: `\left` needs a delimiter behind it, such as `(` or `.`"#]),
    Case("a second superscript", "x^2^3", ["3-4: this is a second superscript: put the first one in braces"]),
    Case("a second subscript", "x_1_2", ["3-4: this is a second subscript: put the first one in braces"]),
    Case("no argument", #"\frac{1}"#, [#"0-5: `\frac` needs something behind it"#]),
    Case("a script without anything", "x^", ["1-2: `^` needs something behind it"]),
    Case(
      "a cell outside of an environment", "a & b",
      ["2-3: `&` separates cells, but this is no environment with cells"]),
    Case(
      "an unknown colour", #"\color{rde}x"#,
      ["0-6: `rde` is no colour: write a name of CSS, or `#` with 3 or 6 digits (red)"]),
    Case(
      "no length", #"\hspace{3}x"#,
      ["0-7: `3` is no length: write a number and a unit, such as `2em` or `3pt`"]),
    Case("a dollar sign", "a$", ["1-2: `$` has no meaning here"]),
    Case(
      "a macro that calls itself", #"\def\a{\a}\a"#,
      ["10-12: the macros of this formula make more than 200000 commands and characters"]),
    Case(
      "an unknown command in a macro", #"\def\a{\alhpa}x\a"#, [#"15-17: the command `\alhpa` is not known (\alpha)"#]),
    Case(
      "no name for a macro", #"\newcommand{R}{x}"#,
      [#"0-11: `\newcommand` needs the name of a command behind it, such as `\R`"#]),
  ]

  @Test(arguments: cases) func `is a problem at its place`(_ formula: Case<String, [String]>) {
    formula.check(
      Formula(formula.input).problems.map { problem in
        "\(problem.range.lowerBound)-\(problem.range.upperBound): \(problem.message)"
          + (problem.suggestion.map { " (\($0))" } ?? "")
      })
  }

  @Test func `is reported 20 times at most`() {
    #expect(Formula(String(repeating: #"\nocommand "#, count: 100)).problems.count == 20)
  }

  @Test func `in the name of a macro of the site gets a suggestion`() {
    let formula = Formula(#"\matrx"#, macros: Macros(definitions: ["mymatrix": "x"]))
    #expect(formula.problems.count == 1)
    #expect(
      Formula(#"\mymatrx"#, macros: Macros(definitions: ["mymatrix": "x"])).problems[0].suggestion == #"\mymatrix"#)
  }
}
