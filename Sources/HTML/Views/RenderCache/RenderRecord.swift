import Markup

/// The record of one render: an entry for each comparable composite, outer before inner, and the page's bytes.
///
/// An entry's offsets count from the start of the entry around it, so a copy of a whole subtree needs no new offsets.
struct RenderRecord {
  struct Entry {
    /// The key of the view's location.
    let key: UInt64
    let view: CachedView
    /// The modifiers that were pending for the view.
    let pending: PendingModifiers?
    /// The number of environment writes around the view.
    var environmentDepth: Int32
    /// The offsets of the entry's bytes, events, reads and bodies in the entry around it.
    var start = Extent()
    /// The numbers of its bytes, events, reads and bodies.
    var length = Extent()
    /// The number of entries inside it.
    var entries: Int32 = 0
  }

  /// The offsets or the counts of the bytes, events, reads and bodies of a render.
  ///
  /// With four bytes each, an entry takes 64 bytes, which is one cache line. That halves the memory traffic of copying
  /// ten thousand entries.
  struct Extent {
    private var storage = SIMD4<Int32>()

    init(bytes: Int = 0, events: Int = 0, reads: Int = 0, bodies: Int = 0) {
      storage = SIMD4(
        Int32(truncatingIfNeeded: bytes), Int32(truncatingIfNeeded: events), Int32(truncatingIfNeeded: reads),
        Int32(truncatingIfNeeded: bodies))
    }

    var bytes: Int {
      get { Int(storage.x) }
      set { storage.x = Int32(truncatingIfNeeded: newValue) }
    }
    var events: Int { Int(storage.y) }
    var reads: Int { Int(storage.z) }
    var bodies: Int {
      get { Int(storage.w) }
      set { storage.w = Int32(truncatingIfNeeded: newValue) }
    }

    static func - (lhs: Extent, rhs: Extent) -> Extent {
      var difference = lhs
      difference.storage &-= rhs.storage
      return difference
    }

    static func + (lhs: Extent, rhs: Extent) -> Extent {
      var sum = lhs
      sum.storage &+= rhs.storage
      return sum
    }
  }

  /// The maximum size of a recorded page: the largest offset that fits into an extent.
  static var largestPage: Int { Int(Int32.max) }

  var entries: [Entry] = []
  var bodies: [CachedBody] = []
  var events: [RenderEvent] = []
  var reads: [EnvironmentRead] = []
  var bytes: [UInt8] = []
  /// The start of the entry that is being recorded.
  var origin = Extent()

  /// The position of a reader in one level of the record: the entries inside one entry, or the outermost entries.
  struct Level {
    /// The index of the next expected entry.
    var cursor = 0
    /// The index after the last entry of this level.
    var end = 0
    /// The start of the entry around this level.
    var origin = Extent()
    /// Whether the reader has found every entry at the cursor so far.
    var isInOrder = true
  }

  var level = Level()
  private var levelsByKey: [UInt64: Level]?
  private var bodiesByKey: [UInt64: Int]?

  /// Returns the index of the entry for `key`, and moves the level to it.
  ///
  /// The search tries the next eight entries first. If nothing changed, the first of them matches. If views were
  /// removed, a later one matches.
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
    // If all entries were found in order and none is left, then the view was appended and has no entry.
    if level.isInOrder, level.cursor == level.end { return nil }
    level.isInOrder = false
    guard let other = lookUp(key) else { return nil }
    level = other
    return other.cursor
  }

  /// Returns the level inside an entry of the current level.
  func level(inside index: Int) -> Level {
    Level(cursor: index + 1, end: index + 1 + Int(entries[index].entries), origin: level.origin + entries[index].start)
  }

  /// Prepares a complete record for reading.
  mutating func rewind() {
    level = Level(end: entries.count)
    levelsByKey = nil
    bodiesByKey = nil
  }

  /// Returns the body that was run for the view at `key`.
  mutating func body(_ key: UInt64) -> CachedBody? {
    let indices = bodiesByKey ?? Dictionary(bodies.indices.map { (bodies[$0].key, $0) }) { first, _ in first }
    bodiesByKey = indices
    return indices[key].map { bodies[$0] }
  }

  private mutating func lookUp(_ key: UInt64) -> Level? {
    let levels = levelsByKey ?? indexLevels()
    levelsByKey = levels
    return levels[key]
  }

  /// Returns the level of the first entry for each key.
  private func indexLevels() -> [UInt64: Level] {
    var levels: [UInt64: Level] = [:]
    levels.reserveCapacity(entries.count)
    var open = [Level(end: entries.count)]
    for (index, entry) in entries.enumerated() {
      while let last = open.last, last.end <= index, open.count > 1 { open.removeLast() }
      guard var level = open.last else { continue }
      level.cursor = index
      level.isInOrder = false
      if levels[entry.key] == nil { levels[entry.key] = level }
      if entry.entries > 0 {
        open.append(Level(end: index + 1 + Int(entry.entries), origin: level.origin + entry.start))
      }
    }
    return levels
  }
}

