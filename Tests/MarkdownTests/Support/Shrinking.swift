/// The lines of a document that it takes to fail, found by leaving out ever shorter stretches of them.
///
/// The last line keeps its end.
func shrinking(_ document: [UInt8], while fails: ([UInt8]) -> Bool) -> [UInt8] {
  var lines = document.split(separator: 0x0A, omittingEmptySubsequences: false)
  let joined = { (lines: [ArraySlice<UInt8>]) in lines.flatMap { $0 + [0x0A] } }
  if lines.last?.isEmpty == true { lines.removeLast() }
  var length = max(lines.count / 2, 1)
  while length > 0 {
    var start = 0
    while start < lines.count {
      var fewer = lines
      fewer.removeSubrange(start..<min(start + length, lines.count))
      if fails(joined(fewer)) { lines = fewer } else { start += length }
    }
    length /= 2
  }
  return joined(lines)
}
