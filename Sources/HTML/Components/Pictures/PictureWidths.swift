/// The widths in which a picture is offered to browsers.
package enum PictureWidths {
  /// The usual widths: of phones and screens, with one or two pixels for each pixel of the stylesheet.
  package static let standard = [640, 828, 1_080, 1_280, 1_668, 2_048]

  /// Returns the widths for a picture, ascending: at most four of the usual ones and twice the shown width.
  ///
  /// None is wider than the source. A source that is hardly wider than the smallest width has only its own. A place that
  /// is much smaller in some windows, such as a picture beside the posts of a list, has a smaller width for these.
  ///
  /// ```swift
  /// PictureWidths.chosen(ofWidth: 4_000, in: .text(in: .article))  // [640, 828, 1_080, 1_254]
  /// ```
  package static func chosen(ofWidth source: Int, in shown: ShownWidth) -> [Int] {
    let range = shown.length.range
    let largest = min(source, standard[standard.count - 1], twice(range.upperBound))
    guard source * 10 > standard[0] * 11 else { return [largest] }
    let smallest = twice(range.lowerBound)
    let extra = smallest * 3 < min(standard[0], largest) * 2 ? [smallest] : []
    return atMostFour(extra + standard.filter { $0 * 11 < largest * 10 } + [largest])
  }

  /// Returns the number of pixels for a width on a screen with a high density.
  private static func twice(_ width: Double) -> Int {
    width > 0 ? max(1, Int(min(2 * width, Double(standard[standard.count - 1])).rounded(.up))) : 1
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
