import Files

/// A table, as plain text or as Markdown.
struct Table {
  private let head: [String]
  private var rows: [[String]] = []

  init(_ head: String...) {
    self.head = head
  }

  /// Adds a row with as many cells as the header.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// Returns the lines; all columns except the first are right-aligned.
  func lines(asMarkdown: Bool) -> [String] {
    guard !asMarkdown else {
      let rule = "|---|" + head.dropFirst().map { _ in "---:|" }.joined()
      return ["| \(head.joined(separator: " | ")) |", rule] + rows.map { "| \($0.joined(separator: " | ")) |" }
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + space : space + cell.0
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Table {
  /// Creates a table of the time and memory that contestants take in one mode, with ratios to Garland.
  init(timesOf group: [Contestant]) {
    self.init("generator", "wall s", "min–max", "user s", "system s", "peak MiB", "× wall", "× CPU")
    let base = group.first { $0.generator is Garland }?.runs ?? []
    for contestant in group {
      let runs = contestant.runs
      let walls = runs.map(\.wall)
      add([
        contestant.generator.name, text(median(walls), digits: 3),
        "\(text(walls.min() ?? 0, digits: 3))–\(text(walls.max() ?? 0, digits: 3))",
        text(median(runs.map(\.user)), digits: 2), text(median(runs.map(\.system)), digits: 2),
        text(median(runs.map { Double($0.peakMemory) / 1_048_576 }), digits: 0),
        Self.ratio(zip(runs, base).map { ($0.wall, $1.wall) }),
        Self.ratio(zip(runs, base).map { ($0.cpuTime, $1.cpuTime) }),
      ])
    }
  }

  /// Returns the median of the ratios of all rounds.
  ///
  /// Within a round, the machine has a similar speed for all contestants.
  private static func ratio(_ pairs: [(Double, Double)]) -> String {
    let ratios = pairs.filter { $0.1 > 0 }.map { $0.0 / $0.1 }
    return ratios.isEmpty ? "–" : text(median(ratios), digits: 2)
  }
}

extension Subprocess.Outcome {
  /// The CPU time in seconds.
  fileprivate var cpuTime: Double { user + system }
}

/// Returns the median, or 0 without values.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// Returns a number with `digits` decimal places.
func text(_ value: Double, digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let whole = Int((value * Double(scale)).rounded())
  guard digits > 0 else { return text(whole) }
  let rest = String(whole % scale)
  return text(whole / scale) + "." + String(repeating: "0", count: digits - rest.count) + rest
}

/// Returns a number with thousands separators.
func text(_ value: Int) -> String {
  var text = String(value)
  var end = text.index(text.endIndex, offsetBy: -3, limitedBy: text.startIndex)
  while let index = end, index > text.startIndex {
    text.insert(",", at: index)
    end = text.index(index, offsetBy: -3, limitedBy: text.startIndex)
  }
  return text
}
