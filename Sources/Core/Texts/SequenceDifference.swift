/// A diff of two sequences that first matches the elements that occur once in each sequence ("patience diff").
///
/// It takes nearly linear time. Myers' algorithm takes longer for pages that have little in common.
package enum SequenceDifference {
  /// An element of both sequences, or of one of them.
  package enum Step: Equatable, Sendable {
    case both(Int, Int)
    case first(Int)
    case second(Int)
  }

  /// Returns the elements of both sequences in order.
  ///
  /// ```swift
  /// SequenceDifference.steps(from: [1, 2, 3], to: [1, 3])  // both(0, 0), first(1), both(2, 1)
  /// ```
  package static func steps(from first: [UInt64], to second: [UInt64]) -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(max(first.count, second.count))
    append(first, first.indices, second, second.indices, to: &steps)
    return steps
  }

  private static func append(
    _ first: [UInt64], _ firstRange: Range<Int>, _ second: [UInt64], _ secondRange: Range<Int>, to steps: inout [Step]
  ) {
    var (start, otherStart) = (firstRange.lowerBound, secondRange.lowerBound)
    var (end, otherEnd) = (firstRange.upperBound, secondRange.upperBound)
    while start < end, otherStart < otherEnd, first[start] == second[otherStart] {
      steps.append(.both(start, otherStart))
      start += 1
      otherStart += 1
    }
    var suffix = 0
    while start < end, otherStart < otherEnd, first[end - 1] == second[otherEnd - 1] {
      end -= 1
      otherEnd -= 1
      suffix += 1
    }
    appendMiddle(first, start..<end, second, otherStart..<otherEnd, to: &steps)
    for offset in 0..<suffix { steps.append(.both(end + offset, otherEnd + offset)) }
  }

  private static func appendMiddle(
    _ first: [UInt64], _ firstRange: Range<Int>, _ second: [UInt64], _ secondRange: Range<Int>, to steps: inout [Step]
  ) {
    let anchors = firstRange.isEmpty || secondRange.isEmpty ? [] : anchors(first, firstRange, second, secondRange)
    guard !anchors.isEmpty else {
      if firstRange.count * secondRange.count <= 1 << 18 {
        appendSmall(first, firstRange, second, secondRange, to: &steps)
      } else {
        steps += firstRange.map { .first($0) } + secondRange.map { .second($0) }
      }
      return
    }
    var (start, otherStart) = (firstRange.lowerBound, secondRange.lowerBound)
    for (index, other) in anchors {
      append(first, start..<index, second, otherStart..<other, to: &steps)
      steps.append(.both(index, other))
      (start, otherStart) = (index + 1, other + 1)
    }
    append(first, start..<firstRange.upperBound, second, otherStart..<secondRange.upperBound, to: &steps)
  }

  /// Returns the longest list of elements that occur once in each range and have the same order in both.
  private static func anchors(
    _ first: [UInt64], _ firstRange: Range<Int>, _ second: [UInt64], _ secondRange: Range<Int>
  ) -> [(Int, Int)] {
    let positions = uniquePositions(second, secondRange)
    let pairs = uniquePositions(first, firstRange).compactMap { element, index in
      positions[element].map { (index, $0) }
    }.sorted { $0.0 < $1.0 }
    // The longest increasing subsequence of the positions in `second`, by patience sorting.
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (number, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[number] = tops[low - 1] }
      if low == tops.count { tops.append(number) } else { tops[low] = number }
    }
    var anchors: [(Int, Int)] = []
    var number = tops.last ?? -1
    while number >= 0 {
      anchors.append(pairs[number])
      number = previous[number]
    }
    return anchors.reversed()
  }

  private static func uniquePositions(_ elements: [UInt64], _ range: Range<Int>) -> [UInt64: Int] {
    var positions: [UInt64: Int] = [:]
    for index in range { positions[elements[index]] = positions[elements[index]] == nil ? index : -1 }
    return positions.filter { $0.value >= 0 }
  }

  /// Appends the longest common subsequence of two short ranges, with a table.
  private static func appendSmall(
    _ first: [UInt64], _ firstRange: Range<Int>, _ second: [UInt64], _ secondRange: Range<Int>, to steps: inout [Step]
  ) {
    let width = secondRange.count + 1
    var lengths = [Int32](repeating: 0, count: (firstRange.count + 1) * width)
    for row in firstRange.indices.reversed() {
      for column in secondRange.indices.reversed() {
        let at = (row - firstRange.lowerBound) * width + column - secondRange.lowerBound
        lengths[at] =
          first[row] == second[column] ? lengths[at + width + 1] + 1 : max(lengths[at + width], lengths[at + 1])
      }
    }
    var (row, column) = (firstRange.lowerBound, secondRange.lowerBound)
    while row < firstRange.upperBound || column < secondRange.upperBound {
      let at = (row - firstRange.lowerBound) * width + column - secondRange.lowerBound
      if row < firstRange.upperBound, column < secondRange.upperBound, first[row] == second[column] {
        steps.append(.both(row, column))
        row += 1
        column += 1
      } else if column == secondRange.upperBound
        || row < firstRange.upperBound && lengths[at + width] >= lengths[at + 1]
      {
        steps.append(.first(row))
        row += 1
      } else {
        steps.append(.second(column))
        column += 1
      }
    }
  }

  /// Returns the pairs of elements with the largest sum of weights; the pairs have the order of both sequences.
  package static func heaviestPairs(
    _ count: Int, _ otherCount: Int, weight: (Int, Int) -> Double
  ) -> [(Int, Int)] {
    let width = otherCount + 1
    var sums = [Double](repeating: 0, count: (count + 1) * width)
    for row in (0..<count).reversed() {
      for column in (0..<otherCount).reversed() {
        let at = row * width + column
        sums[at] = max(sums[at + width], sums[at + 1], sums[at + width + 1] + weight(row, column))
      }
    }
    var (pairs, row, column) = ([(Int, Int)](), 0, 0)
    while row < count, column < otherCount {
      let at = row * width + column
      if sums[at] == sums[at + width] {
        row += 1
      } else if sums[at] == sums[at + 1] {
        column += 1
      } else {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      }
    }
    return pairs
  }
}
