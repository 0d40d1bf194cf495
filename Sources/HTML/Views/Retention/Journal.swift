import Markup

/// What one render wrote: an entry per comparable composite, the outer before the inner, and the page's bytes.
///
/// Offsets count from the start of the entry around, so that a whole subtree moves to another page by copying.
struct Journal {
  struct Entry {
    /// Where the view stands.
    let key: UInt64
    /// The view that was rendered.
    let input: RetainedInput
    /// What modifiers further out had written for it.
    let layers: Layers?
    /// How many writes surrounded it.
    var environmentDepth: Int32
    /// Its first byte, report, reading and body, counted from those of the entry around.
    var start = Extent()
    /// How many bytes, reports, readings and bodies it holds.
    var length = Extent()
    /// How many entries lie inside.
    var entries: Int32 = 0
  }

  /// A place in, or a length of, everything that a render writes.
  ///
  /// Four bytes each keep an entry at 64 bytes, one cache line: half the traffic of copying ten thousand of them.
  struct Extent {
    private var storage = SIMD4<Int32>()

    init(bytes: Int = 0, facts: Int = 0, reads: Int = 0, bodies: Int = 0) {
      storage = SIMD4(
        Int32(truncatingIfNeeded: bytes), Int32(truncatingIfNeeded: facts), Int32(truncatingIfNeeded: reads),
        Int32(truncatingIfNeeded: bodies))
    }

    var bytes: Int {
      get { Int(storage.x) }
      set { storage.x = Int32(truncatingIfNeeded: newValue) }
    }
    var facts: Int { Int(storage.y) }
    var reads: Int { Int(storage.z) }
    var bodies: Int {
      get { Int(storage.w) }
      set { storage.w = Int32(truncatingIfNeeded: newValue) }
    }

    static func - (one: Extent, other: Extent) -> Extent {
      var difference = one
      difference.storage &-= other.storage
      return difference
    }

    static func + (one: Extent, other: Extent) -> Extent {
      var sum = one
      sum.storage &+= other.storage
      return sum
    }
  }

  /// The longest page that is kept: what an extent can count.
  static var longest: Int { Int(Int32.max) }

  var entries: [Entry] = []
  var bodies: [RetainedBody] = []
  var facts: [Fact] = []
  var reads: [EnvironmentRead] = []
  var bytes: [UInt8] = []
  /// Where the entry being written starts.
  var origin = Extent()

  /// Where in the entries a second reader of the journal is: among those inside one entry, or the outermost.
  struct Level {
    /// The entry expected next.
    var cursor = 0
    /// Where this level's entries end.
    var end = 0
    /// Where the entry around them starts.
    var origin = Extent()
    /// Whether every entry so far was the one expected next.
    var isInOrder = true
  }

  var level = Level()
  private var indices: [UInt64: Level]?
  private var bodyIndices: [UInt64: Int]?

  /// The entry of the view at `key`, at which the level then stands: the next one nearly always, one of the next few after a
  /// removal, else by look-up.
  mutating func find(_ key: UInt64) -> Int? {
    var index = level.cursor
    for _ in 0..<8 where index < level.end {
      if entries[index].key == key {
        level.isInOrder = level.isInOrder && index == level.cursor
        level.cursor = index
        return index
      }
      index += Int(entries[index].entries) + 1
    }
    // Where all entries were met in order and none is left, there is none to look up: a view was appended.
    if level.isInOrder, level.cursor == level.end { return nil }
    level.isInOrder = false
    guard let found = lookUp(key) else { return nil }
    level = found
    return found.cursor
  }

  /// The level inside an entry of the current one.
  func inside(_ index: Int) -> Level {
    Level(cursor: index + 1, end: index + 1 + Int(entries[index].entries), origin: level.origin + entries[index].start)
  }

  /// Makes a finished journal ready to be read.
  mutating func rewind() {
    level = Level(end: entries.count)
    indices = nil
    bodyIndices = nil
  }

  /// The body that was run for the view at `key`.
  mutating func body(_ key: UInt64) -> RetainedBody? {
    let indices = bodyIndices ?? Dictionary(bodies.indices.map { (bodies[$0].key, $0) }) { first, _ in first }
    bodyIndices = indices
    return indices[key].map { bodies[$0] }
  }

  private mutating func lookUp(_ key: UInt64) -> Level? {
    let indices = indices ?? index()
    self.indices = indices
    return indices[key]
  }

  /// Where each key stands first.
  private func index() -> [UInt64: Level] {
    var indices: [UInt64: Level] = [:]
    indices.reserveCapacity(entries.count)
    var around = [Level(end: entries.count)]
    for (index, entry) in entries.enumerated() {
      while let last = around.last, last.end <= index, around.count > 1 { around.removeLast() }
      guard var level = around.last else { continue }
      level.cursor = index
      level.isInOrder = false
      if indices[entry.key] == nil { indices[entry.key] = level }
      if entry.entries > 0 {
        around.append(Level(end: index + 1 + Int(entry.entries), origin: level.origin + entry.start))
      }
    }
    return indices
  }
}
