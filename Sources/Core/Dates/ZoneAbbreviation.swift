/// The meaning of an abbreviated time zone, such as `CET`.
enum ZoneAbbreviation: Equatable {
  /// The offset from UTC in minutes.
  case offset(Int)
  /// An abbreviation of several zones, in upper case.
  case ambiguous(String)

  /// Looks up an abbreviation in lower case, or returns `nil` if it is unknown.
  init?(_ word: String) {
    if let minutes = Self.offsets[word] {
      self = .offset(minutes)
    } else if Self.ambiguous.contains(word) {
      self = .ambiguous(word.uppercased())
    } else {
      return nil
    }
  }

  /// The offsets of abbreviations that have one meaning in practice.
  private static let offsets: [String: Int] = [
    "z": 0, "utc": 0, "gmt": 0, "ut": 0, "wet": 0, "west": 60,
    "cet": 60, "cest": 120, "mez": 60, "mesz": 120, "met": 60, "mest": 120, "eet": 120, "eest": 180, "msk": 180,
    "nst": -210, "ndt": -150, "adt": -180, "est": -300, "edt": -240, "cdt": -300, "mst": -420, "mdt": -360,
    "pst": -480, "pdt": -420, "akst": -540, "akdt": -480, "hst": -600, "brt": -180, "art": -180,
    "jst": 540, "kst": 540, "hkt": 480, "sgt": 480, "wib": 420, "sast": 120,
    "awst": 480, "acst": 570, "acdt": 630, "aest": 600, "aedt": 660, "nzst": 720, "nzdt": 780,
  ]

  /// The abbreviations that several zones share: `CST` is used in Chicago, Shanghai and Havana.
  private static let ambiguous: Set = ["amt", "ast", "bst", "cst", "gst", "ist", "sst"]
}
