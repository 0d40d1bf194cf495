import TestSupport
import Testing

@testable import Records

@Suite struct `A content hash` {
  /// Digests of Python's `hashlib.blake2b(bytes, digest_size=16)`.
  static let digests: [Case<[UInt8], String>] = [
    Case("the text of RFC 7693", Array("abc".utf8), "cf4ab791c62b8d2b2109c90275287816"),
    Case("no byte", bytes(0), "cae66941d9efbd404e4d88758ea67670"),
    Case("one byte", bytes(1), "7025e075d5e2f6cde3cc051a31f07660"),
    Case("a byte less than a block", bytes(127), "40efb3ed1b6eb973c5f774422adb0230"),
    Case("a block", bytes(128), "06e5bcee475a6bf6d9b8a07c6f4ae80a"),
    Case("a byte more than a block", bytes(129), "2ec7e7bf8a8265ffd68aadd70ecd2b7e"),
    Case("two blocks", bytes(256), "dbb08d79105462394550aa4d4e10133f"),
    Case("many blocks", bytes(1_000), "8095a6f38992fefe1c12ac8ec5e70791"),
  ]

  @Test(arguments: digests) func `has the BLAKE2b digest of long content`(_ digest: Case<[UInt8], String>) {
    let value = BLAKE2b.digest(of: digest.input[...])
    digest.check(value.hexadecimalText)
    let slice = ([1, 2, 3] + digest.input + [4, 5])[3..<3 + digest.input.count]
    #expect(BLAKE2b.digest(of: slice) == value)
    if digest.input.count >= 16 { #expect(ContentHash(of: slice).value == value | 1 << 127) }
  }

  @Test func `differs for contents that differ in their length or in zeros`() {
    let contents: [[UInt8]] = [[], [0], [0, 0], [1], [1, 0], [0, 1], [255], Self.bytes(15), Self.bytes(16)]
    #expect(Set(contents.map { ContentHash(of: $0) }).count == contents.count)
    #expect(!contents.contains { ContentHash(of: $0) == .absent })
  }

  private static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) } }

  @Test func `survives encoding and decoding`() throws {
    let hash = ContentHash(of: [1, 2, 3])
    var reader = RecordReader(RecordWriter.bytes(of: hash))
    #expect(try reader.read() == hash)
    #expect(hash != .absent)
  }
}
