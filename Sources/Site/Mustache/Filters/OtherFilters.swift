import Markup

extension TemplateFilter {
  /// The filters for values of every kind.
  static let forAll = [
    TemplateFilter("default", takes: [Parameter("what stands in for nothing", .any)], absence: .isExpected) {
      value, arguments throws(FilterRefusal) in
      value.isEmpty ? arguments.value(0) ?? .nothing : value
    },
    TemplateFilter("size", absence: .isRead) { value, _ throws(FilterRefusal) in
      switch value {
      case .list(let list): .integer(list.count)
      case .object(let object): .integer(object.names.count)
      default: .integer(try value.text().count)
      }
    },
    TemplateFilter("plural", takes: [Parameter("the word for one", .text), Parameter("the word for others", .text)]) {
      value, arguments throws(FilterRefusal) in
      guard case .integer(let number) = value else { throw FilterRefusal("takes a whole number, not \(value.kind)") }
      return .text(arguments.text(number == 1 ? 0 : 1) ?? "")
    },
    TemplateFilter("json", absence: .isRead) { value, _ throws(FilterRefusal) in
      var writer = JSONWriter()
      try writer.write(value, depth: 0)
      return .text(writer.buffer.string)
    },
  ]
}

extension TemplateValue {
  /// Whether there is nothing to show; `false` and zero are something.
  fileprivate var isEmpty: Bool {
    switch self {
    case .nothing: true
    case .text(let text): text.isEmpty
    case .markup(let bytes): bytes.isEmpty
    case .list(let list): !list.hasElements
    default: false
    }
  }
}
