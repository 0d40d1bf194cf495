import Records
import Texts

/// A copy that an editor or a tool made of another file, such as `a.md~`: its author never means to publish it.
package enum EditorCopy {
  /// The endings that some tools add, and that a file of another kind may have, too: `game.save`.
  private static let endings = [".bak", ".orig", ".save", ".rej", ".swp", ".swo"]

  /// Returns whether a file is such a copy, by its name.
  ///
  /// In `static`, whose files are copied as they are, an ending such as `.save` counts only beside the file without it.
  package static func matches(_ path: String, isFile: (String) -> Bool) -> Bool {
    let name = path.utf8.dropFirst(path.startOfName)
    // Emacs writes `a.md~` and `#a.md#`, and office programs `~$a.docx`.
    if name.count > 1, name.last == UInt8(ascii: "~") || name.starts(with: "~$".utf8) { return true }
    if name.count > 2, name.first == UInt8(ascii: "#"), name.last == UInt8(ascii: "#") { return true }
    let lowercased = Substring(name).lowercased()
    // Vim writes `.a.md.swp`, Emacs `.#a.md`, and LibreOffice `.~lock.a.odt#`.
    if lowercased.hasPrefix(".#") || lowercased.hasPrefix(".~lock.") { return true }
    if lowercased.hasPrefix("."), [".swp", ".swo", ".swn"].contains(where: lowercased.hasSuffix) { return true }
    guard let ending = endings.first(where: lowercased.hasSuffix), lowercased.count > ending.count else { return false }
    return !path.hasPrefix("static/") || isFile(String(path.dropLast(ending.count)))
  }
}
