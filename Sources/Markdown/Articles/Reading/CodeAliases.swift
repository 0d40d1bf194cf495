import Highlighting
import Parsing
import Texts

/// A site's own names for the languages of code blocks, such as `myscript` for `swift`.
///
/// They have priority over the names of the highlighter, so a site can also change what `text` or `sh` means.
package struct CodeAliases: Sendable, Equatable {
  /// The highlighter's languages by the site's names, in lower case.
  private var languages: [String: String] = [:]

  package init() {}

  /// Adds a name for a language; returns `false` if the highlighter does not know the language.
  package mutating func add(_ name: String, for language: String) -> Bool {
    guard Language.named(language) != nil else { return false }
    languages[name.lowercased()] = language
    return true
  }

  /// The names and their languages, as `name=language`, in order.
  package var entries: [String] { languages.map { "\($0)=\($1)" }.sorted() }

  /// The names of all languages that an alias can have.
  package static var knownLanguages: [String] { Language.names }

  /// Returns the language with a name; as in the highlighter, case and any text after a comma do not matter.
  subscript(_ name: String) -> String? {
    languages.isEmpty ? nil : languages[name.prefix { $0 != "," }.lowercased()]
  }

  /// Returns the language of a file, by the ending or the whole of its name.
  func language(ofFile path: String) -> String? {
    [path.fileExtension, path.fileName].first { self[$0] != nil || Language.named($0) != nil }
  }

  /// Replaces the aliases in a tree's code blocks by the languages, which become CSS classes.
  func replace(in tree: consuming MarkdownTree) -> MarkdownTree {
    guard !languages.isEmpty else { return tree }
    var tree = tree
    for index in tree.nodes.indices where tree.nodes[index].kind == .codeBlock {
      if let language = self[tree.string(tree.nodes[index].title)] {
        tree.nodes[index].title = tree.append(language.utf8)
      }
    }
    return tree
  }
}
