extension Bitmap {
  /// Returns the picture as the orientation of a camera says: mirrored, turned or both; 1 is upright.
  func oriented(_ orientation: Int) -> Bitmap {
    // The source pixel of the target pixel (x, y) is at `start + x * right + y * down`.
    let start: Int
    let (right, down): (Int, Int)
    let last = (x: width - 1, y: (height - 1) * width)
    switch orientation {
    case 2: (start, right, down) = (last.x, -1, width)
    case 3: (start, right, down) = (last.x + last.y, -1, -width)
    case 4: (start, right, down) = (last.y, 1, -width)
    case 5: (start, right, down) = (0, width, 1)
    case 6: (start, right, down) = (last.y, -width, 1)
    case 7: (start, right, down) = (last.x + last.y, -width, -1)
    case 8: (start, right, down) = (last.x, width, -1)
    default: return self
    }
    let isSideways = orientation >= 5
    let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
    return unsafe replaced(width: newWidth, height: newHeight) { source, target in
      // Squares of 16 × 16 pixels stay in the processor's cache, while whole rows and columns do not.
      for top in stride(from: 0, to: newHeight, by: 16) {
        for left in stride(from: 0, to: newWidth, by: 16) {
          for y in top..<min(top + 16, newHeight) {
            for x in left..<min(left + 16, newWidth) {
              let from = start &+ x &* right &+ y &* down
              let pixel = unsafe source.load(fromByteOffset: from &* 4, as: UInt32.self)
              unsafe target.storeBytes(of: pixel, toByteOffset: (y &* newWidth &+ x) &* 4, as: UInt32.self)
            }
          }
        }
      }
    }
  }
}
