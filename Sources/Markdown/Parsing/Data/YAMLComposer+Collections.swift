extension YAMLComposer {
  mutating func list(from start: Range<Int>, isFlow: Bool) throws(DataProblem) -> DataNode {
    var nodes: [DataNode] = []
    while true {
      let event = try nextEvent()
      if case .listEnd = event.kind {
        return DataNode(.list(nodes), at: range(from: start, to: isFlow ? event.range : nodes.last?.range))
      }
      nodes.append(try node(from: event))
    }
  }

  mutating func map(from start: Range<Int>, isFlow: Bool) throws(DataProblem) -> DataNode {
    var map = DataMap()
    var merged: DataMap.Entry?
    var last: Range<Int>?
    while true {
      let event = try nextEvent()
      if case .mapEnd = event.kind { last = isFlow ? event.range : last; break }
      let key = try key(from: event)
      let value = try node(from: nextEvent())
      last = value.range
      guard let key else { continue }
      let entry = DataMap.Entry(key: key.text, keyRange: event.range, value: value)
      let first: DataMap.Entry?
      if key.isMerge {
        first = merged
        merged = merged ?? entry
      } else {
        first = map.insert(entry)
      }
      if let first { report(.duplicateKey(key.text, first: first.keyRange), at: event.range) }
    }
    if let merged { merge(merged.value, into: &map) }
    return DataNode(.map(map), at: range(from: start, to: last))
  }

  /// The key as it is written, whatever it would be as a value; nothing where it is no single text.
  private mutating func key(from event: YAMLEvent) throws(DataProblem) -> (text: String, isMerge: Bool)? {
    let node = try node(from: event)
    if case .scalar(let text, let isPlain) = event.kind {
      return (text, isPlain && text == "<<" && event.tag == nil)
    }
    report(.complexKey, at: node.range)
    return nil
  }

  /// Adds what the map itself does not say, after what it does; of several maps the first to know a key wins.
  private mutating func merge(_ node: DataNode, into map: inout DataMap) {
    for source in node.list ?? [node] {
      guard let entries = source.map?.entries else {
        report(.mergedValue, at: source.range)
        continue
      }
      for entry in entries { map.insert(entry) }
    }
  }

  /// A block ends where its last value does: for libyaml it goes on to the next thing in the text.
  private func range(from start: Range<Int>, to end: Range<Int>?) -> Range<Int> {
    start.lowerBound..<max(start.lowerBound, end?.upperBound ?? start.upperBound)
  }
}
