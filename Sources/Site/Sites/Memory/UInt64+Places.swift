extension UInt64 {
  /// The places of its ones, from the lowest on.
  var places: [Int] {
    var (places, rest): ([Int], UInt64) = ([], self)
    places.reserveCapacity(nonzeroBitCount)
    while rest != 0 {
      places.append(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return places
  }
}
