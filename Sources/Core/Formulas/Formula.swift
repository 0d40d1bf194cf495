/// A formula in TeX, read for MathML.
///
///     let formula = Formula(#"\frac{1}{2}"#)
///     if formula.problems.isEmpty { print(formula.mathML(isDisplay: false)) }
///
/// `Content/manual/formulas.md` lists what it covers. A formula with problems is not worth showing: show its source.
package struct Formula: Sendable {
  /// A mistake in a formula, or a command that is not covered.
  package struct Problem: Equatable, Sendable {
    /// The place in the source, in bytes of UTF-8.
    package var range: Range<Int>
    /// What is wrong, without a full stop.
    package var message: String
    /// The name that the writer may have meant.
    package var suggestion: String?
  }

  /// A name that `\label` gives to an equation.
  package struct Label: Equatable, Sendable {
    /// The name.
    package var name: String
    /// The text of the equation's `\tag`, or `nil` if the page has to number the equation.
    package var tag: String?
    /// The place of the command in the source, in bytes of UTF-8.
    package var range: Range<Int>
  }

  /// A name that `\eqref` or `\ref` refers to.
  package struct Reference: Equatable, Sendable {
    /// The name.
    package var name: String
    /// The place of the command in the source, in bytes of UTF-8.
    package var range: Range<Int>
  }

  /// The source.
  package let source: String
  /// What is wrong with the source.
  package let problems: [Problem]
  /// The equations that other formulas can refer to.
  package let labels: [Label]
  /// What this formula refers to.
  package let references: [Reference]
  private let root: Node

  /// Reads a formula, without the dollar signs around it.
  package init(_ source: String, macros: Macros = Macros()) {
    self.source = source
    var parser = FormulaParser(source, macros: macros)
    root = parser.formula()
    problems = parser.reader.problems
    labels = parser.labels
    references = parser.references
  }

  /// Returns the formula as MathML Core.
  ///
  /// `numbers` has the number of each label of the page: its tag, or a number that the caller gave it. References are
  /// links to the label's `id`.
  package func mathML(isDisplay: Bool, numbers: [String: String] = [:]) -> String {
    var writer = MathMLWriter(numbers: numbers)
    writer.append(isDisplay ? "<math display=\"block\"><semantics>" : "<math><semantics>")
    if root.children.count == 1 || root.tag != .row {
      writer.write(root, isDisplay: isDisplay)
    } else {
      writer.write(Node.element(.mrow, root.children), isDisplay: isDisplay)
    }
    writer.append("<annotation encoding=\"application/x-tex\">")
    writer.escape(source)
    writer.append("</annotation></semantics></math>")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the `id` of the element with a label.
  package static func id(of label: String) -> String {
    "formula-" + String(String.UnicodeScalarView(label.unicodeScalars.map { $0.isAllowedInID ? $0 : "-" }))
  }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInID: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ":": true
    default: value > 0xA0
    }
  }
}
