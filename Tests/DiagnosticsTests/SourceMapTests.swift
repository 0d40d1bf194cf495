import Diagnostics
import Synchronization
import Testing

@Suite struct `Sources that are read on demand` {
  @Test func `are read once, when somebody asks for their text`() {
    let reads = Mutex(0)
    var sources = SourceMap()
    let id = sources.add("posts/a.md", of: "Content") { path in
      #expect(path == "posts/a.md")
      reads.withLock { $0 += 1 }
      return Array("one\ntwo".utf8)
    }
    #expect(sources.path(of: id) == "Content/posts/a.md" && sources.idsByPath == ["Content/posts/a.md": id])
    #expect(reads.withLock(\.self) == 0)
    #expect(sources[id]?.position(at: 4) == SourcePosition(line: 2, column: 1))
    #expect(sources[id]?.lineCount == 2)
    #expect(sources[id]?.path == "Content/posts/a.md")
    #expect(reads.withLock(\.self) == 1)
  }

  @Test func `are empty where they cannot be read any more`() {
    var sources = SourceMap()
    let id = sources.add("gone.md", of: "Content") { _ in nil }
    #expect(sources[id]?.utf8 == [])
  }
}
