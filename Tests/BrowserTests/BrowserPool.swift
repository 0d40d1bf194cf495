import Foundation
import Synchronization
import TestSupport

/// Browsers that wait for visits: each is a process of `drive.py`, which makes one visit after the other.
///
/// The pool has as many browsers as there were visits at the same time. They end with the tests, when their input does.
final class BrowserPool: Sendable {
  private struct Browser {
    let process: Process
    let (requests, answers): (FileHandle, FileHandle)
  }

  private let script: String
  private let idle = Mutex<[Browser]>([])

  init(_ script: String) { self.script = script }

  /// Makes a visit: sends a request to a browser, and returns its answer, each a line of JSON.
  func answer(to request: Data) throws -> Data {
    let browser = try idle.withLock { $0.popLast() } ?? start()
    try browser.requests.write(contentsOf: request + [UInt8(ascii: "\n")])
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let part = browser.answers.availableData
      if part.isEmpty { throw Visit.Failure(errors: ["the browser ended without an answer"]) }
      answer += part
    }
    if answer.first == UInt8(ascii: "!") { throw Visit.Failure(errors: [String(decoding: answer, as: UTF8.self)]) }
    idle.withLock { $0.append(browser) }
    return answer
  }

  private func start() throws -> Browser {
    let (requests, answers, process) = (Pipe(), Pipe(), Process())
    process.executableURL = URL(filePath: Program.python ?? "")
    process.arguments = [script]
    (process.standardInput, process.standardOutput) = (requests, answers)
    try process.run()
    return Browser(
      process: process, requests: requests.fileHandleForWriting, answers: answers.fileHandleForReading)
  }
}
