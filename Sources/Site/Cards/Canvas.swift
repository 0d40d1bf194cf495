package import Pictures

/// A picture to draw on; positions are pixels from the upper left corner.
package struct Canvas: Sendable {
  /// The picture so far.
  package private(set) var bitmap: Bitmap

  package init(width: Int, height: Int, color: CardColor) {
    let pixel = [color.red, color.green, color.blue, 255]
    bitmap = Bitmap(
      width: width, height: height, pixels: (0..<width * height * 4).map { pixel[$0 & 3] })
  }

  /// Fills the lowest rows.
  package mutating func fillBottom(height: Int, color: CardColor) {
    for pixel in bitmap.width * (bitmap.height - height)..<bitmap.width * bitmap.height {
      blend(color, opacity: 1, of: 1, at: pixel * 4)
    }
  }

  /// Fills an outline; see `GlyphRaster` for the parameters.
  mutating func fill(_ outline: GlyphOutline, size: Int, x: Int, y: Int, _ color: CardColor) {
    let raster = GlyphRaster(outline, size: size, x: x, y: y, limits: (bitmap.width, bitmap.height))
    var index = 0
    let coverage = raster.coverage
    for row in raster.top..<raster.top + raster.height {
      for column in raster.left..<raster.left + raster.width {
        // 64 steps cannot be told from 256, and keep a card within the 256 colours of a palette.
        let opacity = (Int(coverage[index]) * 63 + 127) / 255
        index += 1
        if opacity > 0 { blend(color, opacity: opacity, of: 63, at: (row * bitmap.width + column) * 4) }
      }
    }
  }

  /// Draws a picture; what does not fit on the canvas is left out.
  mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
    for row in 0..<picture.height where 0..<bitmap.height ~= y + row {
      for column in 0..<picture.width where 0..<bitmap.width ~= x + column {
        let start = (row * picture.width + column) * 4
        let (red, green, blue) = (picture.pixels[start], picture.pixels[start + 1], picture.pixels[start + 2])
        blend(
          CardColor(red: red, green: green, blue: blue), opacity: Int(picture.pixels[start + 3]), of: 255,
          at: ((y + row) * bitmap.width + x + column) * 4)
      }
    }
  }

  private mutating func blend(_ color: CardColor, opacity: Int, of whole: Int, at start: Int) {
    let back = CardColor(
      red: bitmap.pixels[start], green: bitmap.pixels[start + 1], blue: bitmap.pixels[start + 2])
    let mixed = opacity == whole ? color : color.over(back, opacity: opacity, of: whole)
    bitmap.pixels[start] = mixed.red
    bitmap.pixels[start + 1] = mixed.green
    bitmap.pixels[start + 2] = mixed.blue
  }
}
