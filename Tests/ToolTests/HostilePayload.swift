import Foundation
import TestSupport

/// A piece of Markdown that would like to run code: it calls `fire` with its number.
struct HostilePayload: Sendable {
  let name: String
  let number: Int
  let markdown: String
  /// What the tool makes of it.
  var outcome = Tool.Outcome()

  static let folder = Tool.fixtures.appending(path: "Hostile")

  /// Every payload of the folder, rendered.
  static let rendered = Result {
    try all().map { payload in
      var payload = payload
      payload.outcome = try Tool.run(["render", "-"], input: payload.markdown)
      return payload
    }
  }

  /// Every payload of the folder: behind a line `%% name` each.
  private static func all() throws -> [HostilePayload] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    var payloads: [HostilePayload] = []
    for file in files.sorted() {
      let text = String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
      for part in "\n\(text)".components(separatedBy: "\n%% ").dropFirst() {
        let (name, markdown) = part.split(atFirst: "\n")
        let number = payloads.count + 1
        payloads.append(
          HostilePayload(
            name: "\(file): \(name)", number: number,
            markdown: markdown.replacingOccurrences(of: "fire(0)", with: "fire(\(number))")))
      }
    }
    return payloads
  }
}

extension String {
  /// What stands before the first place of a separator, and what behind it.
  fileprivate func split(atFirst separator: Character) -> (String, String) {
    guard let place = firstIndex(of: separator) else { return (self, "") }
    return (String(self[..<place]), String(self[index(after: place)...]))
  }
}
