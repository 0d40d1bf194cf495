/// A length in pixels as a function of the width of the viewport: line segments, each from a minimum width on.
///
/// The functions are closed under sums, shares and conditions. So the width of any box of a page can be computed from
/// the width of the page, as its stylesheet does.
struct ViewportLength: Equatable, Sendable {
  /// A share of the viewport, and pixels.
  struct Line: Equatable, Sendable {
    var share: Double
    var pixels: Double

    func length(at viewport: Double) -> Double { share * viewport + pixels }
  }

  struct Segment: Equatable, Sendable {
    /// The width of the viewport from which the line holds.
    let start: Double
    let line: Line
  }

  /// The segments by their starts; the first starts at 0.
  let segments: [Segment]

  private init(segments: [Segment]) {
    var joined: [Segment] = []
    for segment in segments where segment.line != joined.last?.line { joined.append(segment) }
    self.segments = joined
  }

  /// The width of the viewport.
  static let viewport = ViewportLength(segments: [Segment(start: 0, line: Line(share: 1, pixels: 0))])

  /// Returns a length in pixels.
  static func pixels(_ pixels: Double) -> ViewportLength {
    ViewportLength(segments: [Segment(start: 0, line: Line(share: 0, pixels: pixels))])
  }

  /// Returns a length in the unit `rem`, which is the token `--size` of `palette.css`: 17 to 19 pixels.
  static func rem(_ count: Double) -> ViewportLength {
    let lines = [(0.0, 0.0, 17.0), (660, 0.002, 15.68), (1_660, 0, 19)]
    return ViewportLength(
      segments: lines.map { Segment(start: $0, line: Line(share: $1 * count, pixels: $2 * count)) })
  }

  /// Returns the length in a viewport of a width.
  func length(at viewport: Double) -> Double { line(at: viewport).length(at: viewport) }

  private func line(at viewport: Double) -> Line {
    (segments.last { $0.start <= viewport } ?? segments[0]).line
  }

  static func + (lhs: Self, rhs: Self) -> Self { lhs.plus(rhs, times: 1) }

  static func - (lhs: Self, rhs: Self) -> Self { lhs.plus(rhs, times: -1) }

  static func * (lhs: Self, factor: Double) -> Self { pixels(0).plus(lhs, times: factor) }

  private func plus(_ other: Self, times factor: Double) -> Self {
    let starts = Set((segments + other.segments).map(\.start)).sorted()
    return ViewportLength(
      segments: starts.map { start in
        let (line, more) = (line(at: start), other.line(at: start))
        return Segment(
          start: start,
          line: Line(share: line.share + factor * more.share, pixels: line.pixels + factor * more.pixels))
      })
  }

  /// Returns the smaller of two lengths.
  static func min(_ lhs: Self, _ rhs: Self) -> Self { lhs.isAtLeast(rhs, then: rhs, otherwise: lhs) }

  /// Returns the larger of two lengths.
  static func max(_ lhs: Self, _ rhs: Self) -> Self { lhs.isAtLeast(rhs, then: lhs, otherwise: rhs) }

  /// Returns one length for viewports in which this length is at least `limit`, and another for all others.
  func isAtLeast(_ limit: Self, then large: Self, otherwise small: Self) -> Self {
    let starts = Set((segments + limit.segments + large.segments + small.segments).map(\.start))
    let bounds = starts.union(crossings(with: limit, within: starts.sorted())).sorted()
    return ViewportLength(
      segments: bounds.enumerated().map { index, start in
        let middle = index + 1 < bounds.count ? (start + bounds[index + 1]) / 2 : start + 1
        let chosen = length(at: middle) >= limit.length(at: middle) ? large : small
        return Segment(start: start, line: chosen.line(at: middle))
      })
  }

  /// Returns the widths of the viewport in which two lengths are equal, inside of intervals without a break.
  private func crossings(with other: Self, within starts: [Double]) -> [Double] {
    starts.enumerated().compactMap { index, start in
      let (line, more) = (line(at: start), other.line(at: start))
      guard line.share != more.share else { return nil }
      let crossing = (more.pixels - line.pixels) / (line.share - more.share)
      let end = index + 1 < starts.count ? starts[index + 1] : .infinity
      return crossing > start && crossing < end ? crossing : nil
    }
  }
}

extension ViewportLength {
  /// The length as the value of a `sizes` attribute: `(min-width: 640px) 153px, calc(100vw - 42px)`.
  ///
  /// Segments for viewports narrower than a phone or wider than any screen are left out. So is a segment that differs
  /// from the next one by at most one percent.
  var sizes: String {
    let visible = segments.enumerated().filter { index, segment in
      let end = index + 1 < segments.count ? segments[index + 1].start : .infinity
      return end > 320 && segment.start < 3_840
    }
    var kept: [Segment] = []
    for (_, segment) in visible.reversed() {
      if let next = kept.last, segment.line.isNear(next.line, from: Swift.max(segment.start, 320), to: next.start) {
        kept[kept.count - 1] = Segment(start: segment.start, line: next.line)
      } else {
        kept.append(segment)
      }
    }
    return kept.enumerated().map { index, segment in
      let isLast = index == kept.count - 1
      return (isLast ? "" : "(min-width: \(CSSNumber.rounded(segment.start))px) ") + segment.line.css
    }.joined(separator: ", ")
  }

  /// The smallest and the largest length, in windows from 320 to 2,560 pixels.
  var range: ClosedRange<Double> {
    let ends = segments.dropFirst().map(\.start) + [2_560]
    var lengths: [Double] = []
    for (segment, end) in zip(segments, ends) where segment.start < 2_560 && end > 320 {
      lengths.append(segment.line.length(at: Swift.max(segment.start, 320)))
      lengths.append(segment.line.length(at: Swift.min(end, 2_560)))
    }
    lengths.removeAll { !$0.isFinite }
    let smallest = Swift.max(lengths.min() ?? 0, 0)
    return smallest...Swift.max(lengths.max() ?? 0, smallest)
  }
}

extension ViewportLength.Line {
  /// Whether two lines differ by at most one percent in an interval.
  fileprivate func isNear(_ other: Self, from start: Double, to end: Double) -> Bool {
    [start, end].allSatisfy { viewport in
      let length = length(at: viewport)
      return abs(length - other.length(at: viewport)) <= 0.01 * abs(length)
    }
  }

  fileprivate var css: String {
    let pixels = CSSNumber.rounded(abs(pixels))
    let share = CSSNumber.rounded(100 * share)
    if share == "0" { return "\(pixels)px" }
    if pixels == "0" { return "\(share)vw" }
    return "calc(\(share)vw \(self.pixels < 0 ? "-" : "+") \(pixels)px)"
  }
}

extension CSSNumber {
  /// Returns a number with at most two decimals.
  static func rounded(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == 0 ? "0" : text(rounded)
  }
}
