/// Texts that the code of an Astro site gives a name: `export const SITE_TITLE = "Bread"` in `src/consts.ts`.
struct AstroConstants: Sendable {
  private let values: [String: String]

  /// Reads the files whose names are usual for settings.
  init(_ site: ForeignSite, in source: String) {
    let names: Set = ["config", "consts", "constants", "site", "siteconfig", "metadata"]
    let files = site.paths.filter { path in
      path.hasPrefix(source + "/") && names.contains(path.fileStem.lowercased().filter(\.isLetter))
        && ["ts", "js", "mjs", "json"].contains(path.fileExtension) && !path.hasPrefix(source + "/content/config.")
    }
    let pairs = files.compactMap { site.text($0) }.flatMap { code in
      let code = String(decoding: ScriptComments.blanked(Array(code.utf8)), as: UTF8.self)
      return code.matches(of: /\b(\w+)["']?\s*[:=]\s*(["'`])([^"'`\n$]+)\2/).map { (String($0.1), String($0.3)) }
    }
    values = Dictionary(pairs) { first, _ in first }
  }

  /// Returns the text with the first of some names that exists.
  func first(of names: [String]) -> String? { names.lazy.compactMap { values[$0] }.first }
}
