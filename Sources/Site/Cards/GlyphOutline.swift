import CHarfBuzz

/// Closed curves of straight lines and Béziers; y grows upwards.
struct GlyphOutline {
  struct Point {
    var (x, y): (Int, Int)
  }

  enum Segment {
    case move(Point)
    case line(Point)
    /// A curve with one point, or two, that it is pulled towards, and its end.
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
  }

  /// The number of units that the size of the font has.
  let unitsPerEm: Int
  private(set) var segments: [Segment] = []

  /// A unit has this many steps, because variable fonts have points between units.
  private static let steps = 16
  /// The number of segments that bounds the time for a glyph of a hostile font.
  private static let limit = 20_000

  init(unitsPerEm: Int) { self.unitsPerEm = unitsPerEm * Self.steps }

  fileprivate mutating func add(_ segment: Segment) {
    if segments.count < Self.limit { segments.append(segment) }
  }

  fileprivate static func point(_ x: Float, _ y: Float) -> Point {
    func limited(_ value: Float) -> Int {
      value.isFinite ? Int((max(-1e6, min(value, 1e6)) * Float(steps)).rounded()) : 0
    }
    return Point(x: limited(x), y: limited(y))
  }

  /// The functions by which HarfBuzz adds the segments of a glyph to an outline; it closes each curve with a line.
  ///
  /// They are never changed behind `hb_draw_funcs_make_immutable`, so that threads may share them.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, outline, _, x, y, _ in
        unsafe outline?.assumingMemoryBound(to: GlyphOutline.self).pointee.add(.move(point(x, y)))
      }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, outline, _, x, y, _ in
        unsafe outline?.assumingMemoryBound(to: GlyphOutline.self).pointee.add(.line(point(x, y)))
      }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, outline, _, x1, y1, x, y, _ in
        unsafe outline?.assumingMemoryBound(to: GlyphOutline.self).pointee.add(.quadratic(point(x1, y1), point(x, y)))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, outline, _, x1, y1, x2, y2, x, y, _ in
        unsafe outline?.assumingMemoryBound(to: GlyphOutline.self).pointee
          .add(.cubic(point(x1, y1), point(x2, y2), point(x, y)))
      }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
    return unsafe functions
  }()
}
