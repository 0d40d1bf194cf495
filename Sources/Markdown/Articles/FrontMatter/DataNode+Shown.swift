internal import Parsing

extension DataNode {
  /// What the author wrote, for the middle of a sentence.
  var shown: String {
    switch value {
    case .null: "nothing"
    case .bool(let isTrue): "`\(isTrue)`"
    case .integer(let number): "the number `\(number)`"
    case .number(let number): "the number `\(number)`"
    case .string(let text): text.isEmpty ? "an empty text" : "the text `\(shortened(text))`"
    case .date(let text): "the date `\(text)`"
    case .list: "a list"
    case .map: "a map"
    }
  }

  private func shortened(_ text: String) -> String {
    text.count > 40 ? "\(text.prefix(39))…" : text
  }
}
