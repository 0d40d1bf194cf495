package import Diagnostics
import Theme

/// Lookup of the files that diagnostics refer to.
package enum SiteSource {
  /// The files of the built-in theme.
  ///
  /// A template with the same path overrides a built-in file.
  package static var builtIn: [(path: String, text: String)] { Theme.files.map { ($0.path, $0.text) } }

  /// Returns the file for a path in a diagnostic: from the content, the templates, Swift code or the built-in theme.
  package static func file(
    at path: String, _ content: any SourceFolder, _ templates: any SourceFolder, code: [String: [UInt8]]
  ) -> SourceFile? {
    for folder in [content, templates] where path.hasPrefix(folder.name + "/") {
      let bytes = try? folder.read(String(path.dropFirst(folder.name.count + 1)))
      return bytes.map { SourceFile(path: path, utf8: $0) }
    }
    if let packaged = code.first(where: { ThemeFiles.shownPath(ofCode: $0.key) == path }) {
      return SourceFile(path: path, utf8: packaged.value)
    }
    let file = Theme.files.first { ThemeFiles.shownPath(ofBuiltIn: $0.path) == path }
    return file.map { SourceFile(path: path, text: $0.text) }
  }
}
