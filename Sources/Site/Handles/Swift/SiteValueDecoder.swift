import Dates
import Mustache

/// Decodes values of Swift types from data of a site.
///
/// A number, a text, a flag, a list or a map becomes the Swift type of the same kind, and nothing else: a decoder that
/// turned numbers into texts would hide mistakes.
struct SiteValueDecoder: Decoder {
  let value: TemplateValue
  let codingPath: [any CodingKey]
  /// Returns the time zone of dates without an offset; a page depends on it if it decodes an `Instant`.
  let zone: () -> NamedZone

  var userInfo: [CodingUserInfoKey: Any] { CodingUserInfoKey.timeZone.map { [$0: zone()] } ?? [:] }

  /// Returns the value of a type.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from value: TemplateValue, in zone: @escaping () -> NamedZone
  ) throws(DecodingError) -> Value {
    let decoder = SiteValueDecoder(value: value, codingPath: [], zone: zone)
    do {
      return try Value(from: decoder)
    } catch let error as DecodingError {
      throw error
    } catch {
      // A type can reject data with an error of its own.
      throw .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "\(error)"))
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let object) = value else { throw mismatch("a map") }
    return KeyedDecodingContainer(MapContainer<Key>(decoder: self, object: object))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let list) = value else { throw mismatch("a list") }
    return ListContainer(decoder: self, elements: list.allElements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { ScalarContainer(decoder: self) }

  /// Returns the decoder of a part of the value.
  fileprivate func part(_ value: TemplateValue, _ key: any CodingKey) -> SiteValueDecoder {
    SiteValueDecoder(value: value, codingPath: codingPath + [key], zone: zone)
  }
}

extension SiteValueDecoder {
  /// Returns the error for a value of another kind.
  fileprivate func mismatch(_ expected: String, as type: Any.Type = Never.self) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "\(kind), but must be \(expected)")
    if case .nothing = value { return .valueNotFound(type, context) }
    return .typeMismatch(type, context)
  }

  /// The kind of the value, as the subject of a message.
  private var kind: String {
    switch value {
    case .nothing: "it has no value"
    case .flag(let flag): "it is `\(flag)`"
    case .integer, .number: "it is the number `\(value.plainText ?? "")`"
    case .text: "it is a text"
    case .list: "it is a list"
    default: "it is a map"
    }
  }

  fileprivate func text() throws -> String {
    guard let text = value.string else { throw mismatch("a text", as: String.self) }
    return text
  }

  fileprivate func flag() throws -> Bool {
    guard case .flag(let flag) = value else { throw mismatch("`true` or `false`", as: Bool.self) }
    return flag
  }

  fileprivate func integer<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws -> Number {
    switch value {
    case .integer(let number):
      if let exact = Number(exactly: number) { return exact }
    case .number(let number):
      if let exact = Number(exactly: number) { return exact }
    default: throw mismatch("a whole number", as: type)
    }
    throw mismatch("a whole number from \(Number.min) to \(Number.max)", as: type)
  }

  fileprivate func number<Number: BinaryFloatingPoint>(_ type: Number.Type = Number.self) throws -> Number {
    switch value {
    case .integer(let number): return Number(number)
    case .number(let number): return Number(number)
    default: throw mismatch("a number", as: type)
    }
  }
}

/// A position in a list, or a name that is not the case of a key type.
struct DataKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ position: Int) { (stringValue, intValue) = ("\(position)", position) }
  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init(intValue: Int) { self.init(intValue) }
}

private struct ScalarContainer: SingleValueDecodingContainer {
  let decoder: SiteValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { if case .nothing = decoder.value { true } else { false } }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.flag() }
  func decode(_ type: String.Type) throws -> String { try decoder.text() }
  func decode(_ type: Double.Type) throws -> Double { try decoder.number() }
  func decode(_ type: Float.Type) throws -> Float { try decoder.number() }
  func decode(_ type: Int.Type) throws -> Int { try decoder.integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.integer() }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: decoder) }
}

private struct MapContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SiteValueDecoder
  let object: any TemplateObject

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { object.names.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { object.value(named: key.stringValue) != nil }

  /// Returns the decoder of a key's value, or throws if there is no such key.
  private func part(_ key: any CodingKey) throws -> SiteValueDecoder {
    guard let value = object.value(named: key.stringValue) else {
      let names = object.names
      let known = names.isEmpty ? "the map is empty" : "its keys are \(names.map { "`\($0)`" }.joined(separator: ", "))"
      let reason = "`\(key.stringValue)` is missing; \(known)"
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: reason))
    }
    return decoder.part(value, key)
  }

  private func scalar(_ key: Key) throws -> ScalarContainer { ScalarContainer(decoder: try part(key)) }

  func decodeNil(forKey key: Key) throws -> Bool { try scalar(key).decodeNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try scalar(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try scalar(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try scalar(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try scalar(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try scalar(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try scalar(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try scalar(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try scalar(key).decode(type) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try Value(from: part(key)) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try part(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try part(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try part(DataKey(stringValue: "super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try part(key) }
}

private struct ListContainer: UnkeyedDecodingContainer {
  let decoder: SiteValueDecoder
  let elements: [TemplateValue]
  var currentIndex = 0

  init(decoder: SiteValueDecoder, elements: [TemplateValue]) {
    (self.decoder, self.elements) = (decoder, elements)
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  /// Returns the decoder of the next element.
  private func next() throws -> SiteValueDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Never.self,
        DecodingError.Context(codingPath: codingPath, debugDescription: "it has only \(elements.count) elements"))
    }
    return decoder.part(elements[currentIndex], DataKey(currentIndex))
  }

  mutating func decodeNil() throws -> Bool {
    guard case .nothing = try next().value else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try Value(from: next())
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    defer { currentIndex += 1 }
    return try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    defer { currentIndex += 1 }
    return try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    defer { currentIndex += 1 }
    return try next()
  }
}

extension DecodingError {
  /// The place of the error in the data, and the reason.
  package var place: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "\(self)")
    }
  }
}

extension DecodingError.Context {
  /// The path of the place, such as `[2].title`; empty for the whole data.
  package var path: String {
    codingPath.reduce("") { path, key in
      if let position = key.intValue { return "\(path)[\(position)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
