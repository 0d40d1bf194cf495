import Markup

extension TemplateFilter {
  /// The filters for lists.
  ///
  /// `limit`, `offset`, `first`, `last` and `reverse` create only the elements that a template renders.
  static let forLists = [
    TemplateFilter("limit", takes: [Parameter("the maximum number of items", .count)]) {
      value, arguments throws(FilterError) in
      let list = try value.list()
      return .list(ListSlice(list, 0..<min(list.count, arguments.count(0))))
    },
    TemplateFilter("offset", takes: [Parameter("the number of items to skip", .count)]) {
      value, arguments throws(FilterError) in
      let list = try value.list()
      let count = list.count
      return .list(ListSlice(list, min(count, arguments.count(0))..<count))
    },
    TemplateFilter("first") { value, _ throws(FilterError) in
      let list = try value.list()
      return list.hasElements ? list.element(at: 0) : .nothing
    },
    TemplateFilter("last") { value, _ throws(FilterError) in
      let list = try value.list()
      return list.hasElements ? list.element(at: list.count - 1) : .nothing
    },
    TemplateFilter("reverse") { value, _ throws(FilterError) in
      let list = try value.list()
      return .list(ListSlice(list, 0..<list.count, isReversed: true))
    },
    TemplateFilter("sort", takes: [Parameter("a key", .key(isTest: false), isOptional: true)]) {
      value, arguments throws(FilterError) in
      let keyed = try value.list().allElements.map { (key: $0.value(at: arguments.text(0) ?? ""), value: $0) }
      // The standard library's sort is stable.
      return .array(keyed.sorted { TemplateValue.precedes($0.key, $1.key) }.map(\.value))
    },
    selection("where", keepsMatches: true), selection("except", keepsMatches: false),
    TemplateFilter("group", takes: [Parameter("a key", .key(isTest: false))]) {
      value, arguments throws(FilterError) in
      .array(grouped(try value.list().allElements, by: arguments.text(0) ?? ""))
    },
    TemplateFilter("join", takes: [Parameter("the separator", .text, isOptional: true)]) {
      value, arguments throws(FilterError) in
      try joined(try value.list().allElements, by: arguments.text(0) ?? "")
    },
  ]

  /// Returns a filter that keeps the elements with a value at a key, or the elements without it.
  private static func selection(_ name: String, keepsMatches: Bool) -> TemplateFilter {
    TemplateFilter(
      name, takes: [Parameter("a key", .key(isTest: true)), Parameter("a value", .any, isOptional: true)]
    ) { value, arguments throws(FilterError) in
      let kept = try value.list().allElements.filter { element in
        let value = element.value(at: arguments.text(0) ?? "")
        let matches =
          arguments.value(1).map { expected in value.alternatives.contains { TemplateValue.isSame($0, expected) } }
          ?? value.isTrue
        return matches == keepsMatches
      }
      return .array(kept)
    }
  }

  /// Returns objects with `key` and `items`, in the order of first occurrence.
  ///
  /// If the value at the key is a list, the element is in one group for each value in that list.
  private static func grouped(_ elements: [TemplateValue], by path: String) -> [TemplateValue] {
    var groups: [(key: TemplateValue, items: [TemplateValue])] = []
    var positions: [String: [Int]] = [:]
    for element in elements {
      for key in element.value(at: path).alternatives {
        // A value without text equals no other value. Two values with text are compared only if their texts are equal.
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
    return groups.map { .record(["key": $0.key, "items": .array($0.items), "count": .integer($0.items.count)]) }
  }

  /// Joins the texts.
  ///
  /// If one of them is HTML, the others are escaped and the result is HTML.
  private static func joined(_ elements: [TemplateValue], by separator: String) throws(FilterError) -> TemplateValue {
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
  /// The elements of a list, or the value itself.
  var alternatives: [TemplateValue] {
    if case .list(let list) = self { list.allElements } else { [self] }
  }
}
