/// The tables of a TOML document during parsing, and the rules for adding keys to them.
struct TOMLTree {
  /// The root table, then all others in source order.
  private(set) var tables: [TOMLTable] = [TOMLTable(origin: .header, range: 0..<0)]
  /// The index of the table that keys are added to, and the number of the header that opened it.
  private var current = 0
  private var header = 0
  private(set) var problems: [DataProblem] = []

  mutating func report(_ problems: [DataProblem]) {
    self.problems += problems
  }

  /// Adds a value to the current table.
  mutating func insert(_ value: DataNode, at path: [TOMLKey]) {
    guard let last = path.last, let table = descend(path.dropLast()) else { return }
    if let first = tables[table].insertOrReplace(value, for: last) {
      problems.append(DataProblem(.duplicateKey(last.name, first: first), at: last.range))
    }
  }

  /// Follows a dotted key from the current table and creates the missing tables.
  private mutating func descend(_ path: ArraySlice<TOMLKey>) -> Int? {
    var table = current
    for key in path {
      guard let entry = tables[table].entry(for: key.name) else {
        table = addTable(.dots(header: header), for: key, to: table)
        continue
      }
      guard case .table(let next) = entry.slot else {
        problems.append(refusal(of: key, holding: entry))
        return nil
      }
      switch tables[next].origin {
      case .path: tables[next].origin = .dots(header: header)
      case .dots(header: header): break
      case .dots, .header:
        problems.append(DataProblem(.toml(.complete(key.name, first: tables[next].range)), at: key.range))
        return nil
      }
      table = next
    }
    return table
  }

  /// Opens the table of a header.
  ///
  /// If the header is invalid, the keys below it go into a table that is not part of the result.
  mutating func open(_ path: [TOMLKey], isArray: Bool, at range: Range<Int>) {
    header += 1
    current = reach(path, isArray: isArray, at: range) ?? addTable(.header, at: range)
  }

  private mutating func reach(_ path: [TOMLKey], isArray: Bool, at range: Range<Int>) -> Int? {
    var table = 0
    for key in path.dropLast() {
      switch tables[table].entry(for: key.name) {
      case nil: table = addTable(.path, for: key, to: table)
      case let entry?:
        guard let next = entry.slot.lastTable else {
          problems.append(refusal(of: key, holding: entry))
          return nil
        }
        table = next
      }
    }
    guard let last = path.last else { return nil }
    return isArray ? appendTable(to: last, in: table, at: range) : define(last, in: table, at: range)
  }

  private mutating func define(_ key: TOMLKey, in table: Int, at range: Range<Int>) -> Int? {
    guard let entry = tables[table].entry(for: key.name) else {
      return addTable(.header, for: key, to: table, at: range)
    }
    if case .table(let next) = entry.slot, case .path = tables[next].origin {
      tables[next].origin = .header
      tables[next].range = range
      return next
    }
    let first = entry.slot.lastTable.map { tables[$0].range } ?? entry.keyRange
    problems.append(DataProblem(.toml(.redefinedTable(key.name, first: first)), at: range))
    return nil
  }

  private mutating func appendTable(to key: TOMLKey, in table: Int, at range: Range<Int>) -> Int? {
    let next = addTable(.header, at: range)
    if tables[table].append(next, to: key.name) { return next }
    guard let first = tables[table].insert(.array([next], range), for: key) else { return next }
    problems.append(DataProblem(.toml(.complete(key.name, first: first)), at: range))
    return nil
  }

  private func refusal(of key: TOMLKey, holding entry: TOMLTable.Entry) -> DataProblem {
    let first = entry.keyRange
    if case .value(let node) = entry.slot, node.map == nil, node.list == nil {
      return DataProblem(.toml(.notATable(key.name, first: first)), at: key.range)
    }
    return DataProblem(.toml(.complete(key.name, first: first)), at: key.range)
  }

  private mutating func addTable(_ origin: TOMLTable.Origin, at range: Range<Int>) -> Int {
    tables.append(TOMLTable(origin: origin, range: range))
    return tables.count - 1
  }

  private mutating func addTable(
    _ origin: TOMLTable.Origin, for key: TOMLKey, to parent: Int, at range: Range<Int>? = nil
  ) -> Int {
    let table = addTable(origin, at: range ?? key.range)
    _ = tables[parent].insert(.table(table), for: key)
    return table
  }
}

extension TOMLTree {
  /// Returns the whole tree as a value.
  func node(at range: Range<Int>) -> DataNode { DataNode(.map(map(of: tables[0])), at: range) }

  private func map(of table: TOMLTable) -> DataMap {
    var map = DataMap()
    for entry in table.entries {
      map.insert(DataMap.Entry(key: entry.key, keyRange: entry.keyRange, value: node(in: entry.slot)))
    }
    return map
  }

  private func node(of table: Int) -> DataNode {
    DataNode(.map(map(of: tables[table])), at: tables[table].range)
  }

  private func node(in slot: TOMLTable.Slot) -> DataNode {
    switch slot {
    case .value(let node): node
    case .table(let table): node(of: table)
    case .array(let tables, let range): DataNode(.list(tables.map(node(of:))), at: range)
    }
  }
}

/// A TOML table during parsing.
struct TOMLTable {
  var origin: Origin
  var range: Range<Int>
  private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  /// The syntax that created the table, which decides whether keys may still be added.
  enum Origin {
    /// The table's own header.
    case header
    /// The header of a nested table. The table's own header may follow.
    case path
    /// A dotted key. More dotted keys may follow up to the next header.
    case dots(header: Int)
  }

  struct Entry {
    let key: String
    let keyRange: Range<Int>
    var slot: Slot
  }

  /// The value of a key.
  ///
  /// Tables are indices into `TOMLTree.tables`.
  enum Slot {
    case value(DataNode)
    case table(Int)
    case array([Int], Range<Int>)

    /// The table that a header with this key refers to: the table itself, or the last table of an array.
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

  /// Adds an entry.
  ///
  /// If the key exists, returns its range instead.
  mutating func insert(_ slot: Slot, for key: TOMLKey) -> Range<Int>? {
    if let first = entry(for: key.name) { return first.keyRange }
    positions[key.name] = entries.count
    entries.append(Entry(key: key.name, keyRange: key.range, slot: slot))
    return nil
  }

  /// Adds a value, or replaces the value of the key.
  ///
  /// If the key exists, returns its range. Tables and arrays of tables are not replaced.
  mutating func insertOrReplace(_ value: DataNode, for key: TOMLKey) -> Range<Int>? {
    guard let first = insert(.value(value), for: key) else { return nil }
    if let position = positions[key.name], case .value = entries[position].slot {
      entries[position].slot = .value(value)
    }
    return first
  }

  /// Appends a table to an array of tables in place.
  ///
  /// A copy of the array for each table would take quadratic time.
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
