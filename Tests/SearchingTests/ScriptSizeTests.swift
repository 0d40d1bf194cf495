import Sites
import TestSupport
import Testing

struct `The scripts that a search loads` {
  @Test(.enabled(if: Program.find("gzip") != nil, "gzip is not installed")) func `take less than 9.5 kB compressed`()
    throws
  {
    let site = SearchedSite.build(["index.md": "---\ntitle: Home\n---\nWords.\n"])
    let sizes = try ["assets/search.", "assets/search-engine."].map { name in
      let file = try #require(site.files.first { $0.path.hasPrefix(name) && $0.path.hasSuffix(".js") }, "\(name)")
      guard case .bytes(let bytes) = file.content else { return 9_500 }
      return try Program.compressedSize(of: bytes)
    }
    #expect(sizes.reduce(0, +) < 9_500, "\(sizes)")
  }
}
