package import Assets
import CImages

extension Bitmap {
  /// Returns the picture in a smaller size, with integers alone, so that every machine makes the same bytes.
  ///
  /// Transparent pixels do not bleed into their neighbours.
  package func resized(to size: ImageSize) -> Bitmap {
    if size == self.size { return self }
    let source = hasAlpha ? multipliedByAlpha() : self
    // The height is first, because sums of whole rows are faster.
    let result = source.resizedInHeight(to: size.height).resizedInWidth(to: size.width)
    return hasAlpha ? result.dividedByAlpha() : result
  }

  private func resizedInWidth(to newWidth: Int) -> Bitmap {
    if newWidth == width { return self }
    let filter = LanczosWeights(from: width, to: newWidth)
    return unsafe replaced(width: newWidth, height: height) { source, target in
      guard let source = source.baseAddress, let target = target.baseAddress else { return }
      unsafe filter.weights.withUnsafeBufferPointer { weights in
        for y in 0..<height {
          for x in 0..<newWidth {
            unsafe garland_sum_row(
              source + (y * width + filter.starts[x]) * 4,
              weights.baseAddress.map { unsafe $0 + x * filter.weightStride },
              Int32(filter.count), target + (y * newWidth + x) * 4)
          }
        }
      }
    }
  }

  private func resizedInHeight(to newHeight: Int) -> Bitmap {
    if newHeight == height { return self }
    let filter = LanczosWeights(from: height, to: newHeight)
    return unsafe replaced(width: width, height: newHeight) { source, target in
      guard let source = source.baseAddress, let target = target.baseAddress else { return }
      unsafe filter.weights.withUnsafeBufferPointer { weights in
        for y in 0..<newHeight {
          unsafe garland_sum_columns(
            source + filter.starts[y] * width * 4, weights.baseAddress.map { unsafe $0 + y * filter.weightStride },
            Int32(filter.count), Int32(width), target + y * width * 4)
        }
      }
    }
  }

  /// Returns the picture in half its size; each pixel is the average of four.
  ///
  /// Before a picture is resized to less than a sixth, halving it saves most of the time. Lanczos then still has three times
  /// the pixels that it makes. With twice, a detailed photograph had a similarity of 0.984 with the result of Lanczos
  /// alone; with three times, all have more than 0.99.
  func halved() -> Bitmap {
    let (newWidth, newHeight) = (width / 2, height / 2)
    let source = hasAlpha ? multipliedByAlpha() : self
    let result = unsafe source.replaced(width: newWidth, height: newHeight) { source, target in
      guard let source = source.baseAddress else { return }
      for y in 0..<newHeight {
        for x in 0..<newWidth {
          let top = (y &* 2 &* width &+ x &* 2) &* 4
          let pixel = unsafe garland_average(source + top, source + top + width * 4)
          unsafe target.storeBytes(of: pixel, toByteOffset: (y &* newWidth &+ x) &* 4, as: UInt32.self)
        }
      }
    }
    return hasAlpha ? result.dividedByAlpha() : result
  }

  private func multipliedByAlpha() -> Bitmap {
    var result = self
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 255 {
      let alpha = Int(pixels[start + 3])
      for channel in start..<start + 3 { result.pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255) }
    }
    return result
  }

  private func dividedByAlpha() -> Bitmap {
    var result = self
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 255 {
      let alpha = Int(pixels[start + 3])
      guard alpha > 0 else { continue }
      for channel in start..<start + 3 {
        result.pixels[channel] = UInt8(min((Int(pixels[channel]) * 255 + alpha / 2) / alpha, 255))
      }
    }
    return result
  }
}
