extension Bitmap {
  /// Returns the four bytes of the pixel at an offset as a number.
  func color(at start: Int) -> UInt32 {
    pixels[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns the pixels without the channels that a file format leaves out.
  func samples(isGrey: Bool, hasAlpha: Bool) -> [UInt8] {
    if hasAlpha, !isGrey { return pixels }
    let channels = (isGrey ? [0] : [0, 1, 2]) + (hasAlpha ? [3] : [])
    var samples: [UInt8] = []
    samples.reserveCapacity(width * height * channels.count)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      for channel in channels { samples.append(pixels[start + channel]) }
    }
    return samples
  }

  /// Returns the picture in front of white.
  func onWhite() -> Bitmap {
    var result = self
    result.hasAlpha = false
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 255 {
      let alpha = Int(pixels[start + 3])
      for channel in start..<start + 3 {
        result.pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
      result.pixels[start + 3] = 255
    }
    return result
  }
}
