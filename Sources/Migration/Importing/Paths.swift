// Most files of the target search in a text, trim it or take a path apart.
@_exported import Diagnostics
@_exported import Texts

/// Parts of paths that begin at the root of a site.
extension String {
  /// The path without the `_` at the start of names, because Garland leaves out such files; an `_index` stays.
  var withoutUnderscores: String {
    split(separator: "/").map { name in
      let visible = name.drop { $0 == "_" }
      return visible.isEmpty || visible.hasPrefix(".") || String(name).fileStem == "_index" ? name : visible
    }.joined(separator: "/")
  }

  /// Whether the file is an article in Markdown.
  var isMarkdown: Bool { ["md", "markdown", "mkd", "mkdn", "mdown"].contains(fileExtension) }

  /// Whether the file is an image, a video or another file that articles show or link to.
  var isMedia: Bool {
    [
      "png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "ico", "mp4", "webm", "mov", "mp3", "ogg", "pdf", "zip",
    ].contains(fileExtension)
  }

  /// The path below a folder, or `nil` if the file is elsewhere.
  func path(below folder: String) -> String? {
    if folder.isEmpty { return self }
    return hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : nil
  }

  /// The path of a file with this name in a folder; the name alone for the root.
  func inside(_ folder: String) -> String { folder.isEmpty ? self : folder + "/" + self }

  /// The path of a folder without `.` in it and slashes around it.
  var asFolder: String { split(separator: "/").filter { $0 != "." }.joined(separator: "/") }

  /// The path from the folder of a file to another file: `../b/c.png`.
  func relative(to file: String) -> String {
    let (target, base) = (split(separator: "/"), file.split(separator: "/").dropLast())
    let shared = zip(target.dropLast(), base).prefix { $0 == $1 }.count
    return String(repeating: "../", count: base.count - shared) + target.dropFirst(shared).joined(separator: "/")
  }

  /// The path resolved against the folder of a file, or `nil` if it leads out of the site.
  func resolved(from file: String) -> String? {
    var parts = hasPrefix("/") ? [] : file.split(separator: "/").dropLast().map(String.init)
    for part in split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
