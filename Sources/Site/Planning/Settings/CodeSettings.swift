import Articles
import Diagnostics
import Parsing

extension MarkdownSettings {
  /// What `code` can be.
  static let codeForm = FieldForm.map([
    FieldDescription("aliases", .entries(.type(.text)), "your names for languages that `garland help code` lists")
  ])

  /// Reads `code`: a map whose field `aliases` has the site's own names for languages.
  mutating func readCode(from fields: inout FieldReader, in source: SourceID) {
    guard let map = fields.map("code") else { return }
    var code = FieldReader(map, in: source, area: "site")
    if let names = code.map("aliases") {
      var aliases = FieldReader(names, in: source, area: "site")
      for name in names.entries.map(\.key) {
        guard let language = aliases.text(name), !codeAliases.add(name, for: language) else { continue }
        aliases.reject(
          name, .wrong(name, language, "a language that `garland help code` lists", known: CodeAliases.knownLanguages))
      }
      code.addDiagnostics(of: aliases)
    }
    code.reportUnknownKeys()
    fields.addDiagnostics(of: code)
  }
}
