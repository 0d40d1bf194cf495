import Checking
import Files

/// The addresses of other sites that answered, and when: a file in the folder of the cache.
struct AnswerMemory {
  private let folder: Folder?
  private let lines: [Line]

  private struct Line {
    let time: Int
    let status: Int
    let address: String
  }

  private static let name = "links"
  /// The first line, which another version changes.
  private static let head = "garland links 1"
  /// For how many seconds an answer is good.
  private static let age = 7 * 86_400

  /// Opens what is remembered in a folder, which is made if need be.
  init(in path: String?) {
    if let path { try? Files.makeFolders(path) }
    folder = path.flatMap { try? Folder($0) }
    let text = (try? folder?.read(Self.name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let parts = text.split(separator: "\n")
    guard parts.first.map(String.init) == Self.head else {
      lines = []
      return
    }
    lines = parts.dropFirst().compactMap { part in
      let words = part.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let time = Int(words[0]), let status = Int(words[1]) else { return nil }
      return Line(time: time, status: status, address: String(words[2]))
    }
  }

  /// What is known at a time.
  func answers(at now: Int) -> [String: ExternalAnswer] {
    let fresh = lines.filter { $0.time <= now && now - $0.time < Self.age }
    return Dictionary(fresh.map { ($0.address, .status($0.status)) }) { _, later in later }
  }

  /// Keeps what is new, and of the rest what is still known; where that cannot be written, everybody is asked again.
  func keep(_ new: [String: ExternalAnswer], besides known: [String: ExternalAnswer], at now: Int) {
    guard let folder, !new.isEmpty else { return }
    let added = new.sorted { $0.key < $1.key }.compactMap { address, answer -> String? in
      guard case .status(let status) = answer else { return nil }
      return "\(now) \(status) \(address)"
    }
    let kept = lines.filter { known[$0.address] != nil }.map { "\($0.time) \($0.status) \($0.address)" }
    try? folder.replaceFile(Self.name, with: Array(([Self.head] + kept + added).joined(separator: "\n").utf8) + [10])
  }
}
