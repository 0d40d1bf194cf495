/// The widths in which a picture is offered to browsers.
package enum PictureWidths {
  /// The usual widths: of phones and screens, with one or two pixels for each pixel of the stylesheet.
  package static let standard = [640, 828, 1_080, 1_280, 1_668, 2_048]

  /// Returns the widths for a picture, ascending: at most four of the usual ones and twice the shown width.
  ///
  /// None is wider than the source. A source that is hardly wider than the smallest width has only its own.
  ///
  /// ```swift
  /// PictureWidths.chosen(ofWidth: 4_000, in: .text(in: .article))  // [640, 828, 1_080, 1_254]
  /// ```
  package static func chosen(ofWidth source: Int, in shown: ShownWidth) -> [Int] {
    let largest = min(source, standard[standard.count - 1], Int((2 * shown.length.range.upperBound).rounded(.up)))
    guard source * 10 > standard[0] * 11 else { return [largest] }
    return atMostFour(standard.filter { $0 * 11 < largest * 10 } + [largest])
  }

  /// Returns at most four of the widths that variants have: from the smallest one that suffices in a small window to the
  /// smallest one with twice the shown width in a large window.
  static func offered(_ widths: [Int], in shown: ShownWidth) -> [Int] {
    let (widths, range) = (widths.sorted(), shown.length.range)
    let last = widths.last ?? 0
    return atMostFour(
      widths.filter { width in
        let (needed, least) = (2 * range.upperBound, range.lowerBound)
        let isNeeded = width <= widths.first { Double($0) >= needed } ?? last
        return isNeeded && width >= widths.first { Double($0) >= least } ?? last
      })
  }

  /// Leaves out widths that are nearest to both neighbours, never the first or the last.
  private static func atMostFour(_ widths: [Int]) -> [Int] {
    var widths = widths
    while widths.count > 4 {
      let ratios = (1..<widths.count - 1).map { Double(widths[$0 + 1]) / Double(widths[$0 - 1]) }
      widths.remove(at: 1 + (ratios.indices.min { ratios[$0] < ratios[$1] } ?? 0))
    }
    return widths
  }
}
