/// A run of a Snowball script on one word.
struct SnowballRun {
  private let script: SnowballScript
  private(set) var text: [UInt32]
  private var cursor = 0
  /// The positions between which the cursor moves.
  private var (start, end): (Int, Int)
  private var isBackwards = false
  private var slice = (start: 0, end: 0)
  private var variables: [String: Int] = [:]
  /// The command of the text that was found last.
  private var found = SnowballCommand.all([])

  init(_ script: SnowballScript, on text: [UInt32]) {
    self.script = script
    self.text = text
    (start, end) = (0, text.count)
  }

  /// Runs a command, and returns whether it succeeded.
  mutating func run(_ command: SnowballCommand) -> Bool {
    switch command {
    case .literal(let text): return match(text)
    case .letter(let set, let isNegated): return matchLetter(of: set, isNegated)
    case .call(let name): return script.routines[name].map { run($0) } ?? false
    case .all(let commands):
      for command in commands where !run(command) { return false }
      return true
    case .first(let commands):
      let place = place
      for command in commands {
        if run(command) { return true }
        self.place = place
      }
      return false
    case .not(let command):
      let place = place
      defer { self.place = place }
      return !run(command)
    case .test(let command):
      let place = place
      defer { self.place = place }
      return run(command)
    case .repeated(let command):
      var place = place
      while run(command) { place = self.place }
      self.place = place
      return true
    case .goPast(let command): return goPast(command)
    case .hop(let count): return hop(count)
    case .sliceStart: if isBackwards { slice.end = cursor } else { slice.start = cursor }
    case .sliceEnd: if isBackwards { slice.start = cursor } else { slice.end = cursor }
    case .replace(let text): replaceSlice(with: text)
    case .insert(let text): insert(text)
    case .assign(let name, let value): variables[name] = number(value)
    case .compare(let one, let comparison, let other): return comparison.holds(number(one), number(other))
    case .moveTo(let value): return move(to: number(value))
    case .atLimit: return isBackwards ? cursor <= start : cursor >= end
    case .backwards(let command): return runBackwards(command)
    case .setLimit(let limit, let command): return run(command, within: limit)
    case .find(let table): return find(in: script.tables[table])
    case .runFound: return run(found)
    }
    return true
  }

  /// The cursor's distance from the start, or backwards from the end, because the text before it may become shorter.
  private var place: Int {
    get { isBackwards ? end - cursor : cursor }
    set { cursor = isBackwards ? end - newValue : newValue }
  }

  private func number(_ value: SnowballValue) -> Int {
    switch value {
    case .number(let number): number
    case .variable(let name): variables[name] ?? 0
    case .cursor: cursor
    case .limit: isBackwards ? start : end
    }
  }
}

extension SnowballRun {
  private mutating func match(_ wanted: [UInt32]) -> Bool {
    let first = isBackwards ? cursor - wanted.count : cursor
    guard first >= start, first + wanted.count <= end, text[first..<(first + wanted.count)].elementsEqual(wanted) else {
      return false
    }
    cursor = isBackwards ? first : first + wanted.count
    return true
  }

  private mutating func matchLetter(of set: [UInt32], _ isNegated: Bool) -> Bool {
    let at = isBackwards ? cursor - 1 : cursor
    guard at >= start, at < end, set.contains(text[at]) != isNegated else { return false }
    return hop(1)
  }

  private mutating func hop(_ count: Int) -> Bool { move(to: isBackwards ? cursor - count : cursor + count) }

  private mutating func move(to target: Int) -> Bool {
    guard start <= target, target <= end, isBackwards ? target <= cursor : target >= cursor else { return false }
    cursor = target
    return true
  }

  private mutating func goPast(_ command: SnowballCommand) -> Bool {
    while true {
      let place = place
      if run(command) { return true }
      self.place = place
      if !hop(1) { return false }
    }
  }

  private mutating func find(in table: SnowballTable) -> Bool {
    let match =
      isBackwards
      ? table.suffix(of: text, endingAt: cursor, from: start) : table.prefix(of: text, at: cursor, before: end)
    guard let match else { return false }
    cursor += isBackwards ? -match.length : match.length
    found = table.cases[match.row].command
    return true
  }

  private mutating func replaceSlice(with new: [UInt32]) {
    text.replaceSubrange(slice.start..<slice.end, with: new)
    let change = new.count - (slice.end - slice.start)
    end += change
    if cursor >= slice.end { cursor += change } else if cursor > slice.start { cursor = slice.start }
    slice.end = slice.start + new.count
  }

  private mutating func insert(_ new: [UInt32]) {
    let at = cursor
    slice = (at, at)
    replaceSlice(with: new)
    if isBackwards { cursor = at }
  }

  private mutating func runBackwards(_ command: SnowballCommand) -> Bool {
    let before = (start, cursor)
    (start, cursor, isBackwards) = (cursor, end, true)
    let isDone = run(command)
    (start, cursor) = before
    isBackwards = false
    return isDone
  }

  private mutating func run(_ command: SnowballCommand, within limit: SnowballCommand) -> Bool {
    let (place, outer) = (place, isBackwards ? start : end)
    guard run(limit) else { return false }
    if isBackwards { start = cursor } else { end = cursor }
    self.place = place
    let isDone = run(command)
    if isBackwards { start = outer } else { end = outer }
    return isDone
  }
}
