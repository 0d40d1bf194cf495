import Dates
import Planning
import Texts

/// The addresses of the comments on a page.
///
/// The addresses are those that the scripts of giscus and utterances make, so a site that used these scripts keeps its
/// comments.
struct CommentPlace {
  let title: String
  let permalink: String
  /// The path of the page, percent-encoded.
  let path: String
  let language: String

  /// Returns the address of the frame with the comments; a script adds the colours and the address of the reader.
  func frame(of settings: CommentSettings) -> String {
    switch settings {
    case .giscus(let giscus):
      "https://giscus.app\(localeFolder)/widget?"
        + QueryText.joined([
          ("repo", giscus.repository), ("repoId", giscus.repositoryID), ("category", giscus.category),
          ("categoryId", giscus.categoryID), ("term", term(giscus.mapping)), ("strict", "0"),
          ("reactionsEnabled", "1"), ("emitMetadata", "0"), ("inputPosition", "bottom"),
        ])
    case .utterances(let repository):
      "https://utteranc.es/utterances.html?"
        + QueryText.joined([
          ("repo", repository), ("issue-term", "pathname"), ("pathname", term(.pathname)), ("url", permalink),
          ("title", title),
        ])
    }
  }

  /// Returns the address at which readers find the comments without a script.
  func discussion(of settings: CommentSettings) -> String {
    switch settings {
    case .giscus(let giscus):
      "https://github.com/\(giscus.repository)/discussions?"
        + QueryText.joined([("discussions_q", term(giscus.mapping))])
    case .utterances(let repository):
      "https://github.com/\(repository)/issues?" + QueryText.joined([("q", term(.pathname))])
    }
  }

  private func term(_ mapping: CommentSettings.Mapping) -> String {
    switch mapping {
    case .url: permalink
    case .title: title
    case .pathname: path == "/" ? "index" : Self.withoutExtension(path.dropFirst())
    }
  }

  /// Returns a path without an extension such as `.html`.
  private static func withoutExtension(_ path: Substring) -> String {
    guard let dot = path.lastIndex(of: "."), path.index(after: dot) < path.endIndex else { return String(path) }
    let isWord = path[dot...].dropFirst().utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
    return String(isWord ? path[..<dot] : path)
  }

  /// The folder of the language on giscus.app, or nothing for English and unknown languages.
  private var localeFolder: String {
    NaturalLanguage.value(for: language) { $0.giscus }.map { "/\($0)" } ?? ""
  }
}
