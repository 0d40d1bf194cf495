import Markup

/// What was written the last time and what is being written, side by side: one value, so that copying an entry costs one
/// exclusive access to the renderer's state instead of twenty.
struct Journals {
  var last = Journal()
  var now = Journal()

  /// What an entry and everything inside it reported the last time.
  func facts(of index: Int) -> ArraySlice<Fact> {
    let start = last.level.origin.facts + last.entries[index].start.facts
    return last.facts[start..<start + last.entries[index].length.facts]
  }

  /// Copies an entry and everything inside it to `place`, if the same modifiers stand round the view and its surroundings read
  /// the same; gives back which reports and readings go with it.
  mutating func copy(
    _ index: Int, to place: Journal.Extent, _ layers: Layers?, _ environment: EnvironmentValues,
    _ output: inout MarkupBuffer
  ) -> (facts: Range<Int>, reads: [EnvironmentRead])? {
    var entry = last.entries[index]
    guard layers === entry.layers || layers?.isSame(as: entry.layers) == true else { return nil }
    let start = last.level.origin + entry.start
    let end = start + entry.length
    let levels = environment.depth - Int(entry.environmentDepth)
    guard let reads = repeated(start.reads..<end.reads, by: entry, moved: levels, in: environment) else { return nil }

    output.append(rendered: last.bytes.span.extracting(start.bytes..<end.bytes))
    entry.start = place - now.origin
    entry.start.bodies = now.bodies.count - now.origin.bodies
    let next = index + 1 + Int(entry.entries)
    entry.environmentDepth += Int32(levels)
    now.entries.append(entry)
    if next > index + 1 { append(last.entries[index + 1..<next], moved: levels) }
    if end.bodies > start.bodies { now.bodies += last.bodies[start.bodies..<end.bodies] }
    last.level.cursor = next
    return (start.facts..<end.facts, reads)
  }

  /// The readings of an entry as they would be made now; nil if one of what lies outside of the entry would differ.
  private func repeated(
    _ range: Range<Int>, by entry: Journal.Entry, moved levels: Int, in environment: EnvironmentValues
  ) -> [EnvironmentRead]? {
    var reads: [EnvironmentRead] = []
    for read in last.reads[range] {
      if read.depth > Int(entry.environmentDepth) {
        reads.append(read.moved(by: levels))
      } else {
        guard let read = read.repeated(in: environment) else { return nil }
        reads.append(read)
      }
    }
    return reads
  }

  private mutating func append(_ entries: ArraySlice<Journal.Entry>, moved levels: Int) {
    guard levels != 0 else { return now.entries.append(contentsOf: entries) }
    for var entry in entries {
      entry.environmentDepth += Int32(levels)
      now.entries.append(entry)
    }
  }
}
