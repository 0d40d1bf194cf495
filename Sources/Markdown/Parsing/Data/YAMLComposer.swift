/// Makes values of the steps through a YAML text.
///
/// What is thrown ends the reading; what does not stand in its way is kept in `problems`.
struct YAMLComposer: ~Copyable {
  private let events: YAMLEventStream
  private let end: Int
  private(set) var problems: [DataProblem] = []
  private var anchors: [String: Anchor] = [:]
  private var openAnchors = 0
  private var depth = 0
  /// How many values there are so far, those that an alias stands for included.
  private var count = 0
  private var countThroughAliases = 0

  private static let depthLimit = 64
  private static let aliasLimit = 10_000

  /// What an alias may stand for; there is no node as long as its own text goes on.
  private struct Anchor {
    let number: Int
    var node: DataNode?
    var count = 0
  }

  init(_ events: consuming YAMLEventStream, end: Int) {
    self.events = events
    self.end = end
  }

  /// The value of the only document; null if there is none.
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
  /// What an alias stands for, at the alias's own place.
  ///
  /// The values are shared, so that an alias takes no memory; but whoever reads them all would read for ever.
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
