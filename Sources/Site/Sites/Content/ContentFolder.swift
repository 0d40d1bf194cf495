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
    isHidden = parts.contains { Self.isHidden($0) }
    isDraft = parts.contains("_drafts")
  }

  static func isHidden(_ name: some StringProtocol) -> Bool {
    switch name.utf8.first {
    case UInt8(ascii: "."): true
    case UInt8(ascii: "_"): name != "_posts" && name != "_drafts"
    default: false
    }
  }
}
