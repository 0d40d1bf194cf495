/// A table of TOML that is not complete yet.
struct TOMLTable {
  var origin: Origin
  var range: Range<Int>
  private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  /// What made the table, which decides what may still be added to it.
  enum Origin {
    /// Its own header.
    case header
    /// The header of a table within it; its own may follow.
    case path
    /// A key with dots; more of them may follow up to the next header.
    case dots(header: Int)
  }

  struct Entry {
    let key: String
    let keyRange: Range<Int>
    var slot: Slot
  }

  /// What a key leads to; tables by their number.
  enum Slot {
    case value(DataNode)
    case table(Int)
    case array([Int], Range<Int>)

    /// The table that a header goes through.
    var lastTable: Int? {
      switch self {
      case .value: nil
      case .table(let table): table
      case .array(let tables, _): tables.last
      }
    }
  }

  init(origin: Origin, range: Range<Int>) {
    self.origin = origin
    self.range = range
  }

  func entry(for key: String) -> Entry? { positions[key].map { entries[$0] } }

  /// Adds an entry, or tells where the key stands already.
  mutating func insert(_ slot: Slot, for key: TOMLKey) -> Range<Int>? {
    if let first = entry(for: key.name) { return first.keyRange }
    positions[key.name] = entries.count
    entries.append(Entry(key: key.name, keyRange: key.range, slot: slot))
    return nil
  }

  /// Adds a table to an array of tables, in place: copying the array for each would take its length squared.
  mutating func append(_ table: Int, to key: String) -> Bool {
    guard let position = positions[key], case .array(var tables, let range) = entries[position].slot else {
      return false
    }
    entries[position].slot = .array([], range)
    tables.append(table)
    entries[position].slot = .array(tables, range)
    return true
  }
}
