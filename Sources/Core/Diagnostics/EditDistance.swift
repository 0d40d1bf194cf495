/// The fewest slips that turn one sequence into another, or nothing where they are more than the limit.
///
/// A slip is an element left out, added, put for another, or swapped with its neighbour ("optimal string alignment").
public func editDistance<Element: Equatable>(_ source: [Element], _ target: [Element], limit: Int) -> Int? {
  guard abs(source.count - target.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for row in source.indices {
    var current = [row + 1]
    for column in target.indices {
      let substituted = last[column] + (source[row] == target[column] ? 0 : 1)
      var fewest = min(substituted, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
        fewest = min(fewest, beforeLast[column - 1] + 1)
      }
      current.append(fewest)
    }
    // What a row needs at least never falls from row to row, so what is beyond the limit here stays beyond it.
    if let least = current.min(), least > limit { return nil }
    (beforeLast, last) = (last, current)
  }
  return last.last.flatMap { $0 <= limit ? $0 : nil }
}
