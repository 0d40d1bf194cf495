import Foundation
import TestSupport

/// Swift's own parser, in a program that is compiled once from `oracle.swift`.
///
/// The package does not depend on it: toolchains that support macros contain the parser.
struct Oracle {
  /// A range of a file with the parser's kind.
  struct ClassifiedRange {
    let range: Range<Int>
    let kind: String

    func text(in source: [UInt8]) -> String { String(decoding: source[range], as: UTF8.self) }
  }

  private let program: URL

  /// The folder of the toolchain with the parser, or `nil` if the toolchain has none.
  static let libraries: URL? = {
    guard let compiler = Program.find("swiftc").map({ URL(filePath: $0).resolvingSymlinksInPath() }) else { return nil }
    let host = compiler.appending(path: "../../lib/swift/host").standardizedFileURL
    let module = host.appending(path: "SwiftIDEUtils.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path()) ? host : nil
  }()

  /// Compiles the program if its source has changed.
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

  /// Returns the classified ranges of files, by path.
  func classify(_ paths: [String]) throws -> [String: [ClassifiedRange]] {
    var rangesByPath: [String: [ClassifiedRange]] = [:]
    var path = ""
    for line in try Self.run(program.path(), paths).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3, let start = Int(words[0]), let end = Int(words[1]) {
        rangesByPath[path, default: []].append(ClassifiedRange(range: start..<end, kind: String(words[2])))
      } else {
        path = String(line)
      }
    }
    return rangesByPath
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
