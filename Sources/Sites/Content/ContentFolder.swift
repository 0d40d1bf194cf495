/// A folder of the content.
final class ContentFolder {
  let path: String
  /// The names on the way to it.
  let parts: [String]
  /// The sections that it is part of: at the top, `_posts` and `_drafts` are the posts of a site; below a folder, what lies in
  /// them is that folder's.
  let sections: [String]
  /// The same, joined by slashes.
  let section: String
  /// Whether it is left alone, or lies in one that is.
  let isHidden: Bool
  /// Whether it is one of drafts, or lies in one.
  let isDraft: Bool

  init(_ path: String) {
    self.path = path
    parts = path.split(separator: "/").map(String.init)
    sections = parts.enumerated().compactMap { depth, part in
      part == "_posts" || part == "_drafts" ? depth == 0 ? "posts" : nil : part
    }
    section = sections.joined(separator: "/")
    isHidden = parts.contains(where: Self.isHidden)
    isDraft = parts.contains("_drafts")
  }

  static func isHidden(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("_") && name != "_posts" && name != "_drafts"
  }
}
