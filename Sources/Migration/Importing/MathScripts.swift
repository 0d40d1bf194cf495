import Addresses
import Parsing

/// The scripts that show formulas in the old site: MathJax or KaTeX in its settings, templates or scripts.
enum MathScripts {
  /// The extensions of files that load a script.
  private static let kinds: Set = [
    "html", "htm", "njk", "liquid", "ejs", "swig", "pug", "webc", "astro", "vue", "swift", "hbs", "mustache", "j2",
    "tera", "yml", "yaml", "toml", "json", "js", "mjs", "cjs", "ts", "py", "partial",
  ]
  private static let sizeLimit = 200_000

  /// Returns `math: keep` for a site whose old theme shows formulas, and what the owner has to do.
  static func addition(to plan: ImportPlan, of site: ForeignSite) -> PlanAddition {
    var addition = PlanAddition()
    let isKept = plan.settings[.math] != nil
    guard isKept || hasFormulas(plan, site) else { return addition }
    let name = name(in: site)
    guard isKept || name != nil else { return addition }
    if !isKept { addition.set(.math, to: "keep") }
    addition.notes.add(
      "formulas stay as they are, and \(name.map { "the old site shows them with \($0)" } ?? "need a script such as KaTeX"):"
        + " load it in `\(OldServices.hook)`, with `$…$` and `\\(…\\)` as marks of formulas in a line")
    return addition
  }

  /// Returns the name of the script that the old site uses, or `nil` if it uses none.
  private static func name(in site: ForeignSite) -> String? {
    for path in site.paths where isTemplate(path) {
      guard let bytes = site.read(path), bytes.count < sizeLimit else { continue }
      if bytes[...].containsLetters("katex") { return "KaTeX" }
      let isMathJax =
        bytes[...].containsLetters("mathjax")
        || path.fileExtension == "py" && ["MATH_JAX", "render_math"].contains { bytes.span.holds($0) }
      if isMathJax { return "MathJax" }
    }
    return nil
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
