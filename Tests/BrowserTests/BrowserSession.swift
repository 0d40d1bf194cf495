import Foundation
import Synchronization

/// A running `drive.py` with a browser, which visits pages one after another.
///
/// A browser takes a second to start, so visits share browsers: a visit takes an idle session, or starts one.
/// A session ends when the tests end, because its standard input ends.
struct BrowserSession: Sendable {
  /// An error: the session ended before it answered.
  struct Failure: Error {
    let errors: String
  }

  private let input: FileHandle
  private let output: FileHandle
  private let errors: FileHandle

  private static let idle = Mutex<[String: [BrowserSession]]>([:])

  /// Sends a line to an idle session of a kind, or to a new session, and returns the answer.
  ///
  /// A session that fails is not used again.
  static func answer(to line: Data, from kind: String, starting command: [String]) throws -> Data {
    let session = try idle.withLock { $0[kind]?.popLast() } ?? BrowserSession(command)
    let answer = try session.answer(to: line)
    idle.withLock { $0[kind, default: []].append(session) }
    return answer
  }

  private init(_ command: [String]) throws {
    let log = FileManager.default.temporaryDirectory.appending(path: "garland-browser-\(UUID().uuidString)")
    try Data().write(to: log)
    errors = try FileHandle(forUpdating: log)
    try FileManager.default.removeItem(at: log)
    let (asked, answered) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = asked
    process.standardOutput = answered
    process.standardError = errors
    try process.run()
    (input, output) = (asked.fileHandleForWriting, answered.fileHandleForReading)
  }

  private func answer(to line: Data) throws -> Data {
    try input.write(contentsOf: line + Data("\n".utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let more = output.availableData
      guard !more.isEmpty else {
        try errors.seek(toOffset: 0)
        throw Failure(errors: String(decoding: try errors.readToEnd() ?? Data(), as: UTF8.self))
      }
      answer += more
    }
    return answer
  }
}
