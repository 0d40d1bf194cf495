import Dates

/// A day at the start of an address: `/2026/01/02/name/`.
struct DatedAddress {
  /// The day; `nil` if it does not exist.
  let day: CivilDate?
  /// A day that does not exist, but looks like one, such as `2027/02/30`.
  let impossibleDay: String?

  /// Reads an address; `nil` if it does not begin with three numbers, or nothing follows them.
  init?(_ address: some StringProtocol) {
    let parts = address.split(separator: "/", maxSplits: 3)
    guard parts.count == 4, parts[0].utf8.count == 4, parts[1].utf8.count <= 2, parts[2].utf8.count <= 2 else {
      return nil
    }
    let numbers = parts[..<3].compactMap { part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil }
    guard numbers.count == 3 else { return nil }
    day = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    // Numbers such as `2027/45/12` may be the volume and the issue of a magazine.
    let looksDated = 1900...2199 ~= numbers[0] && 1...12 ~= numbers[1] && 1...31 ~= numbers[2]
    impossibleDay = day == nil && looksDated ? parts[..<3].joined(separator: "/") : nil
  }
}
