/// The JSON result of a step.
enum StepResult: Decodable, Equatable, Sendable {
  case nothing
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([StepResult])

  /// The members of a list, or none for other values.
  var members: [StepResult] { if case .list(let members) = self { members } else { [] } }

  /// The text, or an empty one for other values.
  var text: String { if case .text(let text) = self { text } else { "" } }

  /// The number, or NaN for other values.
  var number: Double { if case .number(let number) = self { number } else { .nan } }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try container.decode([StepResult].self))
    }
  }
}

extension StepResult: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(nilLiteral: ()) { self = .nothing }
}

extension StepResult: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: StepResult...) { self = .list(elements) }
}
