extension TOMLTree {
  /// All of it as a value.
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
