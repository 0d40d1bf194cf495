/// The tables of a TOML text while they are being filled, and the rules for what may be filled when.
struct TOMLTree {
  /// The root table, then all others in the order of the text.
  private(set) var tables: [TOMLTable] = [TOMLTable(origin: .header, range: 0..<0)]
  /// The table that keys go into, and which of the text's headers opened it.
  private var current = 0
  private var header = 0
  private(set) var problems: [DataProblem] = []

  mutating func report(_ problems: [DataProblem]) {
    self.problems += problems
  }

  /// Puts a value into the current table.
  mutating func insert(_ value: DataNode, at path: [TOMLKey]) {
    guard let last = path.last, let table = descend(path.dropLast()) else { return }
    if let first = tables[table].insert(.value(value), for: last) {
      problems.append(DataProblem(.duplicateKey(last.name, first: first), at: last.range))
    }
  }

  /// Goes down a key with dots from the current table, making tables on the way.
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

  /// Opens the table of a header; where that is not allowed, what follows goes into one that nobody sees.
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
