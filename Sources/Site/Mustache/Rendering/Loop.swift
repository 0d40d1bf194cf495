/// Where in a list a section is.
struct Loop {
  var index: Int
  let count: Int

  /// What a list says of its element, beside the element's own names.
  func value(named name: String) -> TemplateValue? {
    switch name {
    case "first": .flag(index == 0)
    case "last": .flag(index == count - 1)
    case "index": .integer(index + 1)
    default: nil
    }
  }

  static let names = ["first", "last", "index"]
}