/// The records of the previous and the current render.
///
/// The two records are one value, so that copying an entry needs one exclusive access to the cache instead of twenty.
struct RenderRecords {
  var previous = RenderRecord()
  var current = RenderRecord()

  /// Returns the events of an entry of the previous render, including the entries inside it.
  func events(of index: Int) -> ArraySlice<RenderEvent> {
    let start = previous.level.origin.events + previous.entries[index].start.events
    return previous.events[start..<start + previous.entries[index].length.events]
  }

  /// Copies an entry of the previous render, and the entries inside it, to `destination`.
  ///
  /// It returns the events and reads that belong to the copy. If the pending modifiers or an environment value differ,
  /// it copies nothing and returns nil.
  mutating func copy(
    _ index: Int, to destination: RenderRecord.Extent, _ pending: PendingModifiers?,
    _ environment: EnvironmentValues, _ output: inout MarkupBuffer
  ) -> (events: Range<Int>, reads: [EnvironmentRead])? {
    var entry = previous.entries[index]
    guard pending === entry.pending || pending?.isSame(as: entry.pending) == true else { return nil }
    let start = previous.level.origin + entry.start
    let end = start + entry.length
    let levels = environment.depth - Int(entry.environmentDepth)
    guard let reads = repeatedReads(start.reads..<end.reads, of: entry, moved: levels, in: environment) else {
      return nil
    }

    output.append(rendered: previous.bytes.span.extracting(start.bytes..<end.bytes))
    entry.start = destination - current.origin
    entry.start.bodies = current.bodies.count - current.origin.bodies
    let next = index + 1 + Int(entry.entries)
    entry.environmentDepth += Int32(levels)
    current.entries.append(entry)
    if next > index + 1 { append(previous.entries[index + 1..<next], moved: levels) }
    if end.bodies > start.bodies { current.bodies += previous.bodies[start.bodies..<end.bodies] }
    previous.level.cursor = next
    return (start.events..<end.events, reads)
  }

  /// Returns the reads of an entry as they would be now, or nil if a value from outside of the entry differs.
  private func repeatedReads(
    _ range: Range<Int>, of entry: RenderRecord.Entry, moved levels: Int, in environment: EnvironmentValues
  ) -> [EnvironmentRead]? {
    var reads: [EnvironmentRead] = []
    for read in previous.reads[range] {
      if read.depth > Int(entry.environmentDepth) {
        reads.append(read.moved(by: levels))
      } else {
        guard let read = read.repeated(in: environment) else { return nil }
        reads.append(read)
      }
    }
    return reads
  }

  private mutating func append(_ entries: ArraySlice<RenderRecord.Entry>, moved levels: Int) {
    guard levels != 0 else { return current.entries.append(contentsOf: entries) }
    for var entry in entries {
      entry.environmentDepth += Int32(levels)
      current.entries.append(entry)
    }
  }
}

/// The cached result of a body that ran to resolve a list; an equal view reuses it.
struct CachedBody {
  let key: UInt64
  let view: CachedView
  let body: Any
  /// The environment reads of the body.
  let reads: [EnvironmentRead]

  /// Returns the reads as they would be now, or nil if a value differs.
  func repeatedReads(in environment: EnvironmentValues) -> [EnvironmentRead]? {
    let repeated = reads.compactMap { $0.repeated(in: environment) }
    return repeated.count == reads.count ? repeated : nil
  }
}
