import Foundation

/// Something that the checker refuses in a page, as it says so.
package struct Complaint: Decodable, Sendable {
  /// What it says.
  package let message: String
  private let url: String?
  // Where it ends: where tags in tables begin, the checker is wrong about.
  private let lastLine, lastColumn: Int?
  private let extract: String?

  /// The name of the page that it is about.
  package var page: String {
    url.flatMap(URL.init(string:))?.deletingPathExtension().lastPathComponent ?? ""
  }

  /// The line that it is about; the first where it is about the whole page.
  package var line: Int { lastLine ?? 1 }

  /// As one line: the page, the place, the message, and the text there.
  package var text: String {
    let there = (extract ?? "").split(whereSeparator: \.isNewline).joined(separator: "⏎")
    return "\(page):\(line):\(lastColumn ?? 1): \(message) | \(there)"
  }
}
