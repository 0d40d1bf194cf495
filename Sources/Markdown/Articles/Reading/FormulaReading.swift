import Diagnostics
import Formulas
import Parsing

/// Turns the formulas of an article into MathML.
enum FormulaReading {
  /// Reads all formulas; one with a problem keeps only its source, which is shown as code.
  static func read(
    in tree: consuming MarkdownTree, of file: SourceFile, macros: Macros
  ) -> (MarkdownTree, [LocatedProblem]) {
    guard tree.nodes.contains(where: \.isFormula) else { return (tree, []) }
    var tree = tree
    let formulas = tree.nodes.indices.filter { tree.nodes[$0].isFormula }.map { index in
      (index, Formula(tree.string(tree.nodes[index].text), macros: macros))
    }

    // A label without a tag gets the next number of the article.
    var (numbers, count) = ([String: String](), 0)
    for label in formulas.flatMap(\.1.labels) where numbers[label.name] == nil {
      if label.tag == nil { count += 1 }
      numbers[label.name] = label.tag ?? "\(count)"
    }

    var problems: [LocatedProblem] = []
    var places = FormulaPlaces(tree, file)
    for (index, formula) in formulas {
      let missing = formula.references.filter { numbers[$0.name] == nil }
      if !formula.problems.isEmpty || !missing.isEmpty, problems.count < 100 {
        let place = places.place(of: index, in: tree)
        problems += formula.problems.map { LocatedProblem(.formula($0), at: place($0.range)) }
        problems += missing.map { LocatedProblem(.missingFormula($0.name), at: place($0.range)) }
      }
      guard formula.problems.isEmpty else { continue }
      let isDisplayed = tree.nodes[index].flags.contains(.displayed)
      tree.setMathML(formula.mathML(isDisplay: isDisplayed, numbers: numbers).utf8, of: index)
    }
    return (tree, problems)
  }
}

extension MarkdownNode {
  /// Whether the node is a formula: code in a sentence between marks, or a code block in the language `math`.
  var isFormula: Bool { (kind == .code || kind == .codeBlock) && flags.contains(.formula) }
}

/// Finds the places of formulas in their file.
///
/// The parser does not know them, so the text of a formula is searched in its block, behind the formula before it.
private struct FormulaPlaces {
  private let file: SourceFile
  /// The index of the innermost block with a known place, for each node.
  private let blocks: [Int]
  private var found = 0

  init(_ tree: borrowing MarkdownTree, _ file: SourceFile) {
    self.file = file
    var (blocks, open) = ([Int](), [0])
    for (index, node) in tree.nodes.enumerated() {
      while open.count > 1, tree.nodes[open[open.count - 1]].end <= index { open.removeLast() }
      if node.kind.isBlock, !node.source.isEmpty { open.append(index) }
      blocks.append(open[open.count - 1])
    }
    self.blocks = blocks
  }

  /// Returns the place in the file of a range of a formula; where its text has other line starts, that of its block.
  mutating func place(of index: Int, in tree: MarkdownTree) -> (Range<Int>) -> Range<Int> {
    let block = tree.nodes[blocks[index]].place
    let start = min(max(block.lowerBound, found), block.upperBound)
    guard let range = file.utf8[start..<block.upperBound].firstRange(of: tree.bytes(tree.nodes[index].text)) else {
      return { _ in block }
    }
    found = range.upperBound
    return { range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound }
  }
}
