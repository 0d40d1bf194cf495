import Files
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Serving

@Suite(.hangGuard) struct `A served file` {
  /// More bytes than the system buffers for a connection.
  private static let size = 20_000_000

  @Test func `is sent whole, with bytes in memory after it`() throws {
    try withFile { file, path in
      let bytes = try Data(contentsOf: URL(filePath: path))
      var body = ResponseBody(file)
      body.append(Array("the end".utf8))
      let response = Response(file: "film.mp4", body)
      try withServer({ _ in response }) { server in
        let client = try #require(Client(port: server.port))
        for _ in 0..<2 {
          client.request("/film.mp4")
          let head = client.read(until: "\r\n\r\n")
          #expect(head.contains("Content-Length: \(Self.size + 7)\r\n"))
          #expect(head.contains("Content-Type: video/mp4\r\nAccept-Ranges: bytes\r\n"))
          #expect(client.readData(count: Self.size + 7) == bytes + Data("the end".utf8))
        }
        #expect(client.ask("/film.mp4", method: "HEAD").head.contains("Content-Length: \(Self.size + 7)\r\n"))
      }
    }
  }

  @Test func `is sent only in part if the browser requests a range`() throws {
    try withFile { file, path in
      let bytes = try Data(contentsOf: URL(filePath: path))
      try withServer({ _ in Response(file: "film.mp4", ResponseBody(file)) }) { server in
        let client = try #require(Client(port: server.port))
        client.request("/", header: "Range: bytes=100000-299999")
        let head = client.read(until: "\r\n\r\n")
        #expect(head.hasPrefix("HTTP/1.1 206 Partial Content\r\n") && head.contains("Content-Length: 200000\r\n"))
        #expect(head.contains("Content-Range: bytes 100000-299999/\(Self.size)\r\n"))
        #expect(client.readData(count: 200_000) == bytes[100_000..<300_000])
        let beyond = client.ask("/", header: "Range: bytes=\(Self.size)-").head
        #expect(beyond.hasPrefix("HTTP/1.1 416 ") && beyond.contains("Content-Range: bytes */\(Self.size)\r\n"))
        let whole = client.ask("/", method: "HEAD", header: "Range: bytes=0-9").head
        #expect(whole.hasPrefix("HTTP/1.1 200 OK\r\n") && whole.contains("Content-Length: \(Self.size)\r\n"))
      }
    }
  }

  @Test func `closes the connection if it becomes shorter while it is sent`() throws {
    try withFile { file, path in
      try withServer({ $0.path == "/" ? Response(file: "a.mp4", ResponseBody(file)) : Response(body: []) }) { server in
        let client = try #require(Client(port: server.port))
        client.request("/")
        _ = client.read(until: "\r\n\r\n")
        try FileHandle(forWritingTo: URL(filePath: path)).truncate(atOffset: 1_000)
        #expect(client.readData(count: Self.size).count < Self.size)
        #expect(try #require(Client(port: server.port)).ask("/a").head.hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
    }
  }

  @Test func `is closed if the browser does not read`() throws {
    try withFile { _, path in
      let opened = Mutex(WeakFile())
      let respond = { @Sendable (request: Request) in
        guard let file = try? OpenFile(reading: path) else { return Response(status: 404, text: request.path) }
        opened.withLock { $0.file = file }
        return Response(file: "a.mp4", ResponseBody(file))
      }
      try withServer(respond, idleTimeout: .milliseconds(100)) { server in
        let stalled = try #require(Client(port: server.port))
        stalled.request("/")
        #expect(stalled.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
        while opened.withLock({ $0.file != nil }) { usleep(10_000) }
        #expect(stalled.readData(count: Self.size).count < Self.size)
      }
    }
  }

  private struct WeakFile {
    weak var file: OpenFile?
  }

  static let ranges: [Case<String, ByteRange?>] = [
    Case("the first bytes", "bytes=0-4", .part(0..<5)), Case("one byte", "bytes=3-3", .part(3..<4)),
    Case("from an offset", "bytes=4-", .part(4..<10)), Case("more than the file has", "bytes=4-99", .part(4..<10)),
    Case("the last bytes", "bytes=-3", .part(7..<10)),
    Case("more last bytes than there are", "bytes=-99", .part(0..<10)),
    Case("a huge end", "bytes=9-99999999999999999999", .part(9..<10)), Case("upper case", "Bytes=0-4", .part(0..<5)),
    Case("after the end", "bytes=10-", .unsatisfiable), Case("no last bytes", "bytes=-0", .unsatisfiable),
    Case("a huge offset", "bytes=99999999999999999999-", .unsatisfiable),
    Case("backwards", "bytes=4-2", nil), Case("several parts", "bytes=0-1,4-5", nil),
    Case("no numbers", "bytes=-", nil),
    Case("a sign", "bytes=+1-2", nil), Case("another unit", "lines=0-4", nil), Case("nothing", "", nil),
  ]

  @Test(arguments: ranges)
  func `has the byte range that a header names`(_ row: Case<String, ByteRange?>) {
    row.check(ByteRange(row.input, size: 10))
  }

  @Test func `has no byte range if it is empty`() {
    #expect(ByteRange("bytes=0-", size: 0) == .unsatisfiable && ByteRange("bytes=-1", size: 0) == .unsatisfiable)
  }

  /// Calls a closure with an open file and its path.
  private func withFile(_ body: (OpenFile, String) throws -> Void) throws {
    try Program.inScratchFolder { folder in
      let bytes = Data((0..<Self.size / 1_000).map { "\($0) " }.joined().utf8)
      var content = Data(capacity: Self.size)
      while content.count < Self.size { content += bytes.prefix(Self.size - content.count) }
      let file = folder.appending(path: "film.mp4")
      try content.write(to: file)
      try body(try OpenFile(reading: file.path), file.path)
    }
  }
}
