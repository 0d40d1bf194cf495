import Articles
import Diagnostics
import Parsing

extension MarkdownSettings {
  /// What `code` can be.
  static let codeForm = FieldForm.map([
    FieldDescription("aliases", .entries(.type(.text)), "your names for languages that `garland help code` lists")
  ])

  /// Reads `code`: a map whose field `aliases` has the site's own names for languages.
  static func readCode(from fields: inout FieldReader, _ key: FieldDescription) -> CodeAliases? {
    guard let map = fields.map(key.name) else { return nil }
    var codeAliases = CodeAliases()
    fields.nested(map) { code in
      guard let names = code.map("aliases") else { return }
      var aliases = FieldReader(names, in: code.source, area: "site")
      for name in names.entries.map(\.key) {
        guard let language = aliases.text(name), !codeAliases.add(name, for: language) else { continue }
        aliases.reject(
          name, .wrong(name, language, "a language that `garland help code` lists", known: CodeAliases.knownLanguages))
      }
      code.addDiagnostics(of: aliases)
    }
    return codeAliases
  }
}
