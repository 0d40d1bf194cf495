/// The side that lines begin at, as HTML names it.
enum WritingDirection: String {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction of the script that a language is usually written in, unless its tag names another one.
  init(of language: String) {
    let parts = language.lowercased().split(separator: "-").map(String.init)
    let scripts: Set = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      self = scripts.contains(script) ? .rightToLeft : .leftToRight
    } else {
      let languages: Set = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]
      self = languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
    }
  }
}
