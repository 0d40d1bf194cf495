/// A name in a template, with a hash by which objects find what it means.
///
/// The compiler makes it once. Hashing a name at each look-up took 9 % of a fresh build.
package struct ValueName: Hashable, Sendable {
  package let text: String
  fileprivate let number: UInt32

  package init(_ text: String) {
    self.text = text
    number = text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  package static func == (one: ValueName, other: ValueName) -> Bool {
    one.number == other.number && one.text == other.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// What a kind of object has, by name: the properties that the program defines.
package struct NameTable<Value: Sendable>: Sendable {
  /// Each entry is in its own slot, or in one of those behind it.
  private let slots: [(name: ValueName, value: Value)?]

  /// Creates a table of values with different names.
  package init(_ values: [(name: String, value: Value)]) {
    var slots: [(name: ValueName, value: Value)?] = Array(repeating: nil, count: 8)
    while slots.count < 4 * values.count { slots += slots }
    for (name, value) in values {
      let name = ValueName(name)
      var slot = Int(name.number) & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = (name, value)
    }
    self.slots = slots
  }

  /// Returns the value with a name.
  package subscript(name: ValueName) -> Value? {
    var slot = Int(name.number) & (slots.count - 1)
    while let entry = slots[slot] {
      if entry.name == name { return entry.value }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}

/// The properties of a kind of object: an enumeration without associated values, whose raw values are the names.
package protocol TemplateProperty: CaseIterable, RawRepresentable<String>, Hashable, Sendable
where AllCases == [Self] {
  /// The properties by their names.
  static var table: NameTable<Self> { get }
}

extension TemplateProperty {
  /// The index of the property in `allCases`.
  ///
  /// In memory, a case without a value is its index. Searching the list took 3 % of a fresh build.
  @inlinable
  package var bit: Int { unsafe Int(unsafeBitCast(self, to: UInt8.self)) }

  /// Returns a table of all properties.
  package static func makeTable() -> NameTable<Self> { NameTable(allCases.map { ($0.rawValue, $0) }) }
}
