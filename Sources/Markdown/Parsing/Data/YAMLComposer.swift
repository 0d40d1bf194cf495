/// A builder that turns the events of a YAML document into values.
///
/// A syntax error is thrown. Other problems are collected in `problems`.
struct YAMLComposer: ~Copyable {
  private let events: YAMLEventStream
  private let end: Int
  private(set) var problems: [DataProblem] = []
  private var anchors: [String: Anchor] = [:]
  private var openAnchors = 0
  private var depth = 0
  /// The number of values so far, including those that aliases expand to.
  private var count = 0
  private var countThroughAliases = 0

  private static let depthLimit = 64
  private static let aliasLimit = 10_000

  /// An anchor, and the value that it names.
  ///
  /// `node` is `nil` until the value is complete.
  private struct Anchor {
    let number: Int
    var node: DataNode?
    var count = 0
  }

  init(_ events: consuming YAMLEventStream, end: Int) {
    self.events = events
    self.end = end
  }

  /// Returns the value of the only document, or null if there is none.
  mutating func document() throws(DataProblem) -> DataNode {
    var node: DataNode?
    while true {
      let event = try events.next()
      switch event.kind {
      case .end: return node ?? DataNode(.null, at: end..<end)
      case .other: continue
      case .document where node != nil:
        problems.append(DataProblem(.yaml(.secondDocument), at: event.range))
        return node ?? DataNode(.null, at: end..<end)
      case .document: node = try self.node(from: events.next())
      default: continue
      }
    }
  }

  mutating func node(from event: YAMLEvent) throws(DataProblem) -> DataNode {
    if case .alias(let name) = event.kind { return try alias(name, at: event.range) }
    let countBefore = count
    count += 1
    openAnchors += 1
    let number = openAnchors
    if let name = event.anchor { anchors[name] = Anchor(number: number) }
    let node = try value(from: event)
    if let name = event.anchor, anchors[name]?.number == number {
      anchors[name] = Anchor(number: number, node: node, count: count - countBefore)
    }
    return node
  }

  mutating func report(_ mistake: YAMLMistake, at range: Range<Int>) {
    problems.append(DataProblem(.yaml(mistake), at: range))
  }

  mutating func report(_ kind: DataProblem.Kind, at range: Range<Int>) {
    problems.append(DataProblem(kind, at: range))
  }

  mutating func nextEvent() throws(DataProblem) -> YAMLEvent { try events.next() }
}

extension YAMLComposer {
  /// Returns the value of an alias, with the range of the alias.
  ///
  /// Values are shared, so an alias takes no memory. But nested aliases can expand to exponentially many values, so
  /// their number is limited.
  private mutating func alias(_ name: String, at range: Range<Int>) throws(DataProblem) -> DataNode {
    count += 1
    guard let anchor = anchors[name] else {
      report(.unknownAlias(name), at: range)
      return DataNode(.null, at: range)
    }
    guard let node = anchor.node else {
      report(.recursiveAlias(name), at: range)
      return DataNode(.null, at: range)
    }
    count += anchor.count
    countThroughAliases += anchor.count
    guard countThroughAliases <= Self.aliasLimit else {
      throw DataProblem(.yaml(.aliasLimit(Self.aliasLimit)), at: range)
    }
    return DataNode(node.value, at: range, written: node.written)
  }

  private mutating func value(from event: YAMLEvent) throws(DataProblem) -> DataNode {
    switch event.kind {
    case .scalar(let text, let isPlain):
      let value = scalar(text, isPlain: isPlain, tag: event.tag, at: event.range)
      return DataNode(value, at: event.range, written: value.isNumber ? text : nil)
    case .list(let isFlow):
      check(event, against: "seq")
      try descend(at: event.range)
      defer { depth -= 1 }
      return try list(from: event.range, isFlow: isFlow)
    case .map(let isFlow):
      check(event, against: "map")
      try descend(at: event.range)
      defer { depth -= 1 }
      return try map(from: event.range, isFlow: isFlow)
    default:
      return DataNode(.null, at: event.range)
    }
  }

  private mutating func descend(at range: Range<Int>) throws(DataProblem) {
    depth += 1
    guard depth <= Self.depthLimit else { throw DataProblem(.nestingLimit(Self.depthLimit), at: range) }
  }
}

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
        first = map.insertOrReplace(entry)
      }
      if let first { report(.duplicateKey(key.text, first: first.keyRange), at: event.range) }
    }
    if let merged { merge(merged.value, into: &map) }
    return DataNode(.map(map), at: range(from: start, to: last))
  }

  /// Returns the key as written, or `nil` if it is not a single string.
  private mutating func key(from event: YAMLEvent) throws(DataProblem) -> (text: String, isMerge: Bool)? {
    let node = try node(from: event)
    if case .scalar(let text, let isPlain) = event.kind {
      return (text, isPlain && text == "<<" && event.tag == nil)
    }
    report(.complexKey, at: node.range)
    return nil
  }

  /// Adds the entries of merged maps that the map does not have.
  ///
  /// If several maps have a key, the first one wins.
  private mutating func merge(_ node: DataNode, into map: inout DataMap) {
    for source in node.list ?? [node] {
      guard let entries = source.map?.entries else {
        report(.mergedValue, at: source.range)
        continue
      }
      for entry in entries { map.insert(entry) }
    }
  }

  /// Returns the range up to the last value of a block.
  ///
  /// For libyaml, a block extends to the next token.
  private func range(from start: Range<Int>, to end: Range<Int>?) -> Range<Int> {
    start.lowerBound..<max(start.lowerBound, end?.upperBound ?? start.upperBound)
  }
}
