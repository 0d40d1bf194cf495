import Foundation
import TestSupport
import Testing

@Suite struct `The output folder` {
  @Test(arguments: [
    "Content", "Content/out", "Content/static/_out", "./Content/../Content/a/b", "Templates", "Templates/new",
    "link/out",
  ])
  func `is refused where the next build would find the site`(output: String) throws {
    try CachedSite.inFolder { site in
      try FileManager.default.createSymbolicLink(
        at: site.folder.appending(path: "link"), withDestinationURL: site.folder.appending(path: "Content"))
      let outcome = try site.build(["--output", output]).outcome
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("the output folder `\(output)` lies in `"), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: site.folder.appending(path: "Templates").path))
    }
  }

  @Test(arguments: [
    ["--output", "Contents"], ["--output", "Content/_site"], ["--content", ".", "--output", "_site"],
  ])
  func `may lie where nothing of it is read`(arguments: [String]) throws {
    try CachedSite.inFolder { site in
      let outcome = try site.build(arguments).outcome
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }
}
