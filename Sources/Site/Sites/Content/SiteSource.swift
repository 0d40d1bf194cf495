package import Diagnostics
import Theme

/// The files that diagnostics of a site name.
package enum SiteSource {
  /// The files of the theme that the program carries, by the paths that a site's own would have.
  package static var builtIn: [(path: String, text: String)] { Theme.files.map { ($0.path, $0.text) } }

  /// The file at a path as messages show it: of the content, of the templates, or one that the program carries.
  package static func file(
    at path: String, _ content: any SourceFolder, _ templates: any SourceFolder
  ) -> SourceFile? {
    for folder in [content, templates] where path.hasPrefix(folder.name + "/") {
      let bytes = try? folder.read(String(path.dropFirst(folder.name.count + 1)))
      return bytes.map { SourceFile(path: path, utf8: $0) }
    }
    let file = Theme.files.first { ThemeFiles.shownPath(ofBuiltIn: $0.path) == path }
    return file.map { SourceFile(path: path, text: $0.text) }
  }
}
