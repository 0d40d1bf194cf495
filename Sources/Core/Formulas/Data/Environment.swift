/// An environment with rows and cells.
struct Environment {
  /// The alignment of its columns, repeated: `c`, `l`, `r`.
  var columns: String
  var opening = ""
  var closing = ""
  var isDisplay = false
  /// Whether columns are pairs around a relation, without a space between the two.
  var isPaired = false
  /// Whether there is a space between two pairs.
  var hasGaps = false
  /// Whether it takes the number of its columns, as `alignat` does.
  var takesCount = false
  /// Whether it takes the alignment of its columns, as `array` does.
  var takesColumns = false
  var isSmall = false
  /// Whether rows lie in turn on the left, in the middle and on the right, as those of `multline` do.
  var isMultline = false

  init(
    _ columns: String, _ delimiters: String = "", isDisplay: Bool = false, isPaired: Bool = false, hasGaps: Bool = false
  ) {
    self.columns = columns
    (opening, closing) = (String(delimiters.prefix(1)), String(delimiters.dropFirst().prefix(1)))
    if opening == "." { opening = "" }
    if closing == "." { closing = "" }
    (self.isDisplay, self.isPaired, self.hasGaps) = (isDisplay, isPaired, hasGaps)
  }

  private func with(_ change: (inout Environment) -> Void) -> Environment {
    var copy = self
    change(&copy)
    return copy
  }

  /// The environments by their names, without the star.
  static let all: [String: Environment] = {
    let align = Environment("rl", isDisplay: true, isPaired: true, hasGaps: true)
    let alignat = Environment("rl", isDisplay: true, isPaired: true).with { $0.takesCount = true }
    let gather = Environment("c", isDisplay: true)
    let array = Environment("c").with { $0.takesColumns = true }
    return [
      "equation": gather, "displaymath": gather, "math": gather, "gather": gather, "gathered": gather,
      "multline": gather.with { $0.isMultline = true }, "multlined": gather.with { $0.isMultline = true },
      "align": align, "flalign": align, "aligned": align, "split": align, "alignat": alignat, "alignedat": alignat,
      "xalignat": alignat, "eqnarray": Environment("rcl", isDisplay: true),
      "cases": Environment("l", "{."), "rcases": Environment("l", ".}"),
      "dcases": Environment("l", "{.", isDisplay: true), "drcases": Environment("l", ".}", isDisplay: true),
      "matrix": Environment("c"), "pmatrix": Environment("c", "()"), "bmatrix": Environment("c", "[]"),
      "Bmatrix": Environment("c", "{}"), "vmatrix": Environment("c", "||"), "Vmatrix": Environment("c", "‖‖"),
      "smallmatrix": Environment("c").with { $0.isSmall = true },
      "subarray": array.with { $0.isSmall = true }, "array": array, "darray": array.with { $0.isDisplay = true },
    ]
  }()
}

/// A row of an environment.
struct Row {
  var cells: [Node] = []
  var tag: [Node]?
  var label: String?
  /// Rules above the row, as classes.
  var rules = ""
  /// The space below the row in em, in addition to the usual one.
  var gap = 0.0
}
