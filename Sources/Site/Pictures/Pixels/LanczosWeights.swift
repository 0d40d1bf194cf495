/// For each pixel of a resized row or column, the source pixels that it is made of, and the weight of each.
///
/// The filter is Lanczos with three lobes. The weights are integers whose sum is `one`, so that an even area keeps its
/// colour. They are computed with additions, multiplications and divisions alone, whose results are the same on every
/// machine; functions such as `sin` differ between C libraries.
struct LanczosWeights {
  /// The weight of a whole pixel, which fits into 16 bits.
  static let one = 1 << 14

  /// The first source pixel of each pixel.
  private(set) var starts: [Int] = []
  /// The number of source pixels of each pixel; unused weights are zero.
  let count: Int
  /// The number of weights that are stored for each pixel, which is even.
  let weightStride: Int
  /// The weights of all pixels, `weightStride` for each.
  private(set) var weights: [Int16] = []

  init(from source: Int, to target: Int) {
    let scale = Double(source) / Double(target)
    let support = 3 * max(scale, 1)
    count = min(Int(support * 2) + 2, source)
    weightStride = count + count % 2
    starts.reserveCapacity(target)
    weights.reserveCapacity(target * weightStride)
    for pixel in 0..<target {
      let center = (Double(pixel) + 0.5) * scale
      let first = min(max(Int(center - support + 0.5), 0), source - count)
      let values = (0..<count).map { Self.lanczos((Double(first + $0) + 0.5 - center) / max(scale, 1)) }
      let sum = values.reduce(0, +)
      var scaled = values.map { value in
        let weight = value / sum * Double(Self.one)
        return Int16(weight < 0 ? weight - 0.5 : weight + 0.5)
      }
      // The largest weight takes the rest, where it changes least.
      let largest = scaled.indices.max { scaled[$0] < scaled[$1] } ?? 0
      scaled[largest] += Int16(Self.one - scaled.reduce(0) { $0 + Int($1) })
      starts.append(first)
      weights += scaled + Array(repeating: 0, count: weightStride - count)
    }
  }

  private static func lanczos(_ x: Double) -> Double { abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0 }

  /// Returns sin(πx) / πx for |x| < 3.
  private static func sinc(_ x: Double) -> Double {
    // The sine of an angle repeats, so the series is needed only up to a quarter of a circle.
    let nearest = x.rounded()
    let angle = (x - nearest) * .pi
    if x == nearest { return nearest == 0 ? 1 : 0 }
    var (term, sine) = (angle, angle)
    for step in stride(from: 2.0, through: 20, by: 2) {
      term *= -angle * angle / (step * (step + 1))
      sine += term
    }
    return (Int(nearest).isMultiple(of: 2) ? sine : -sine) / (x * .pi)
  }
}
