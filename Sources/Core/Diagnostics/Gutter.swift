/// What stands to the left of a source line and of the lines below it.
struct Gutter {
  private let number: String
  private let paint: Paint

  /// Makes room for the number of a line, or for none.
  init(line: Int?, paint: Paint) {
    let digits = line.map { String($0) } ?? ""
    number = String(repeating: " ", count: max(0, 5 - digits.count)) + digits
    self.paint = paint
  }

  /// A source line with its number.
  func numbered(_ text: String) -> String {
    paint("\(number) |", as: .gutter) + (text.isEmpty ? "" : " \(text)")
  }

  /// What belongs under a source line.
  func beneath(_ text: String) -> String {
    "\(paint("\(margin) |", as: .gutter)) \(text)"
  }

  /// What is added below, with the word that says what it is.
  func remark(_ word: String, as style: Paint.Style, _ text: String) -> String {
    "\(paint("\(margin) =", as: .gutter)) \(paint("\(word):", as: style)) \(text)"
  }

  private var margin: String { String(repeating: " ", count: number.count) }
}
