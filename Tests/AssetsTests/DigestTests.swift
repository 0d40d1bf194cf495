import Assets
import TestSupport
import Testing

@Suite struct `Digests` {
  static let examples: [Case<String, [String]>] = [
    Case(
      "no bytes", "",
      [
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b",
      ]),
    Case(
      "three letters", "abc",
      [
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
      ]),
    Case(
      "two blocks of SHA-256", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      [
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
        "3391fdddfc8dc7393707a65b1b4709397cf8b1d162af05abfe8f450de5f36bc6b0455a8520bc4e6f5fe95b1fe3c8452b",
      ]),
    Case(
      "two blocks of SHA-384",
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      [
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
        "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039",
      ]),
    Case(
      "a million letters", String(repeating: "a", count: 1_000_000),
      [
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
        "9d0e1809716474cb086e834e310a4a1ced149e9c00f248527972cec5704c2a5b07b8b3dc38ecc4ebae97ddd87f3d8985",
      ]),
  ]

  @Test(arguments: examples)
  func `match the examples of FIPS 180-4`(row: Case<String, [String]>) {
    let bytes = Array(row.input.utf8)
    row.check([Digest.sha256(bytes).hexadecimal, Digest.sha384(bytes).hexadecimal])
  }

  @Test(.enabled(if: Program.python != nil, "needs Python: .ci/setup --tests"))
  func `agree with Python for every length up to 300 bytes`() throws {
    var random = SeededGenerator(seed: 384)
    let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
    let expected: [[String]] = try PythonOracle.run("digests.py", on: bytes)
    #expect(expected.count == 301)
    for (length, row) in expected.enumerated() {
      let part = Array(bytes[..<length])
      let actual = [
        Digest.sha256(part).hexadecimal, Digest.sha384(part).hexadecimal, BaseEncoding.base64(part),
        BaseEncoding.base32(part),
      ]
      #expect(actual == row, "\(length) bytes")
    }
  }

  static let base64: [Case<String, String>] = [
    Case("no bytes", "", ""), Case("one byte", "f", "Zg=="), Case("two bytes", "fo", "Zm8="),
    Case("three bytes", "foo", "Zm9v"), Case("both special characters", ">>>???", "Pj4+Pz8/"),
  ]

  @Test(arguments: base64)
  func `encode as Base64`(row: Case<String, String>) {
    row.check(BaseEncoding.base64(Array(row.input.utf8)))
  }

  @Test func `give files a fingerprint of ten characters`() {
    #expect(Fingerprint.of(Array("abc".utf8)) == "xj4bnp4pah")
    #expect(Fingerprint.of([]).count == Fingerprint.length)
  }

  @Test func `make the value of an integrity attribute`() {
    let digest = "H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO"
    #expect(Integrity.of(Array("alert('Hello, world.');".utf8)) == "sha384-\(digest)")
  }
}
