/// What a picture shows, as far as its encoding depends on it.
package enum PictureContent: Sendable, Hashable {
  /// A photograph, or anything else with soft changes everywhere. Lossy encodings suit it.
  case photograph
  /// A drawing, a diagram or a screenshot, with even areas or few colours. Lossy encodings blur its edges.
  case drawing
}

extension Bitmap {
  /// Decides what the picture shows, by a sample of its pixels.
  ///
  /// In a drawing, at least half of the pixels equal their left and upper neighbours, or there are few colours: at most one
  /// for every 25 pixels of the sample. Of twelve photographs, at most 48 % of the pixels equal their neighbours, and
  /// there is a colour for every 12 pixels.
  package var content: PictureContent {
    var (pixelCount, evenCount, sampleCount) = (0, 0, 0)
    var colors: Set<UInt32> = []
    let rowStep = max(1, height / 128)
    let columnStep = max(1, width / 512)
    for y in stride(from: min(1, height - 1), to: height, by: rowStep) {
      for x in 0..<width {
        let start = (y * width + x) * 4
        let color = color(at: start)
        if x > 0, y > 0 {
          pixelCount += 1
          if color == self.color(at: start - 4), color == self.color(at: start - width * 4) { evenCount += 1 }
        }
        guard x.isMultiple(of: columnStep) else { continue }
        sampleCount += 1
        colors.insert(color)
      }
    }
    return evenCount * 2 >= pixelCount || colors.count * 25 <= sampleCount ? .drawing : .photograph
  }
}
