import Foundation
import TestSupport
import Testing

@testable import Caching

@Suite struct `What the linker calls a program` {
  @Test func `is what other tools read in it, and another thing in each`() throws {
    let programs = try ["garland", "SwiftSite"].map { try beginning(of: $0) }
    let found = programs.map { BuildID(ofProgram: $0).map { Array($0.bytes) } }
    #expect(found[0]?.count == 20 && found[1]?.count == 20 && found[0] != found[1])
  }

  @Test func `is nothing where a program has none, or is none`() throws {
    let program = try beginning(of: "garland")
    let name = try #require(program.firstRange(of: Array("\u{14}\0\0\0\u{3}\0\0\0GNU\0".utf8)))
    let changes: [(name: String, place: Int)] = [
      ("no ELF file", 1), ("32 bits", 4), ("the bytes of numbers the other way round", 5),
      ("a note of another type", name.lowerBound + 4),
      ("a note of somebody else", name.lowerBound + 8), ("segments far beyond", 35),
    ]
    for change in changes {
      var other = program
      other[change.place] ^= 0x40
      #expect(BuildID(ofProgram: other) == nil, "\(change.name)")
    }
    for count in 0..<name.upperBound + 20 {
      #expect(BuildID(ofProgram: Array(program.prefix(count))) == nil, "the first \(count) bytes")
    }
  }

  @Test func `stands in the program where it is found, whatever that is`() throws {
    let program = try beginning(of: "garland").prefix(1024)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      var other = Array(program)
      for _ in 0...3 {
        other[Int.random(in: 0..<other.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let found = BuildID(ofProgram: other)?.bytes else { continue }
      #expect(!found.isEmpty && other[found.indices] == found)
    }
  }

  private func beginning(of program: String) throws -> [UInt8] {
    let path = URL(filePath: try BuiltTool.path()).deletingLastPathComponent().appending(path: program).path
    let file = try #require(FileHandle(forReadingAtPath: path))
    return Array(try #require(try file.read(upToCount: BuildID.room)))
  }
}
