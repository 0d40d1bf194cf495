/// The path of a request, as it was sent and as it is meant.
enum RequestPath {
  /// Decodes `%20` and the like, and goes the steps `.` and `..`; nothing where that is impossible or leads out.
  static func normalised(_ sent: Substring) -> String? {
    guard sent.utf8.first == UInt8(ascii: "/"), let bytes = decoded(sent.utf8), !bytes.contains(0) else { return nil }
    // Names are looked at after decoding, so that `%2e%2e` and `%2f` are what they stand for.
    var names: [ArraySlice<UInt8>] = []
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      switch part {
      case [], [UInt8(ascii: ".")]: break
      case [UInt8(ascii: "."), UInt8(ascii: ".")]:
        guard names.popLast() != nil else { return nil }
      default: names.append(part)
      }
    }
    let endsInFolder = parts.last.map { $0.isEmpty || $0 == [46] || $0 == [46, 46] } ?? true
    let path = names.reduce(into: [UInt8]()) { $0 += [UInt8(ascii: "/")] + $1 }
    return String(validating: path + (endsInFolder || path.isEmpty ? [UInt8(ascii: "/")] : []), as: UTF8.self)
  }

  private static func decoded(_ sent: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = sent.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
