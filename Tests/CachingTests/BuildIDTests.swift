import Foundation
import TestSupport
import Testing

@testable import Caching

@Suite struct `The build ID of a program` {
  @Test func `has 20 bytes, and differs between programs`() throws {
    let programs = try ["garland", "SwiftSite"].map { try beginning(of: $0) }
    let ids = programs.map { BuildID(ofProgram: $0).map { Array($0.bytes) } }
    #expect(ids[0]?.count == 20 && ids[1]?.count == 20 && ids[0] != ids[1])
  }

  @Test func `is nil for a damaged or truncated program`() throws {
    let program = try beginning(of: "garland")
    let name = try #require(program.firstRange(of: Array("\u{14}\0\0\0\u{3}\0\0\0GNU\0".utf8)))
    let changes: [(name: String, offset: Int)] = [
      ("not an ELF file", 1), ("32 bits", 4), ("the other byte order", 5),
      ("a note of another type", name.lowerBound + 4),
      ("a note with another owner", name.lowerBound + 8), ("segments beyond the end", 35),
    ]
    for change in changes {
      var damaged = program
      damaged[change.offset] ^= 0x40
      #expect(BuildID(ofProgram: damaged) == nil, "\(change.name)")
    }
    for count in 0..<name.upperBound + 20 {
      #expect(BuildID(ofProgram: Array(program.prefix(count))) == nil, "the first \(count) bytes")
    }
  }

  @Test func `is always a part of the program's bytes, even after random damage`() throws {
    let program = try beginning(of: "garland").prefix(1024)
    var random = SeededGenerator(seed: 7)
    var (found, missing) = (0, 0)
    for _ in 0..<20_000 {
      var damaged = Array(program)
      for _ in 0...3 {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let id = BuildID(ofProgram: damaged)?.bytes else {
        missing += 1
        continue
      }
      found += 1
      #expect(!id.isEmpty && damaged[id.indices] == id)
    }
    #expect(found > 1_000 && missing > 100)
  }

  private func beginning(of program: String) throws -> [UInt8] {
    let path = URL(filePath: try BuiltTool.path()).deletingLastPathComponent().appending(path: program).path
    let file = try #require(FileHandle(forReadingAtPath: path))
    return Array(try #require(try file.read(upToCount: BuildID.prefixLength)))
  }
}
