import Markup

extension TemplateFilter {
  /// The filters for values of any kind.
  static let forAll = [
    TemplateFilter("default", takes: [Parameter("the default value", .any)], absence: .runsFilterSilently) {
      value, arguments throws(FilterError) in
      value.isEmpty ? arguments.value(0) ?? .nothing : value
    },
    TemplateFilter("is", takes: [Parameter("a value", .any)], absence: .runsFilterSilently) { value, arguments in
      .flag(arguments.value(0).map { TemplateValue.isSame(value, $0) } ?? false)
    },
    TemplateFilter("has", takes: [Parameter("a value", .any)], absence: .runsFilterSilently) { value, arguments in
      .flag(
        arguments.value(0).map { expected in value.alternatives.contains { TemplateValue.isSame($0, expected) } }
          ?? false)
    },
    TemplateFilter("size", absence: .runsFilter) { value, _ throws(FilterError) in
      switch value {
      case .list(let list): .integer(list.count)
      case .object(let object): .integer(object.names.count)
      default: .integer(try value.text().count)
      }
    },
    TemplateFilter("plural", takes: [Parameter("the singular form", .text), Parameter("the plural form", .text)]) {
      value, arguments throws(FilterError) in
      guard case .integer(let number) = value else { throw FilterError("takes a whole number, not \(value.kind)") }
      return .text(arguments.text(number == 1 ? 0 : 1) ?? "")
    },
    TemplateFilter("json", absence: .runsFilter) { value, _ throws(FilterError) in
      var writer = JSONWriter()
      try writer.write(value, depth: 0)
      return .text(writer.buffer.string)
    },
  ]
}

extension TemplateValue {
  /// Whether the value renders as nothing.
  ///
  /// `false` and zero are not empty.
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

/// Writes values as JSON.
///
/// The depth and the size are limited, because the data of a site can contain cycles.
struct JSONWriter: ~Copyable {
  private(set) var buffer = MarkupBuffer(capacity: 256)
  private static let depthLimit = 32
  private static let byteLimit = 4 << 20

  mutating func write(_ value: TemplateValue, depth: Int) throws(FilterError) {
    guard depth < Self.depthLimit, buffer.count < Self.byteLimit else {
      throw FilterError("reached its limit; does the value contain itself?")
    }
    switch value {
    case .nothing: buffer.append("null")
    case .flag(let flag): flag ? buffer.append("true") : buffer.append("false")
    case .number(let number) where !number.isFinite: buffer.append("null")
    case .integer, .number: buffer.append(verbatim: value.plainText ?? "")
    case .text(let string): buffer.appendJSONString(string)
    case .atom(let atom): buffer.appendJSONString(atom.text)
    case .markup(let bytes): buffer.appendJSONString(String(decoding: bytes, as: UTF8.self))
    case .lambda: throw FilterError("does not accept a lambda")
    case .list(let list):
      buffer.append("[")
      for index in 0..<list.count {
        if index > 0 { buffer.append(",") }
        try write(list.element(at: index), depth: depth + 1)
      }
      buffer.append("]")
    case .object(let object):
      buffer.append("{")
      for (index, name) in object.names.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.appendJSONString(name)
        buffer.append(":")
        try write(object.value(named: name) ?? .nothing, depth: depth + 1)
      }
      buffer.append("}")
    }
  }
}
