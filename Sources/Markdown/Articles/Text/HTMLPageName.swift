/// The file names of pages in HTML; a file with such a name is a page if it begins with front matter.
package enum HTMLPageName {
  private static let endings = [".html", ".htm"]

  /// Whether a name or path has the extension of an HTML file.
  package static func matches(_ name: String) -> Bool { stem(of: name[...]) != nil }

  /// Returns a name or path without the extension; `nil` for other files.
  ///
  /// ```swift
  /// HTMLPageName.stem(of: "about.html")  // about
  /// ```
  package static func stem(of name: Substring) -> String? {
    endings.first { name.lowercased().hasSuffix($0) }.map { String(name.dropLast($0.count)) }
  }
}
