import Testing

@Suite struct `An address of mail` {
  /// The library looks for `mailto:` before an address even where its own text begins.
  @Test(arguments: [":a@b.c:a@b.c", "xmpp:x@y.z/rmailto:a@b.c", "a@b.cmailto:a@b.c", "/x:a@b.c"])
  func `is the same whatever lay in memory before`(text: String) {
    let expected = diagnose(text + "\n").html
    for round in 0..<40 {
      let rest = ["mailto:", "xmpp:", ":mailto", "tomail:"][round % 4]
      let used = (0..<8).map { size in Array(String(repeating: rest, count: 4_000 << (size % 4)).utf8) }
      withExtendedLifetime(used) {}
      #expect(diagnose(text + "\n").html == expected, "after \(rest)")
    }
  }
}
