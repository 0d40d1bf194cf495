/// What a step gave, as JSON.
enum Answer: Decodable, Equatable, Sendable {
  case nothing
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Answer])

  /// The members of a list.
  var members: [Answer] { if case .list(let members) = self { members } else { [] } }

  /// A text; of anything else, nothing.
  var text: String { if case .text(let text) = self { text } else { "" } }

  /// A number; of anything else, none.
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
      self = .list(try container.decode([Answer].self))
    }
  }
}

extension Answer: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(nilLiteral: ()) { self = .nothing }
}

extension Answer: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: Answer...) { self = .list(elements) }
}
