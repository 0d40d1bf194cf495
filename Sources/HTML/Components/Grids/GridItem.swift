/// The columns of a `LazyVGrid`, or the rows of a `LazyHGrid`.
///
/// ```swift
/// GridItem(.adaptive(minimum: 160))  // as many columns as there is space for
/// GridItem(.fixed(200))  // one column
/// ```
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row, in points.
  public enum Size: Sendable {
    /// One column of a width; it becomes narrower only on a narrow screen.
    case fixed(Double)
    /// One column that takes a share of the space.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as there is space for.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  let size: Size
  let spacing: Double?
  let alignment: Alignment?

  /// Creates columns or a row; the first item of a grid sets the space between the items, and their alignment.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks of a grid as CSS writes them.
///
/// CSS allows one repetition that fills the space, and each track beside it needs a length as one of its two limits.
struct GridTracks {
  let items: [GridItem]
  let axis: Axis

  /// The value of `grid-template-columns` or `grid-template-rows`.
  var value: String {
    let adaptive = items.firstIndex { if case .adaptive = $0.size { true } else { false } }
    let tracks = items.indices.map { track(items[$0].size, fillsSpace: $0 == adaptive) }
    var runs: [(track: String, count: Int)] = []
    for track in tracks {
      if let last = runs.last, last.track == track {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((track, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.track : "repeat(\($0.count), \($0.track))" }.joined(separator: " ")
  }

  /// The changes of the width from a grid to its columns, as if all columns were like the first.
  var narrowing: [ShownWidth.Change] {
    let gap = ShownWidth.Length.rem(max(0, items.first?.spacing ?? 12) / 16)
    switch items.first?.size ?? .adaptive(minimum: 160) {
    case .fixed(let width): return [.columns(items.count, gap: gap), .limit(.rem(width / 16))]
    case .flexible(_, let maximum): return [.columns(items.count, gap: gap)] + limit(maximum)
    case .adaptive(let minimum, let maximum):
      return [.columns(12, gap: gap, minimum: .rem(max(0, minimum) / 16))] + limit(maximum)
    }
  }

  private func limit(_ maximum: Double) -> [ShownWidth.Change] {
    maximum.isFinite ? [.limit(.rem(maximum / 16))] : []
  }

  private func track(_ size: GridItem.Size, fillsSpace: Bool) -> String {
    switch size {
    case .fixed(let length): "minmax(0, \(css(length) ?? "1fr"))"
    case .flexible(let minimum, let maximum): "minmax(\(css(minimum) ?? "0"), \(css(maximum) ?? "1fr"))"
    case .adaptive(let minimum, let maximum):
      fillsSpace
        ? "repeat(auto-fill, minmax(\(limited(css(minimum) ?? "0")), \(css(maximum) ?? "1fr")))"
        : "minmax(\(css(minimum) ?? "0"), \(css(maximum) ?? "1fr"))"
    }
  }

  /// Returns a width that fits in a narrow screen; the height of a row may be that of its content.
  private func limited(_ length: String) -> String { axis == .vertical ? "min(100%, \(length))" : length }

  private func css(_ points: Double) -> String? {
    points.isFinite && points >= 0 ? CSSNumber.length(points) : nil
  }
}
