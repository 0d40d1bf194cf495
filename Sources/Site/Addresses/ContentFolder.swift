import Articles
import Records
import Texts

/// A folder in the content folder.
package final class ContentFolder {
  let path: String
  /// The parts of the path.
  let parts: [String]
  /// The sections that contain the folder, the outermost first.
  ///
  /// `_posts` and `_drafts` at the top belong to the section `posts`. Inside another folder, they belong to that
  /// folder.
  let sections: [String]
  /// The path of the section: `sections` joined by slashes.
  let section: String
  /// Whether the folder or one of its ancestors is hidden.
  let isHidden: Bool
  /// Whether the folder or one of its ancestors is `_drafts`.
  let isDraft: Bool

  init(_ path: String) {
    self.path = path
    parts = path.split(separator: "/").map(String.init)
    sections = parts.enumerated().compactMap { depth, part in
      part == "_posts" || part == Self.drafts ? depth == 0 ? "posts" : nil : part
    }
    section = sections.joined(separator: "/")
    isHidden = parts.contains { Self.isHidden($0) }
    isDraft = parts.contains(Self.drafts)
  }

  /// The name of a folder of drafts.
  package static let drafts = "_drafts"

  /// The name of the folder of texts that other articles include; its files have no pages.
  package static let shared = "_shared"

  /// Whether a file is in the folder of shared texts: it is published only if something refers to it.
  package static func isShared(_ path: String) -> Bool { path.hasPrefix("\(shared)/") }

  package static func isHidden(_ name: some StringProtocol) -> Bool {
    switch name.utf8.first {
    case UInt8(ascii: "."): true
    case UInt8(ascii: "_"): name != "_posts" && name != drafts
    default: false
    }
  }
}

/// A file in the content folder.
struct ContentFile {
  let path: String
  /// The folder, without the folder of a language around it.
  let folder: ContentFolder
  let name: Substring
  /// The name without its extension if the file is Markdown or one of the pages in HTML, otherwise `nil`.
  let stem: String?
  /// The number of the edition that the path names; `nil` for a file that all editions share.
  let edition: Int?

  /// The path without the name of a language.
  var plainPath: String {
    guard let stem, edition != nil else { return path }
    let plainName = stem + (name.lastIndex(of: ".").map { name[$0...] } ?? "")
    return folder.path.isEmpty ? plainName : "\(folder.path)/\(plainName)"
  }

  /// Returns the files at some paths, sorted by path.
  ///
  /// Consecutive files are mostly in the same folder, so they share one `ContentFolder`.
  static func sorted(
    _ paths: [String], _ pages: Set<String> = [], _ editions: EditionNames = EditionNames()
  ) -> [ContentFile] {
    var (last, lastPath, edition): (ContentFolder, Substring.UTF8View, Int?) = (ContentFolder(""), ""[...].utf8, nil)
    return paths.inByteOrder { $0 }.map { path in
      let start = path.startOfName
      let folder = path.utf8.prefix(max(start - 1, 0))
      if !folder.elementsEqual(lastPath) {
        let plain = editions.withoutFolder(String(Substring(folder)))
        (last, lastPath, edition) = (ContentFolder(plain.path), folder, plain.edition)
      }
      let name = Substring(path.utf8.dropFirst(start))
      guard let stem = MarkdownName.stem(of: name) ?? (pages.contains(path) ? HTMLPageName.stem(of: name) : nil) else {
        return ContentFile(path: path, folder: last, name: name, stem: nil, edition: edition)
      }
      let plain = editions.withoutEnding(stem)
      return ContentFile(
        path: path, folder: last, name: name, stem: plain.stem, edition: plain.edition ?? edition)
    }
  }
}
