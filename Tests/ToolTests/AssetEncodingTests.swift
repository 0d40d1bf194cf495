import Foundation
import TestSupport
import Testing

@Suite struct `A style or a script in another encoding` {
  @Test(arguments: [
    Case("a style in Latin-1", "style.css", [UInt8]("a::after { content: \"".utf8) + [0xE9] + "\" }\n".utf8),
    Case("a script in UTF-16", "script.js", [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x00]),
  ])
  func `is sent as it is`(_ asset: Case<String, [UInt8]>) throws {
    try CachedSite.inFolder { site in
      try site.write("Templates/assets/.gitkeep", "")
      try Data(asset.expected).write(to: site.folder.appending(path: "Templates/assets/\(asset.input)"))
      #expect(try site.build().outcome.status == 0)
      let sent = try site.files(in: "_site").values.contains(Data(asset.expected))
      #expect(sent, "\(asset.name)", sourceLocation: asset.sourceLocation)
    }
  }
}
