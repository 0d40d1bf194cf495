import Foundation
import TestSupport

/// Swift's own parser, as a program that is compiled once from `oracle.swift`.
///
/// It is no dependency of the package: the toolchain carries the parser for its macros, where it carries it.
struct Oracle {
  /// What the parser says of some bytes of a file.
  struct Stretch {
    let range: Range<Int>
    let kind: String

    func text(in source: [UInt8]) -> String { String(decoding: source[range], as: UTF8.self) }
  }

  private let program: URL

  /// Where the toolchain keeps the parser; nil where it has none.
  static let libraries: URL? = {
    guard let compiler = Program.find("swiftc").map({ URL(filePath: $0).resolvingSymlinksInPath() }) else { return nil }
    let host = compiler.appending(path: "../../lib/swift/host").standardizedFileURL
    let module = host.appending(path: "SwiftIDEUtils.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path()) ? host : nil
  }()

  /// Compiles the program unless that was done since its source changed.
  init(source: URL, program: URL) throws {
    self.program = program
    let built = try? program.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    let changed = try source.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    if let built, let changed, built > changed { return }
    let host = Self.libraries?.path() ?? ""
    try FileManager.default.createDirectory(at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = try Self.run(
      "/usr/bin/env",
      [
        "swiftc", "-O", "-I", host, "-L", host, "-lSwiftIDEUtils", "-lSwiftParser", "-lSwiftSyntax", "-Xlinker",
        "-rpath", "-Xlinker", host, source.path(), "-o", program.path(),
      ])
  }

  /// What the parser says of files, by path.
  func judge(_ paths: [String]) throws -> [String: [Stretch]] {
    var verdicts: [String: [Stretch]] = [:]
    var path = ""
    for line in try Self.run(program.path(), paths).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3, let start = Int(words[0]), let end = Int(words[1]) {
        verdicts[path, default: []].append(Stretch(range: start..<end, kind: String(words[2])))
      } else {
        path = String(line)
      }
    }
    return verdicts
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try Program.run(program, arguments)
    guard outcome.status == 0 else { throw Failure(program: program, errors: outcome.errors) }
    return outcome.output
  }

  struct Failure: Error {
    let program: String
    let errors: String
  }
}
