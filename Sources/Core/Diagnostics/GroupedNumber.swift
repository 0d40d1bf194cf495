extension Int {
  /// The number with a comma between each three digits.
  public var grouped: String {
    let digits = String(self)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }

  /// So many things of a name that takes an `s` for more than one, such as `1,255 pages`.
  public func of(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// So many bytes, in the unit that leaves at most three digits before the point: `12.3 MB`.
  public var asSize: String {
    var (unit, names) = (1, ["kB", "MB", "GB", "TB"][...])
    var tenths: Int { (self * 10 + unit / 2) / unit }
    var name: String?
    while tenths >= 10_000, let larger = names.popFirst() { (unit, name) = (unit * 1_000, larger) }
    return name.map { "\(tenths / 10).\(tenths % 10) \($0)" } ?? of("byte")
  }
}
