import Addresses
import Parsing

/// Which texts of the old site are formulas, and the script that shows them: MathJax or KaTeX.
struct OldFormulas: Sendable {
  /// What a single dollar sign is.
  enum Dollars: Sendable {
    /// The mark of a formula that the generator reads.
    case formula
    /// A sign that Markdown leaves to a script: both read the text behind it.
    case script
    /// A dollar sign.
    case text
  }

  /// How the site reads single dollar signs, or `nil` without formulas.
  var dollars: Dollars?
  /// The name of the script, if the site has one.
  var script: String?

  /// Returns the formulas of a site that a generator has planned.
  static func of(_ site: ForeignSite, in plan: ImportPlan, _ generator: some Generator) -> OldFormulas {
    let read = generator.dollars
    guard read != nil || hasFormulas(plan, site) else { return OldFormulas() }
    let (name, readsDollars) = script(in: site)
    if read == .text, readsDollars { return OldFormulas(dollars: .script, script: name) }
    return OldFormulas(dollars: read ?? (name == nil ? nil : .script), script: name)
  }

  /// `math: true`, and what the owner can leave out.
  var addition: PlanAddition {
    var addition = PlanAddition()
    guard dollars != nil else { return addition }
    addition.set(.math, to: true)
    if let script {
      addition.notes.add("formulas are read when the site is built (`math: true`), so \(script) is not needed any more")
    }
    return addition
  }

  /// Returns a text whose formulas have marks and commands that Garland reads.
  func converted(_ text: MarkdownText) -> MarkdownText {
    switch dollars {
    case nil, .formula: text
    case .script: EscapedFormulas.read(text)
    case .text: EscapedFormulas.read(SingleDollars.escaped(text))
    }
  }

  // MARK: Scripts

  /// The extensions of files that load a script.
  private static let kinds: Set = [
    "html", "htm", "njk", "liquid", "ejs", "swig", "pug", "webc", "astro", "vue", "swift", "hbs", "mustache", "j2",
    "tera", "yml", "yaml", "toml", "json", "js", "mjs", "cjs", "ts", "py", "partial",
  ]
  private static let sizeLimit = 200_000

  /// Returns the name of the script that the old site uses, and whether its settings name single dollar signs.
  private static func script(in site: ForeignSite) -> (name: String?, readsDollars: Bool) {
    var (name, readsDollars) = (String?.none, false)
    for path in site.paths where isTemplate(path) && !readsDollars {
      guard let bytes = site.read(path), bytes.count < sizeLimit else { continue }
      let isMathJax =
        bytes[...].containsLetters("mathjax")
        || path.fileExtension == "py" && ["MATH_JAX", "render_math"].contains { bytes.span.holds($0) }
      guard let found = bytes[...].containsLetters("katex") ? "KaTeX" : isMathJax ? "MathJax" : nil else { continue }
      name = name ?? found
      readsDollars = bytes.span.holds("'$'") || bytes.span.holds("\"$\"")
    }
    return (name, readsDollars)
  }

  private static func isTemplate(_ path: String) -> Bool {
    kinds.contains(path.fileExtension) && !path.contains("node_modules/") && !path.hasSuffix("package-lock.json")
  }

  /// Whether the text of an article has a formula: `$$…$$`, `$x$` or `\(x\)`.
  private static func hasFormulas(_ plan: ImportPlan, _ site: ForeignSite) -> Bool {
    plan.articles.contains { move in
      guard move.target.isMarkdown, let bytes = site.read(move.source),
        bytes.span.holds("$") || bytes.span.holds("\\(")
      else { return false }
      return MarkdownText.read(bytes).lines.contains { $0.role == .text && hasFormula($0.text) }
    }
  }

  /// A formula between single dollar signs has a sign such as `=` behind its first character.
  private static func hasFormula(_ line: String) -> Bool {
    if line.holds("$$") || line.holds("\\(") { return true }
    let texts = line.utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).dropFirst().dropLast()
    return texts.contains { text in
      Substring(text).first?.isWhitespace == false && text.dropFirst().contains(where: "\\^_=".utf8.contains)
    }
  }
}

/// Formulas that Markdown reads before a script: their authors escape backslashes and underscores.
enum EscapedFormulas {
  /// Returns a text with `\(x_1\)` for `\\(x\_1\\)`, and with the commands that a script receives between dollar signs.
  ///
  /// ```swift
  /// EscapedFormulas.read(text)  // $\\{a\_1\\}$ is $\{a_1\}$, and $\{a_1\}$ stays
  /// ```
  static func read(_ text: MarkdownText) -> MarkdownText {
    text.replacing(at: "$\\") { text, start in
      guard let mark = marks.first(where: { text[start...].starts(with: $0.start) }) else {
        return text[start] == backslash ? (start..<min(start + 2, text.count), Array(text[start...].prefix(2))) : nil
      }
      let inner = start + mark.start.count
      let limit = text[inner...].firstRange(of: [0x0A, 0x0A])?.lowerBound ?? text.count
      guard let end = text[inner..<min(limit, inner + 4_000)].firstRange(of: mark.end), end.lowerBound > inner else {
        return (start..<inner, mark.start)
      }
      let formula = text[inner..<end.lowerBound]
      let isEscaped = mark.new.start != mark.start || escapes.contains { formula.firstRange(of: $0) != nil }
      let isFormula = mark.start.count > 1 || [formula.first, formula.last].allSatisfy { $0 ?? 0 > 0x20 }
      guard isFormula else { return (start..<inner, mark.start) }
      return (start..<end.upperBound, mark.new.start + (isEscaped ? unescaped(formula) : Array(formula)) + mark.new.end)
    }
  }

  private static let backslash = UInt8(ascii: "\\")
  private typealias Marks = (start: [UInt8], end: [UInt8])
  private static let marks: [(start: [UInt8], end: [UInt8], new: Marks)] = [
    ("$$", "$$", "$$", "$$"), ("$", "$", "$", "$"), ("\\\\(", "\\\\)", "\\(", "\\)"), ("\\\\[", "\\\\]", "\\[", "\\]"),
  ].map { (Array($0.utf8), Array($1.utf8), (Array($2.utf8), Array($3.utf8))) }

  /// What no author writes in a formula that only a script reads.
  private static let escapes = ["\\_", "\\*", "\\\\\\\\", "\\\\{", "\\\\}"].map { Array($0.utf8) }

  private static func unescaped(_ formula: ArraySlice<UInt8>) -> [UInt8] {
    var (result, isEscaped) = ([UInt8](), false)
    for byte in formula {
      if isEscaped, !byte.isPunctuation { result.append(backslash) }
      if byte != backslash || isEscaped { result.append(byte) }
      isEscaped = byte == backslash && !isEscaped
    }
    return isEscaped ? result + [backslash] : result
  }
}
