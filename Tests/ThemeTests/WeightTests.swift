import Foundation
import TestSupport
import Testing
import Theme

@Suite(.enabled(if: Program.find("gzip") != nil, "gzip is not installed")) struct `The containers weigh` {
  @Test(arguments: [(".css", 8 * 1024), (".js", 4 * 1024)])
  func `no more than they may, each file compressed by itself`(kind: String, most: Int) throws {
    let files = Theme.files.filter { file in
      file.path.hasSuffix(kind) && (file.path.hasPrefix("containers/") || file.path == "assets/palette.css")
    }
    #expect(files.count >= 4)
    let sizes = try files.map { try Self.compressed($0.text) }
    let total = sizes.reduce(0, +)
    print("\(kind): \(total) bytes, \(zip(files.map(\.path), sizes).map { "\($0) \($1)" }.joined(separator: ", "))")
    #expect(total < most)
  }

  /// How many bytes `gzip -9` makes of a text.
  private static func compressed(_ text: String) throws -> Int {
    try Program.inScratchFolder { folder in
      let file = folder.appending(path: "file")
      try Data(text.utf8).write(to: file)
      _ = try Program.run(Program.find("gzip") ?? "", ["-9nk", file.path])
      return try Data(contentsOf: folder.appending(path: "file.gz")).count
    }
  }
}
