import TestSupport
import Testing

@testable import SiteBenchmarks

@Suite struct `A corpus` {
  private static let posts = Array(Corpus(posts: 200, seed: 1))
  private var corpus: [Post] { Self.posts }

  @Test func `is the same for the same seed`() {
    #expect(corpus == Array(Corpus(posts: 200, seed: 1)))
  }

  @Test func `has not changed since earlier measurements`() {
    // If this number changes, new results cannot be compared with earlier ones.
    #expect(fingerprint(corpus) == 16_849_304_425_518_486_813)
  }

  @Test func `differs in every post for another seed`() {
    let other = Array(Corpus(posts: 200, seed: 2))
    #expect(zip(corpus, other).allSatisfy { $0.body != $1.body && $0.head != $1.head })
  }

  @Test func `begins with the same posts if it has more posts`() {
    let longer = Corpus(posts: 9_000, seed: 1)
    #expect(corpus.allSatisfy { $0 == longer[$0.head.number] })
  }

  @Test func `differs only in its code fences if they name no languages`() {
    let plain = Corpus(posts: 200, seed: 1, namesLanguages: false)
    for (named, plain) in zip(corpus, plain) {
      #expect(named.head == plain.head)
      let fences = CodeSample.allCases.map { "```\($0.rawValue)" }
      let lines = named.body.split(separator: "\n").map { fences.contains(String($0)) ? "```" : $0 }
      #expect(lines == plain.body.split(separator: "\n"))
    }
  }

  @Test(arguments: [
    Case("a heading", #"^## \w"#, true), Case("a smaller heading", #"^### \w"#, true),
    Case("a list", #"^- \w"#, true), Case("a list in a list", #"^    - "#, true),
    Case("a numbered list", #"^2\. "#, true),
    Case("a task", #"^- \[x\] "#, true), Case("a quote", #"^> "#, true), Case("a table", #"^\| --"#, true),
    Case("a rule", #"^---$"#, true), Case("an image", #"^!\[.*\]\(/images/\w+-\d+\.png "\w+"\)$"#, true),
    Case("code in Swift", #"^```swift$"#, true), Case("code in Python", #"^```python$"#, true),
    Case("code in Bash", #"^```bash$"#, true), Case("code in JSON", #"^```json$"#, true),
    Case("emphasis", #" \*\w+\* "#, true), Case("strong emphasis", #" \*\*\w+ \w+\*\* "#, true),
    Case("struck text", #" ~~\w+~~ "#, true), Case("code in text", #" `\w+\.\w+\(\)` "#, true),
    Case("a link inside", #"\]\(/posts/post-\d+-\w+-\w+/\)"#, true),
    Case("a link outside", #"\]\(https://example\.com/"#, true),
    Case("a bare link", #" https://example\.org/"#, true),
    Case("a note", #"\[\^2\]"#, true), Case("the text of a note", #"^\[\^1\]: "#, true), Case("Japanese", #"。"#, true),
    Case("an emoji of several scalars", #"👩‍💻"#, true), Case("a tag of Liquid", #"\{%"#, false),
    Case("a tag of Mustache, Go or Jinja", #"\{\{"#, false), Case("a line that is a container", #"^:::"#, false),
  ])
  func `contains typical Markdown`(row: Case<String, Bool>) throws {
    let pattern = try Regex(row.input).anchorsMatchLineEndings()
    row.check(corpus.contains { $0.body.firstMatch(of: pattern) != nil })
  }

  @Test func `has realistic numbers of words, drafts and tags`() {
    let facts = CorpusFacts(Corpus(posts: 200, seed: 1))
    #expect((1_100...1_250).contains(facts.meanWords))
    #expect((2.0...3.0).contains(Double(facts.codeBlocks) / 200))
    #expect((9_000...11_000).contains(facts.bytes / 200))
    let heads = Array(Corpus(posts: 3_000, seed: 1).heads)
    #expect((60...120).contains(heads.count(where: \.isDraft)))
    let names = CorpusTags.standard.names
    let uses = names.map { name in heads.count { $0.tags.contains(name) } }
    #expect(Set(names).count == CorpusTags.count && uses.allSatisfy { $0 > 0 })
    #expect(uses.prefix(10).reduce(0, +) > 5 * uses.suffix(10).reduce(0, +))
  }

  @Test func `links to published posts only`() {
    let published = Set(corpus.filter { !$0.head.isDraft }.map(\.head.slug))
    let links = corpus.flatMap { $0.body.matches(of: #/\(\/posts\/([^\/]+)\/\)/#).map { String($0.1) } }
    // The first post can only link to itself.
    #expect(links.count > 200 && Set(links).subtracting(published).isEmpty)
  }

  @Test(arguments: [
    Case("the first", 0, "2008-01-01T08:00:00Z"), Case("a leap day", 283, "2008-02-29T07:00:00Z"),
    Case("the day after it", 287, "2008-03-01T03:00:00Z"), Case("a new year", 1_756, "2009-01-01T04:00:00Z"),
    Case("the last", PostTime.limit - 1, "2025-02-10T03:00:00Z"),
  ])
  func `has a time for each post`(row: Case<Int, String>) {
    row.check(PostTime(row.input).iso)
  }

  /// Returns a hash of all titles and bodies (FNV-1a).
  private func fingerprint(_ posts: [Post]) -> UInt64 {
    posts.reduce(0xCBF2_9CE4_8422_2325) { hash, post in
      (post.head.title + post.body).utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}
