import Foundation
import Testing

/// What a call is to give: the files in `Expected`, and what the tool says in `messages.txt`.
struct Expectation {
  let golden: SiteCase
  let call: SiteCase.Call

  private var folder: URL {
    let folder = golden.place.appending(path: "Expected")
    return call.name.isEmpty ? folder : folder.appending(path: call.name)
  }

  private var messages: URL {
    golden.place.appending(path: call.name.isEmpty ? "messages.txt" : "messages-\(call.name).txt")
  }

  /// Holds what came against what was expected, or writes it down from now on.
  func check(_ building: SiteBuilding, hasFiles: Bool = true) throws {
    let files = hasFiles ? building.files.filter { golden.compares($0.key) }.mapValues(masked) : [:]
    if SiteCase.isRecording { return try record(files, building.messages) }
    let said = (try? String(contentsOf: messages, encoding: .utf8)) ?? "nothing was recorded"
    #expect(building.messages == said, "\(golden.name) \(call.name)")
    let expected = hasFiles ? try FileTree.files(in: folder) : [:]
    for path in Set(files.keys).union(expected.keys).sorted() {
      #expect(text(files[path]) == text(expected[path]), "\(golden.name) \(call.name): \(path)")
    }
    #expect(files == expected, "\(golden.name) \(call.name)")
  }

  private func record(_ files: [String: Data], _ said: String) throws {
    try? FileManager.default.removeItem(at: folder)
    if !files.isEmpty { try FileTree.write(files, to: folder) }
    try Data(said.utf8).write(to: messages)
  }

  /// Pages without the fingerprints of the theme that comes with Garland, which changes for reasons of its own.
  private func masked(_ bytes: Data) -> Data {
    guard golden.hasBuiltInTheme, let text = String(data: bytes, encoding: .utf8), text.contains("<html") else {
      return bytes
    }
    let masked = text.replacing(/\.[a-z2-7]{10}\.(css|js)/) { ".….\($0.1)" }
      .replacing(/sha384-[A-Za-z0-9+\/=]+/) { _ in "sha384-…" }
    return Data(masked.utf8)
  }

  private func text(_ bytes: Data?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}
