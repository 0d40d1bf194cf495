import Markup

extension TemplateFilter {
  /// The filters for lists.
  ///
  /// Those that only choose by position make no element that is not shown.
  static let forLists = [
    TemplateFilter("limit", takes: [Parameter("the most items", .count)]) { value, arguments throws(FilterRefusal) in
      let list = try value.list()
      return .list(PartOfList(list, 0..<min(list.count, arguments.count(0))))
    },
    TemplateFilter("offset", takes: [Parameter("the items to pass over", .count)]) {
      value, arguments throws(FilterRefusal) in
      let list = try value.list()
      let count = list.count
      return .list(PartOfList(list, min(count, arguments.count(0))..<count))
    },
    TemplateFilter("first") { value, _ throws(FilterRefusal) in
      let list = try value.list()
      return list.hasElements ? list.element(at: 0) : .nothing
    },
    TemplateFilter("last") { value, _ throws(FilterRefusal) in
      let list = try value.list()
      return list.hasElements ? list.element(at: list.count - 1) : .nothing
    },
    TemplateFilter("reverse") { value, _ throws(FilterRefusal) in
      let list = try value.list()
      return .list(PartOfList(list, 0..<list.count, isReversed: true))
    },
    TemplateFilter("sort", takes: [Parameter("a key", .key(isQuestion: false), isOptional: true)]) {
      value, arguments throws(FilterRefusal) in
      let keyed = try value.list().allElements.map { (key: $0.value(at: arguments.text(0) ?? ""), value: $0) }
      // The standard library's sort keeps the order of equals.
      return .array(keyed.sorted { TemplateValue.precedes($0.key, $1.key) }.map(\.value))
    },
    TemplateFilter(
      "where", takes: [Parameter("a key", .key(isQuestion: true)), Parameter("a value", .any, isOptional: true)]
    ) { value, arguments throws(FilterRefusal) in
      let kept = try value.list().allElements.filter { element in
        let found = element.value(at: arguments.text(0) ?? "")
        return arguments.value(1).map { wanted in found.alternatives.contains { TemplateValue.isSame($0, wanted) } }
          ?? found.isTrue
      }
      return .array(kept)
    },
    TemplateFilter("group", takes: [Parameter("a key", .key(isQuestion: false))]) {
      value, arguments throws(FilterRefusal) in
      .array(grouped(try value.list().allElements, by: arguments.text(0) ?? ""))
    },
    TemplateFilter("join", takes: [Parameter("what stands between", .text, isOptional: true)]) {
      value, arguments throws(FilterRefusal) in
      try joined(try value.list().allElements, by: arguments.text(0) ?? "")
    },
  ]

  /// A list of `{key, items}`, the keys in the order in which they first come; of a key that is a list, each element is one.
  private static func grouped(_ elements: [TemplateValue], by path: String) -> [TemplateValue] {
    var groups: [(key: TemplateValue, items: [TemplateValue])] = []
    var positions: [String: [Int]] = [:]
    for element in elements {
      for key in element.value(at: path).alternatives {
        // What has no text is the same as nothing else; of the rest, only those that share it have to be compared.
        guard let text = key.comparable.plainText else {
          groups.append((key, [element]))
          continue
        }
        if let position = positions[text]?.first(where: { TemplateValue.isSame(groups[$0].key, key) }) {
          groups[position].items.append(element)
        } else {
          positions[text, default: []].append(groups.count)
          groups.append((key, [element]))
        }
      }
    }
    return groups.map { .record(["key": $0.key, "items": .array($0.items)]) }
  }

  /// The texts one after another; as soon as one of them is HTML, all of it is, and the others are escaped.
  private static func joined(_ elements: [TemplateValue], by separator: String) throws(FilterRefusal) -> TemplateValue {
    let hasMarkup = elements.contains { if case .markup = $0 { true } else { false } }
    var buffer = MarkupBuffer(capacity: 256)
    for (index, element) in elements.enumerated() {
      if index > 0 { hasMarkup ? buffer.appendQuotable(separator) : buffer.append(verbatim: separator) }
      if case .markup(let bytes) = element {
        buffer.append(rendered: bytes.span)
      } else {
        let text = try element.text()
        hasMarkup ? buffer.appendQuotable(text) : buffer.append(verbatim: text)
      }
    }
    return hasMarkup ? .markup(buffer.bytes) : .text(buffer.string)
  }
}

extension TemplateValue {
  /// The elements of a list, or the one value there is.
  fileprivate var alternatives: [TemplateValue] {
    if case .list(let list) = self { list.allElements } else { [self] }
  }
}
