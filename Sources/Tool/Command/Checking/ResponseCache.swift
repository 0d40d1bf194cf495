import Checking
import Files

/// A cache of recent responses from other sites, stored as a text file in the cache folder.
struct ResponseCache {
  private let folder: Folder?
  private let entries: [Entry]

  private struct Entry {
    let time: Int
    let status: Int
    let address: String
  }

  private static let fileName = "links"
  /// The first line, which names the version of the format.
  private static let header = "garland links 1"
  private static let maximumAgeInSeconds = 7 * 86_400

  /// Reads the cache in a folder, and creates the folder if needed; if `path` is `nil`, nothing is cached.
  init(in path: String?) {
    if let path { try? Files.makeFolders(path) }
    folder = path.flatMap { try? Folder($0) }
    let text = (try? folder?.read(Self.fileName)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.header else {
      entries = []
      return
    }
    entries = lines.dropFirst().compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let time = Int(words[0]), let status = Int(words[1]) else { return nil }
      return Entry(time: time, status: status, address: String(words[2]))
    }
  }

  /// Returns the responses that are recent enough.
  func responses(at now: Int) -> [String: ExternalResponse] {
    let recent = entries.filter { $0.time <= now && now - $0.time < Self.maximumAgeInSeconds }
    return Dictionary(recent.map { ($0.address, .status($0.status)) }) { _, later in later }
  }

  /// Writes the new responses, and the cached responses that are still `valid`.
  ///
  /// If the file cannot be written, the next check requests all addresses again.
  func save(_ new: [String: ExternalResponse], and valid: [String: ExternalResponse], at now: Int) {
    guard let folder, !new.isEmpty else { return }
    let added = new.sorted { $0.key < $1.key }.compactMap { address, response -> String? in
      guard case .status(let status) = response else { return nil }
      return "\(now) \(status) \(address)"
    }
    let kept = entries.filter { valid[$0.address] != nil }.map { "\($0.time) \($0.status) \($0.address)" }
    let text = ([Self.header] + kept + added).joined(separator: "\n") + "\n"
    try? folder.replaceFile(Self.fileName, with: Array(text.utf8))
  }
}
