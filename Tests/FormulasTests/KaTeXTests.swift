import Foundation
import TestSupport
import Testing

@testable import Formulas

/// Formulas whose structure is compared with that of KaTeX, which Debian packages as `katex`.
@Suite struct `KaTeX and Garland` {
  private static let library = "/usr/share/nodejs/katex/dist/katex.js"
  private static let canCompare =
    FileManager.default.fileExists(atPath: library) && FileManager.default.isExecutableFile(atPath: "/usr/bin/node")

  private static let formulas = [
    "x", "a + b = c", "3.14 r^2", "a_{ij}^{2k}", "f'(x) = f''(y)_n", #"\frac{a+b}{c-d}"#, #"\dfrac12 \tfrac34"#,
    #"\sqrt{a^2+b^2} + \sqrt[n]{x}"#, #"\binom{n}{k} = \frac{n!}{k!(n-k)!}"#, #"{a \over b} + {n \choose k}"#,
    #"\sum_{i=1}^{n} i = \frac{n(n+1)}{2}"#, #"\int_0^1 x\,dx"#, #"\prod_{p} (1-p^{-s})"#, #"\lim_{x \to 0} f"#,
    #"\sin^2 t + \cos^2 t = 1"#, #"\log_2 8, \ln e, \exp x"#, #"\max_{i} a_i \ge \min_{i} a_i"#,
    #"\operatorname{rank} A"#, #"\operatorname*{argmax}_w L(w)"#, #"\bigcup_{n} A_n \cap \bigoplus_k V_k"#,
    #"\hat{x} \bar{y} \dot{z} \tilde{w}"#, #"\overline{AB} + \underline{cd}"#, #"\overbrace{a+b}^{n}"#,
    #"\underbrace{x+y}_{\text{two}}"#, #"\overrightarrow{PQ}"#, #"A \xrightarrow{f} B"#, #"A \xrightarrow[u]{v} B"#,
    #"\overset{!}{=} \underset{n}{x}"#, #"\stackrel{d}{\to}"#, #"\left( \frac{x}{y} \right]"#,
    #"\left\{ a \middle| b \right\}"#,
    #"\bigl( x \bigr) \Biggl[ y \Biggr]"#, #"|x| + \|y\|"#, #"\langle u, v \rangle"#,
    #"\lfloor x \rfloor \lceil y \rceil"#,
    #"\alpha\beta\Gamma\Omega\varepsilon"#, #"\mathbb{R}^n \subset \mathbb{C}^n"#, #"\mathbf{v} \cdot \mathbf{w}"#,
    #"\mathcal{L} \mathfrak{g} \mathsf{T} \mathtt{x}"#, #"\mathrm{kg}"#, #"\boldsymbol{x}"#, #"\text{so } x > 0"#,
    #"x \in A \setminus B"#, #"\forall x \exists y : x < y"#, #"p \land q \lor \neg r"#,
    #"a \le b \ge c \ne d \approx e"#,
    #"\notin \neq \nleq"#, #"x \mapsto y \Rightarrow z \iff w"#, #"a \pm b \mp c \times d \div e"#,
    #"\infty \partial \nabla \hbar \ell \Re \Im"#, #"1, 2, \ldots, n"#, #"x_1 + \cdots + x_n"#,
    #"\begin{matrix} a & b \\ c & d \end{matrix}"#, #"\begin{pmatrix} 1 & 0 \\ 0 & 1 \end{pmatrix}"#,
    #"\begin{cases} x & y \\ z & w \end{cases}"#, #"\begin{aligned} a &= b \\ c &= d \end{aligned}"#,
    #"\begin{array}{l|r} a & b \\ \hline c & d \end{array}"#, #"\begin{gathered} a \\ b \end{gathered}"#,
    #"\sum_{\substack{i<n \\ j<m}} a_{ij}"#, #"\textcolor{red}{x} + \color{blue} y"#, #"\phantom{x} y \smash{z}"#,
  ]

  @Test(.enabled(if: canCompare)) func `give the same structure to formulas`() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "katex.js").path
    let outcome = try Program.run("/usr/bin/node", [script], input: JSONEncoder().encode(Self.formulas))
    let expected = try JSONDecoder().decode([String].self, from: Data(outcome.output.utf8))
    try #require(expected.count == Self.formulas.count, "\(outcome.errors)")
    for (source, html) in zip(Self.formulas, expected) {
      let formula = Formula(source)
      #expect(formula.problems == [], "\(source)")
      let actual = try structure(of: formula.mathML(isDisplay: true))
      let wanted = try structure(of: html)
      #expect(actual == wanted, "\(source)")
    }
  }

  /// Returns the elements and texts of MathML in one line.
  ///
  /// Left out is what KaTeX and Garland write in different ways that look alike: spaces, styles, `mi` or `mo` for a
  /// symbol, one element or several for a word, and letters of a font as letters or as attributes.
  private func structure(of html: String) throws -> String {
    let start = try #require(html.range(of: "<math"))
    let end = try #require(html.range(of: "</math>"))
    let math = try #require(Element(String(html[start.lowerBound..<end.upperBound])), "\(html)")
    return Self.row(math.children[0].children.prefix(1).flatMap(Self.parts))
  }

  private static func parts(of element: Element) -> [String] {
    switch element.name {
    case "mspace", "annotation": return []
    case "mi", "mo", "mtext", "mn":
      // KaTeX puts whole rows into `mo`.
      if !element.children.isEmpty { return element.children.flatMap(parts) }
      let text = String(element.text.replacing("&nbsp;", with: "").map { characters[$0] ?? $0 })
        .precomposedStringWithCompatibilityMapping.filter { !$0.isWhitespace && $0 != "\u{2061}" }
      return text.isEmpty ? [] : ["\(element.name == "mo" ? "mi" : element.name):\(text)"]
    case "mrow", "mstyle", "mpadded", "mphantom", "menclose": return element.children.flatMap(parts)
    case "msqrt", "mtd": return ["\(element.name)(\(row(element.children.flatMap(parts))))"]
    default:
      var children = element.children.map { row(parts(of: $0)) }
      if element.name == "mtr" { children.removeAll { $0 == "mtd()" } }
      return ["\(element.name)(\(children.joined(separator: "; ")))"]
    }
  }

  private static func row(_ parts: [String]) -> String {
    var result: [String] = []
    for part in parts {
      if part.hasPrefix("mi:"), let last = result.last, last.hasPrefix("mi:") {
        result[result.count - 1] += part.dropFirst(3)
      } else {
        result.append(part)
      }
    }
    return result.joined(separator: " ")
  }

  private static let characters: [Character: Character] = ["∣": "|", "∥": "‖", "−": "-", "‾": "-", "ˉ": "-", "¯": "-"]
}
