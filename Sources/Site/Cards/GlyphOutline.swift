/// Closed curves of straight lines and quadratic Béziers, as TrueType has them; y grows upwards.
package struct GlyphOutline: Sendable {
  struct Point: Sendable {
    var (x, y): (Int, Int)
    /// Whether the curve goes through the point, instead of being pulled towards it.
    var isOnCurve: Bool
  }

  var contours: [[Point]] = []
}

extension CardFont {
  /// The numbers of parts and points that bound the time for a glyph of a hostile font.
  private static let (maximumDepth, maximumParts, maximumPoints) = (6, 100, 20_000)

  /// Returns the outline of a glyph in units of the font.
  package func outline(of glyph: Int) throws(CardFontProblem) -> GlyphOutline {
    var remaining = (parts: Self.maximumParts, points: Self.maximumPoints)
    return GlyphOutline(contours: try contours(of: glyph, depth: 0, &remaining))
  }

  private func contours(
    of glyph: Int, depth: Int, _ remaining: inout (parts: Int, points: Int)
  ) throws(CardFontProblem) -> [[GlyphOutline.Point]] {
    remaining.parts -= 1
    guard depth < Self.maximumDepth, remaining.parts >= 0 else {
      throw CardFontProblem("the font is damaged: a glyph consists of too many others")
    }
    guard let bytes = try outlineBytes(of: glyph) else { return [] }
    let contourCount = try bytes.int16(0)
    if contourCount >= 0 { return try simpleContours(bytes, count: contourCount, &remaining.points) }
    var result: [[GlyphOutline.Point]] = []
    var (offset, flags) = (10, 0x20)
    while flags & 0x20 != 0 {
      flags = try bytes.uint16(offset)
      let part = try bytes.uint16(offset + 2)
      let placement = try GlyphPlacement(bytes, flags: flags, &offset)
      for contour in try contours(of: part, depth: depth + 1, &remaining) {
        result.append(contour.map(placement.moved))
      }
    }
    return result
  }

  private func simpleContours(
    _ bytes: FontBytes, count: Int, _ remaining: inout Int
  ) throws(CardFontProblem) -> [[GlyphOutline.Point]] {
    if count == 0 { return [] }
    let ends = try (0..<count).map { index throws(CardFontProblem) in try bytes.uint16(10 + index * 2) + 1 }
    let pointCount = ends[count - 1]
    remaining -= pointCount
    guard remaining >= 0 else { throw CardFontProblem("the font is damaged: a glyph has too many points") }
    var offset = 12 + count * 2 + (try bytes.uint16(10 + count * 2))
    var flags: [Int] = []
    while flags.count < pointCount {
      let flag = try bytes.byte(offset)
      offset += 1
      flags.append(flag)
      guard flag & 8 != 0 else { continue }
      flags += Array(repeating: flag, count: min(try bytes.byte(offset), pointCount - flags.count))
      offset += 1
    }
    let xs = try coordinates(bytes, flags, isShort: 2, isSame: 16, &offset)
    let ys = try coordinates(bytes, flags, isShort: 4, isSame: 32, &offset)
    var result: [[GlyphOutline.Point]] = []
    var start = 0
    for end in ends {
      guard end >= start, end <= pointCount else { throw .damaged("glyf") }
      result.append((start..<end).map { GlyphOutline.Point(x: xs[$0], y: ys[$0], isOnCurve: flags[$0] & 1 != 0) })
      start = end
    }
    return result
  }

  private func coordinates(
    _ bytes: FontBytes, _ flags: [Int], isShort: Int, isSame: Int, _ offset: inout Int
  ) throws(CardFontProblem) -> [Int] {
    var (result, value): ([Int], Int) = ([], 0)
    result.reserveCapacity(flags.count)
    for flag in flags {
      if flag & isShort != 0 {
        value += try bytes.byte(offset) * (flag & isSame != 0 ? 1 : -1)
        offset += 1
      } else if flag & isSame == 0 {
        value += try bytes.int16(offset)
        offset += 2
      }
      result.append(value)
    }
    return result
  }
}

/// The position and the scale of a part of a compound glyph.
private struct GlyphPlacement {
  private var (x, y) = (0, 0)
  /// The matrix of the scale; `1 << 14` is the full size.
  private var (xx, xy, yx, yy) = (1 << 14, 0, 0, 1 << 14)

  init(_ bytes: FontBytes, flags: Int, _ offset: inout Int) throws(CardFontProblem) {
    // Without the flag 2, the numbers are points to match, which fonts for screens do not use.
    let isPosition = flags & 2 != 0
    if flags & 1 != 0 {
      if isPosition { (x, y) = (try bytes.int16(offset + 4), try bytes.int16(offset + 6)) }
      offset += 8
    } else {
      if isPosition {
        x = Int(Int8(truncatingIfNeeded: try bytes.byte(offset + 4)))
        y = Int(Int8(truncatingIfNeeded: try bytes.byte(offset + 5)))
      }
      offset += 6
    }
    if flags & 0x8 != 0 {
      xx = try bytes.int16(offset)
      yy = xx
      offset += 2
    } else if flags & 0x40 != 0 {
      (xx, yy) = (try bytes.int16(offset), try bytes.int16(offset + 2))
      offset += 4
    } else if flags & 0x80 != 0 {
      (xx, xy) = (try bytes.int16(offset), try bytes.int16(offset + 2))
      (yx, yy) = (try bytes.int16(offset + 4), try bytes.int16(offset + 6))
      offset += 8
    }
  }

  /// Returns a point in the compound glyph.
  ///
  /// The limit avoids an overflow in a hostile font, where each part can double the coordinates.
  func moved(_ point: GlyphOutline.Point) -> GlyphOutline.Point {
    func limited(_ value: Int) -> Int { max(-1 << 20, min(value, 1 << 20)) }
    return GlyphOutline.Point(
      x: limited((point.x * xx + point.y * yx + 1 << 13) >> 14 + x),
      y: limited((point.x * xy + point.y * yy + 1 << 13) >> 14 + y), isOnCurve: point.isOnCurve)
  }
}
