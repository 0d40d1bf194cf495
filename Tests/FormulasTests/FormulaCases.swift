import TestSupport
import Testing

/// Formulas with their MathML, without the annotation.
enum FormulaCases {
  static let letters: [Case<String, String>] = [
    Case("nothing", "", "<mrow></mrow>"),
    Case("a letter", "x", "<mi>x</mi>"),
    Case("a number with a point", "12.5x", "<mrow><mn>12.5</mn><mi>x</mi></mrow>"),
    Case("a point at the end of a sentence", "12.", "<mrow><mn>12</mn><mi>.</mi></mrow>"),
    Case("a capital of Greek", #"\Gamma"#, #"<mi mathvariant="normal">Γ</mi>"#),
    Case("letters typed as they are", "é≤α", "<mrow><mi>é</mi><mo>≤</mo><mi>α</mi></mrow>"),
    Case(
      "characters with a meaning in HTML", #"a<b\&"#, "<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi><mi>&amp;</mi></mrow>"),
    Case("a comment", "a% b\n c", "<mrow><mi>a</mi><mi>c</mi></mrow>"),
    Case("bold letters", #"\mathbf{Ax1}"#, "<mrow><mi>𝐀</mi><mi>𝐱</mi><mn>𝟏</mn></mrow>"),
    Case("letters with a hole in their alphabet", #"\mathcal{BE}"#, "<mrow><mi>ℬ</mi><mi>ℰ</mi></mrow>"),
    Case("a word in upright letters", #"\mathrm{mod}"#, "<mi>mod</mi>"),
    Case("bold symbols keep the slant", #"\boldsymbol{\alpha x}"#, "<mrow><mi>𝜶</mi><mi>𝒙</mi></mrow>"),
    Case("a font up to the end of the group", #"{\bf a}b"#, "<mrow><mi>𝐚</mi><mi>b</mi></mrow>"),
    Case(
      "a text with a formula", #"\text{if $x$, $y$}"#,
      """
      <mrow><mtext>if\u{A0}</mtext><mstyle displaystyle="false"><mi>x</mi></mstyle><mtext>,\u{A0}</mtext>\
      <mstyle displaystyle="false"><mi>y</mi></mstyle></mrow>
      """),
    Case("a bold text", #"\textbf{ab}"#, "<mtext>𝐚𝐛</mtext>"),
    Case("an accent in a text", #"\text{\'etude}"#, "<mtext>e\u{301}tude</mtext>"),
  ]

  static let operators: [Case<String, String>] = [
    Case("a sign", "=-1", #"<mrow><mo>=</mo><mo form="prefix">−</mo><mn>1</mn></mrow>"#),
    Case("an operator between letters", "a-b", "<mrow><mi>a</mi><mo>−</mo><mi>b</mi></mrow>"),
    Case("an operator in braces", "a{=}b", #"<mrow><mi>a</mi><mo lspace="0em" rspace="0em">=</mo><mi>b</mi></mrow>"#),
    Case(
      "a function", #"2\sin x"#,
      #"<mrow><mn>2</mn><mspace width="0.1667em"></mspace><mi>sin</mi><mo rspace="0.1667em">⁡</mo><mi>x</mi></mrow>"#),
    Case(
      "a function of a group", #"\cos(y)"#,
      #"<mrow><mi>cos</mi><mo>⁡</mo><mo stretchy="false">(</mo><mi>y</mi><mo stretchy="false">)</mo></mrow>"#),
    Case("a sum", #"\sum_i^n"#, "<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>"),
    Case("a sum in a script", #"x^{\sum_i}"#, "<msup><mi>x</mi><msub><mo>∑</mo><mi>i</mi></msub></msup>"),
    Case("an integral", #"\int_0^1"#, "<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup>"),
    Case("an integral with limits", #"\int\limits_0"#, "<munder><mo>∫</mo><mn>0</mn></munder>"),
    Case(
      "limits in a line", #"\textstyle\sum\limits_i"#,
      """
      <mstyle displaystyle="false" scriptlevel="0"><munder><mo movablelimits="false">∑</mo><mi>i</mi></munder></mstyle>
      """),
    Case("a sum without limits", #"\sum\nolimits_i"#, "<msub><mo>∑</mo><mi>i</mi></msub>"),
    Case("a limit", #"\lim_x"#, "<mrow><munder><mi>lim</mi><mi>x</mi></munder><mo>⁡</mo></mrow>"),
    Case(
      "an operator of one's own", #"\operatorname*{ess\,sup}_x"#,
      """
      <mrow><munder><mrow><mi mathvariant="normal">e</mi><mi mathvariant="normal">s</mi><mi mathvariant="normal">s</mi>\
      <mspace width="0.1667em"></mspace><mi mathvariant="normal">s</mi><mi mathvariant="normal">u</mi>\
      <mi mathvariant="normal">p</mi></mrow><mi>x</mi></munder><mo>⁡</mo></mrow>
      """),
    Case("a negation", #"\not= \not\in \not R"#, "<mrow><mo>≠</mo><mo>∉</mo><mi>R\u{338}</mi></mrow>"),
    Case(
      "dots between operators", #"a+\dots+b, \dots"#,
      """
      <mrow><mi>a</mi><mo>+</mo><mo lspace="0em" rspace="0em">⋯</mo><mo>+</mo><mi>b</mi><mo>,</mo>\
      <mo lspace="0em" rspace="0em">…</mo></mrow>
      """),
  ]

  static let structures: [Case<String, String>] = [
    Case("a fraction of digits", #"\frac12"#, "<mfrac><mn>1</mn><mn>2</mn></mfrac>"),
    Case("a fraction in the middle", #"{a \over b}"#, "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
    Case(
      "a binomial", #"\binom nk"#,
      """
      <mrow><mo form="prefix" fence="true" stretchy="true" lspace="0em" rspace="0em">(</mo>\
      <mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>\
      <mo form="postfix" fence="true" stretchy="true" lspace="0em" rspace="0em">)</mo></mrow>
      """),
    Case("a root", #"\sqrt{1+x}"#, "<msqrt><mn>1</mn><mo>+</mo><mi>x</mi></msqrt>"),
    Case("a root with an index", #"\sqrt[3]{x}"#, "<mroot><mi>x</mi><mn>3</mn></mroot>"),
    Case("both scripts in any order", "x^a_b", "<msubsup><mi>x</mi><mi>b</mi><mi>a</mi></msubsup>"),
    Case("a script without a base", "{}_1x", "<mrow><msub><mrow></mrow><mn>1</mn></msub><mi>x</mi></mrow>"),
    Case(
      "primes and a power", "f''^2",
      #"<msup><mi>f</mi><mrow><mo class="fm-prime">′</mo><mo class="fm-prime">′</mo><mn>2</mn></mrow></msup>"#),
    Case("an accent", #"\hat x"#, #"<mover accent="true"><mi>x</mi><mo stretchy="false">^</mo></mover>"#),
    Case(
      "a brace with a text", #"\underbrace{a}_b"#,
      #"<munder><munder><mi>a</mi><mo stretchy="true">⏟</mo></munder><mi>b</mi></munder>"#),
    Case(
      "an arrow with texts", #"\xrightarrow[a]{b}"#,
      """
      <munderover><mo stretchy="true">→</mo><mrow class="fm-arrow"><mi>a</mi></mrow><mrow class="fm-arrow"><mi>b</mi>\
      </mrow></munderover>
      """),
    Case(
      "one delimiter", #"\left. \frac12 \right|"#,
      """
      <mrow><mfrac><mn>1</mn><mn>2</mn></mfrac><mo form="postfix" fence="true" stretchy="true" lspace="0em" rspace="0em">|</mo></mrow>
      """),
    Case(
      "a delimiter of low content", #"\left. x^2 \right|"#,
      """
      <mrow><msup><mi>x</mi><mn>2</mn></msup><mo form="postfix" fence="true" stretchy="false" lspace="0em" rspace="0em">|</mo></mrow>
      """),
    Case(
      "operators in a script", "a_{n+1}",
      """
      <msub><mi>a</mi><mrow><mi>n</mi><mo lspace="0em" rspace="0em">+</mo><mn>1</mn></mrow></msub>
      """),
    Case("a large delimiter", #"\bigl("#, #"<mo form="prefix" stretchy="true" minsize="1.2em" maxsize="1.2em">(</mo>"#),
    Case("a colour", #"\textcolor{Red}{x}"#, #"<mstyle mathcolor="red"><mi>x</mi></mstyle>"#),
    Case(
      "colours in a row", #"\color{#06c}x\color{red}y"#,
      ##"<mrow><mstyle mathcolor="#06c"><mi>x</mi></mstyle><mstyle mathcolor="red"><mi>y</mi></mstyle></mrow>"##),
    Case("a size", #"{\Large x}"#, #"<mstyle mathsize="1.44em"><mi>x</mi></mstyle>"#),
    Case(
      "spaces", #"\,\quad\!\hspace{1cm}\kern2pt"#,
      """
      <mrow><mspace width="0.1667em"></mspace><mspace width="1em"></mspace><mspace class="fm-back3"></mspace>\
      <mspace width="2.845em"></mspace><mspace width="0.2em"></mspace></mrow>
      """),
  ]

  static let environments: [Case<String, String>] = [
    Case(
      "a matrix", #"\begin{matrix}a&b\\c\end{matrix}"#,
      "<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd></mtr></mtable>"),
    Case(
      "cases", #"\begin{cases}1\\2\end{cases}"#,
      """
      <mrow><mo form="prefix" fence="true" stretchy="true" lspace="0em" rspace="0em">{</mo><mtable><mtr>\
      <mtd class="fm-l"><mn>1</mn></mtd></mtr><mtr><mtd class="fm-l"><mn>2</mn></mtd></mtr></mtable></mrow>
      """),
    Case(
      "equations", #"\begin{align}a&=-b\\\end{align}"#,
      """
      <mtable displaystyle="true" class="fm-pairs"><mtr><mtd class="fm-r"><mi>a</mi></mtd>\
      <mtd class="fm-l"><mrow><mo>=</mo><mo form="prefix">−</mo><mi>b</mi></mrow></mtd></mtr></mtable>
      """),
    Case(
      "an operator at the start of a cell", #"\begin{aligned}&+b\end{aligned}"#,
      """
      <mtable displaystyle="true" class="fm-pairs"><mtr><mtd class="fm-r"><mrow></mrow></mtd>\
      <mtd class="fm-l"><mrow><mo form="infix">+</mo><mi>b</mi></mrow></mtd></mtr></mtable>
      """),
    Case(
      "rules", #"\begin{array}{|l|}\hline a\\ \hline\end{array}"#,
      #"<mtable><mtr><mtd class="fm-top fm-l fm-rule fm-rule-right fm-bottom"><mi>a</mi></mtd></mtr></mtable>"#),
    Case(
      "a space below a row", #"\begin{matrix}a\\[2pt]b\end{matrix}"#,
      """
      <mtable><mtr><mtd><mi>a</mi><mspace depth="0.5em"></mspace></mtd></mtr><mtr><mtd><mi>b</mi></mtd></mtr></mtable>
      """),
    Case(
      "a bracket in the next row", "\\begin{matrix}a\\\\\n[b]\\end{matrix}",
      """
      <mtable><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd><mrow><mo stretchy="false">[</mo><mi>b</mi>\
      <mo stretchy="false">]</mo></mrow></mtd></mtr></mtable>
      """),
    Case(
      "a tag", #"x\tag{1}"#,
      """
      <mtable displaystyle="true" class="fm-tagged"><mtr><mtd class="fm-glue"></mtd><mtd><mi>x</mi></mtd>\
      <mtd class="fm-glue fm-tag"><mtext>(1)</mtext></mtd></mtr></mtable>
      """),
    Case(
      "a tag with a label", #"x\tag*{A}\label{eq:a b}"#,
      """
      <mtable displaystyle="true" class="fm-tagged"><mtr><mtd class="fm-glue"></mtd><mtd><mi>x</mi></mtd>\
      <mtd class="fm-glue fm-tag" id="formula-eq:a-b"><mtext>A</mtext></mtd></mtr></mtable>
      """),
  ]

  static let macros: [Case<String, String>] = [
    Case("a command", #"\newcommand{\R}{\mathbb{R}}\R"#, "<mi>ℝ</mi>"),
    Case(
      "a command with arguments", #"\newcommand\half[1]{\frac{#1}{2}}\half x"#,
      "<mfrac><mi>x</mi><mn>2</mn></mfrac>"),
    Case(
      "a command with a default", #"\newcommand{\p}[2][2]{#2^#1}\p x\p[3]x"#,
      "<mrow><msup><mi>x</mi><mn>2</mn></msup><msup><mi>x</mi><mn>3</mn></msup></mrow>"),
    Case("a definition of TeX", #"\def\pair#1#2{#2#1}\pair ab"#, "<mrow><mi>b</mi><mi>a</mi></mrow>"),
    Case(
      "an operator", #"\DeclareMathOperator{\rank}{rank}\rank A"#,
      #"<mrow><mi>rank</mi><mo rspace="0.1667em">⁡</mo><mi>A</mi></mrow>"#),
    Case("a command that exists is not provided", #"\providecommand{\alpha}{x}\alpha"#, "<mi>α</mi>"),
  ]
}
