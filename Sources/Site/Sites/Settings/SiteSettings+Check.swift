import Articles
import Diagnostics
import Parsing

extension SiteSettings {
  /// Reads `check`: rules by their names, what a page may weigh, and what is not looked at.
  mutating func readCheck(from fields: inout FieldReader, in source: SourceID) {
    guard let map = fields.map("check") else { return }
    var inner = FieldReader(map, in: source, area: "site")
    if let rules = inner.map("rules") {
      var reader = FieldReader(rules, in: source, area: "site")
      for rule in CheckRule.allCases {
        let level = reader.choice(rule.rawValue, among: CheckSettings.Level.allCases.map(\.rawValue))
        check.levels[rule] = level.flatMap(CheckSettings.Level.init(rawValue:))
      }
      reader.reportUnknownKeys()
      inner.addDiagnostics(of: reader)
    }
    if let budget = inner.map("budget") {
      var reader = FieldReader(budget, in: source, area: "site")
      for weight in CheckSettings.Weight.allCases { check.budget[weight] = Self.size(weight.rawValue, &reader) }
      reader.reportUnknownKeys()
      inner.addDiagnostics(of: reader)
    }
    check.imageSize = Self.size("image_size", &inner) ?? check.imageSize
    check.imageWidth = inner.count("image_width") ?? check.imageWidth
    check.ignored = inner.texts("ignore") ?? []
    inner.reportUnknownKeys()
    fields.addDiagnostics(of: inner)
  }

  /// A number of bytes: `60 kB`, `1.5 MB` or `60000`.
  private static func size(_ name: String, _ fields: inout FieldReader) -> Int? {
    guard let text = fields.text(name) else { return nil }
    if let size = Int(size: text) { return size }
    fields.refuse(name, .wrong(name, text, "a size such as 60 kB or 1.5 MB", known: []))
    return nil
  }
}

extension Int {
  /// Reads a size: a number, and after it `B`, `kB` or `MB` where it is not of bytes.
  fileprivate init?(size text: String) {
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count).drop { $0 == " " }.lowercased()
    guard let factor = ["": 1, "b": 1, "kb": 1_000, "mb": 1_000_000][unit], let value = Double(number),
      value >= 0, value <= 1e9
    else { return nil }
    self = Int(value * Double(factor))
  }
}
