/// A raster with the part of each pixel that an outline covers.
///
/// A pixel has 256 steps in each direction, and all numbers are integers, so every machine makes the same bytes.
/// For each pixel that an edge crosses, the raster adds up the height of the edge and the area to the left of it. The
/// coverage of a pixel is the sum of the heights in its row up to this pixel, without its own area. Overlapping
/// contours of one direction count once (non-zero winding).
struct GlyphRaster {
  /// A pixel's width.
  static let one = 256

  /// The rectangle of pixels that the outline is in, within the limits of the canvas.
  let (left, top, width, height): (Int, Int, Int, Int)
  private var heights: [Int32]
  private var areas: [Int32]

  /// Draws an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - size: The size of the font in pixels.
  ///   - x: The origin, in steps of a pixel.
  ///   - y: The baseline, in steps of a pixel from the top.
  ///   - limits: The size of the canvas.
  init(_ outline: GlyphOutline, size: Int, x: Int, y: Int, limits: (width: Int, height: Int)) {
    let unitsPerEm = outline.unitsPerEm
    // Only a hostile font has points far outside of the canvas. They are moved to at most 64 pixels outside.
    func scaled(_ units: Int, _ origin: Int, _ sign: Int, _ limit: Int) -> Int {
      let value = origin + sign * ((units * size * Self.one * 2 + unitsPerEm) / (unitsPerEm * 2))
      return max(-64 * Self.one, min(value, (limit + 64) * Self.one))
    }
    var (xs, ys): ([Int], [Int]) = ([], [])
    func scaled(_ point: GlyphOutline.Point) -> GlyphOutline.Point {
      let point = GlyphOutline.Point(
        x: scaled(point.x, x, 1, limits.width), y: scaled(point.y, y, -1, limits.height))
      xs.append(point.x)
      ys.append(point.y)
      return point
    }
    let segments: [GlyphOutline.Segment] = outline.segments.map { segment in
      switch segment {
      case .move(let end): .move(scaled(end))
      case .line(let end): .line(scaled(end))
      case .quadratic(let control, let end): .quadratic(scaled(control), scaled(end))
      case .cubic(let first, let second, let end): .cubic(scaled(first), scaled(second), scaled(end))
      }
    }
    (left, top) = (max((xs.min() ?? 0) >> 8, 0), max((ys.min() ?? 0) >> 8, 0))
    width = max(min(((xs.max() ?? 0) >> 8) + 1, limits.width) - left, 0)
    height = max(min(((ys.max() ?? 0) >> 8) + 1, limits.height) - top, 0)
    heights = Array(repeating: 0, count: width * height)
    areas = heights
    if width > 0, height > 0 { add(segments) }
  }

  /// The covered part of each pixel in rows, from 0 to 255.
  var coverage: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(heights.count)
    for row in 0..<height {
      var sum: Int32 = 0
      for index in row * width..<(row + 1) * width {
        sum += heights[index]
        result.append(UInt8(min(abs(sum * 512 - areas[index]) >> 9, 255)))
      }
    }
    return result
  }

  private mutating func add(_ segments: [GlyphOutline.Segment]) {
    var pen = GlyphOutline.Point(x: 0, y: 0)
    for segment in segments {
      switch segment {
      case .move(let end): pen = end
      case .line(let end):
        addLine(pen.x, pen.y, end.x, end.y)
        pen = end
      case .quadratic(let control, let end):
        addCurve(pen, control, end)
        pen = end
      case .cubic(let first, let second, let end):
        addCurve(pen, first, second, end)
        pen = end
      }
    }
  }

  /// Returns the number of lines for a curve, so that they are within 2 of 256 steps.
  ///
  /// A quadratic curve is at most a quarter of its bend away from the line between its ends.
  private static func lineCount(bend: Int) -> Int {
    var count = 1
    while bend > 8 * count * count, count < 32 { count *= 2 }
    return count
  }

  private mutating func addCurve(_ a: GlyphOutline.Point, _ b: GlyphOutline.Point, _ c: GlyphOutline.Point) {
    let count = Self.lineCount(bend: max(abs(a.x - 2 * b.x + c.x), abs(a.y - 2 * b.y + c.y)))
    var (x, y) = (a.x, a.y)
    for step in 1...count {
      let (first, second, third) = ((count - step) * (count - step), 2 * step * (count - step), step * step)
      let nextX = (a.x * first + b.x * second + c.x * third) / (count * count)
      let nextY = (a.y * first + b.y * second + c.y * third) / (count * count)
      addLine(x, y, nextX, nextY)
      (x, y) = (nextX, nextY)
    }
  }

  private mutating func addCurve(
    _ a: GlyphOutline.Point, _ b: GlyphOutline.Point, _ c: GlyphOutline.Point, _ d: GlyphOutline.Point
  ) {
    // The second derivative of a cubic curve is three times as large as that of a quadratic one with the same bend.
    let bends = [a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y, b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y].map(abs)
    let count = Self.lineCount(bend: 3 * (bends.max() ?? 0))
    var (x, y) = (a.x, a.y)
    for step in 1...count {
      let rest = count - step
      let (first, second) = (rest * rest * rest, 3 * rest * rest * step)
      let (third, fourth) = (3 * rest * step * step, step * step * step)
      let whole = count * count * count
      let nextX = (a.x * first + b.x * second + c.x * third + d.x * fourth) / whole
      let nextY = (a.y * first + b.y * second + c.y * third + d.y * fourth) / whole
      addLine(x, y, nextX, nextY)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds a line: first its parts in each row, then their parts in each pixel.
  private mutating func addLine(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 == y1 { return }
    if y0 > y1 { return addDownwards(x1, y1, x0, y0, sign: -1) }
    addDownwards(x0, y0, x1, y1, sign: 1)
  }

  private mutating func addDownwards(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let rows = max(y0 >> 8, top)..<max(min(((y1 - 1) >> 8) + 1, top + height), max(y0 >> 8, top))
    for row in rows {
      let (upper, lower) = (max(y0, row * Self.one), min(y1, (row + 1) * Self.one))
      let from = x0 + (x1 - x0) * (upper - y0) / (y1 - y0)
      let to = x0 + (x1 - x0) * (lower - y0) / (y1 - y0)
      addInRow(row - top, from, to, height: lower - upper, sign: sign)
    }
  }

  private mutating func addInRow(_ row: Int, _ x0: Int, _ x1: Int, height: Int, sign: Int) {
    let start = row * width
    let (low, high) = (min(x0, x1), max(x0, x1))
    var done = 0
    for column in low >> 8...max((high - 1) >> 8, low >> 8) {
      // The height of the line from its start to the right side of the pixel.
      let right = min(high, (column + 1) * Self.one)
      let reached = high == low ? height : height * (right - low) / (high - low)
      let part = (reached - done) * sign
      done = reached
      let from = max(low, column * Self.one)
      if column < left {
        heights[start] += Int32(part)
      } else if column < left + width {
        let index = start + column - left
        heights[index] += Int32(part)
        areas[index] += Int32(part * (from + right - 2 * column * Self.one))
      }
    }
  }
}
