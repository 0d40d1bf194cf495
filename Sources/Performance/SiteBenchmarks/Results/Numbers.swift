/// The one in the middle, or the mean of the two there.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// A number with so many digits behind the point.
func text(_ value: Double, digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let whole = Int((value * Double(scale)).rounded())
  guard digits > 0 else { return text(whole) }
  let rest = String(whole % scale)
  return text(whole / scale) + "." + String(repeating: "0", count: digits - rest.count) + rest
}

/// A number with a comma before every three digits.
func text(_ value: Int) -> String {
  var text = String(value)
  var end = text.index(text.endIndex, offsetBy: -3, limitedBy: text.startIndex)
  while let place = end, place > text.startIndex {
    text.insert(",", at: place)
    end = text.index(place, offsetBy: -3, limitedBy: text.startIndex)
  }
  return text
}
