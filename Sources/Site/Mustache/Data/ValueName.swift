/// A name in a template, with a hash by which objects find what it means.
///
/// The compiler of templates makes it once, so that no look-up hashes a text.
package struct ValueName: Hashable, Sendable {
  package let text: String
  @usableFromInline let number: UInt32

  package init(_ text: String) {
    self.text = text
    number = text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  @inlinable
  package static func == (one: ValueName, other: ValueName) -> Bool {
    one.number == other.number && one.text == other.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// What a kind of object has, by name: the properties that the program defines.
///
/// The look-up is `@inlinable`, so that other modules specialize it. Without that, it took 10 % of a fresh build.
package struct NameTable<Value: Sendable>: Sendable {
  @usableFromInline let names: [ValueName]
  @usableFromInline let values: [Value]
  /// One more than the index of an entry, which is in its own slot or in one of those behind it; 0 for none.
  @usableFromInline let slots: [Int]

  /// Creates a table of values with different names.
  package init(_ entries: [(name: String, value: Value)]) {
    names = entries.map { ValueName($0.name) }
    values = entries.map(\.value)
    var slots = Array(repeating: 0, count: 8)
    while slots.count < 4 * entries.count { slots += slots }
    for (index, name) in names.enumerated() {
      var slot = Int(name.number) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = index + 1
    }
    self.slots = slots
  }

  /// Returns the value with a name.
  @inlinable
  package subscript(name: ValueName) -> Value? {
    var slot = Int(name.number) & (slots.count - 1)
    while slots[slot] > 0 {
      let index = slots[slot] - 1
      if names[index] == name { return values[index] }
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
