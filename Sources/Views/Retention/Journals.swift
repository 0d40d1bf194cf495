import Markup

/// What was written the last time and what is being written, side by side: one value, so that copying an entry costs one
/// exclusive access to the renderer's state instead of twenty.
struct Journals {
  var last = Journal()
  var now = Journal()

  /// Copies an entry and everything inside it to `place`, if the same modifiers stand round the view and its surroundings read
  /// the same; gives back which reports and readings go with it.
  mutating func copy(
    _ index: Int, to place: Journal.Extent, _ layers: Layers?, _ environment: EnvironmentValues,
    _ output: inout MarkupBuffer
  ) -> (facts: Range<Int>, reads: Range<Int>)? {
    var entry = last.entries[index]
    guard layers === entry.layers || layers?.isSame(as: entry.layers) == true else { return nil }
    let start = last.level.origin + entry.start
    let end = start + entry.length
    guard
      start.reads == end.reads
        || last.reads[start.reads..<end.reads].allSatisfy({
          $0.depth > Int(entry.environmentDepth) || $0.holds(in: environment)
        })
    else { return nil }

    output.append(rendered: last.bytes.span.extracting(start.bytes..<end.bytes))
    entry.start = place - now.origin
    entry.start.bodies = now.bodies.count - now.origin.bodies
    let next = index + 1 + Int(entry.entries)
    now.entries.append(entry)
    if next > index + 1 { now.entries += last.entries[index + 1..<next] }
    if end.bodies > start.bodies { now.bodies += last.bodies[start.bodies..<end.bodies] }
    last.level.cursor = next
    return (start.facts..<end.facts, start.reads..<end.reads)
  }
}
