import Parsing
import Theme

/// The words that are built in.
enum ThemeWords {
  /// The folder of the files, in the folder of templates.
  static let folder = "words/"

  /// The files by their tags, in lower case.
  private static let files = Dictionary(
    Theme.files.filter { $0.path.hasPrefix(folder) }.compactMap { file in
      LanguageTag.ofFile(file.path).map { ($0, file) }
    }
  ) { first, _ in first }

  /// Returns the words in a language.
  static func words(_ tag: String) -> [String: Word] {
    let map = files[tag].flatMap { YAMLReader.read(Array($0.text.utf8)[...]).node?.map }
    return map.map { WordFile($0, in: tag).words } ?? [:]
  }

  /// Returns whether a file equals the built-in file at its path.
  static func isBuiltIn(_ bytes: [UInt8], at path: String) -> Bool {
    LanguageTag.ofFile(path).flatMap { files[$0] }.map { $0.path == path && Array($0.text.utf8) == bytes } ?? false
  }
}
