import Files
import Foundation
import TestSupport
import Testing

@Suite struct `Reading a file` {
  static let cases: [Case<Int, FileProblem?>] = [
    Case("nothing in it", 0, nil),
    Case("a byte", 1, nil),
    Case("as much as may be", 1_000, nil),
    Case("a byte too many", 1_001, .tooLarge(limit: 1_000)),
    Case("much more than may be", 300_000, .tooLarge(limit: 1_000)),
  ]

  @Test(arguments: cases) func `gives all of it, or says that it is too large`(_ example: Case<Int, FileProblem?>)
    throws
  {
    try Program.inScratchFolder { folder in
      let file = folder.appending(path: "file")
      let bytes = (0..<example.input).map { UInt8(truncatingIfNeeded: $0) }
      try Data(bytes).write(to: file)
      do throws(FileProblem) {
        let read = try Files.read(file.path, limit: 1_000)
        #expect(read == bytes)
        example.check(nil)
      } catch {
        example.check(error)
      }
    }
  }

  @Test func `goes on where the system does not tell how large it is`() throws {
    let read = try Files.read("/proc/self/maps", limit: 1 << 24)
    #expect(read.count > 100 && read.last == UInt8(ascii: "\n"))
  }

  @Test func `says why it cannot be read`() {
    #expect(throws: FileProblem.missing) { try Files.read("/nowhere/at all", limit: 10) }
    #expect(throws: FileProblem.isFolder) { try Files.read("/", limit: 10) }
  }
}
