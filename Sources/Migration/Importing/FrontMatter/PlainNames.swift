import Converting
import Parsing

/// Names of people that are written in Markdown or HTML, such as `[Ada](https://ada.example)`.
///
/// Garland shows an author's name as plain text, so the report lists its links.
extension CleanedKeys {
  /// Replaces such names by their words.
  mutating func replaceFormattedNames() {
    for key in ["authors", "author"] {
      guard let names = keys[key]?.texts, keys[key]?.map == nil else { continue }
      let plain = names.map(Self.plain)
      guard plain != names else { continue }
      keys[key] = keys[key]?.text == nil ? .texts(plain) : .string(plain[0])
      for (name, words) in zip(names, plain) where name.contains("](") || name.contains("href") {
        note("the link of the author in `\(name)` is left out: write it in `authors/` in an article about `\(words)`")
      }
    }
  }

  private static func plain(_ name: String) -> String {
    guard name.contains(where: { "[<*_&".contains($0) }) else { return name }
    let words = name.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
      .replacing(/(\*\*|__|\*|_)(\S(?:.*\S)?)\1/) { String($0.2) }
    let text = HTMLReader.nodes(of: Array(words.utf8)).words
    return text.isEmpty ? name : text
  }
}
