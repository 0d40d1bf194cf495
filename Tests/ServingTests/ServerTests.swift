import Files
import Foundation
import TestSupport
import Testing

@testable import Serving

@Suite(.hangGuard) struct `A server` {
  @Test func `answers several requests on one connection`() throws {
    try withServer { server in
      let client = try #require(Client(port: server.port))
      for path in ["/", "/a", "/b%20c?q"] {
        let answer = client.ask(path)
        #expect(answer.head.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.body == path.replacing("%20", with: " ").replacing("?q", with: ""))
      }
      let head = client.ask("/abc", method: "HEAD")
      #expect(head.head.contains("Content-Length: 4\r\n") && client.ask("/x").body == "/x")
    }
  }

  @Test func `answers requests that arrive together, byte by byte, or with Connection: close`() throws {
    try withServer { server in
      let client = try #require(Client(port: server.port))
      let request = { (path: String) in "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n" }
      client.send((0..<50).map { request("/\($0)") }.joined())
      for number in 0..<50 { #expect(client.answer().body == "/\(number)") }
      for character in "\r\n" + request("/slow") {
        client.send(String(character))
        usleep(500)
      }
      #expect(client.answer().body == "/slow")
      client.send("GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(client.readToEnd().hasSuffix("\r\n\r\n/last"))
      let old = try #require(Client(port: server.port))
      old.send("GET /old HTTP/1.0\r\n\r\n")
      #expect(old.readToEnd().hasSuffix("Connection: close\r\n\r\n/old"))
    }
  }

  @Test(arguments: [
    Case("nonsense", "nonsense\r\n\r\n", 400), Case("another host", "GET / HTTP/1.1\r\nHost: a.example\r\n\r\n", 403),
    Case("a post", "POST / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
    Case("an endless head", "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 300_000), 431),
    Case("a head that is too long", "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 17_000) + "\r\n\r\n", 431),
  ])
  func `refuses invalid requests and keeps running`(row: Case<String, Int>) throws {
    try withServer { server in
      let client = try #require(Client(port: server.port))
      client.send(row.input)
      let answer = client.readToEnd()
      row.check(answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
      #expect(answer.contains("Connection: close\r\n"))
      #expect(try #require(Client(port: server.port)).ask("/a").body == "/a")
    }
  }

  @Test func `listens on the next free port if the first one is in use`() throws {
    let taken = try Listeners(port: 0)
    #expect(throws: SocketProblem.portTaken) { try Listeners(port: taken.port) }
    let next = try Listeners.onFreePort(host: .thisMachine, from: taken.port)
    #expect(taken.port < next.port && next.port < taken.port + 100)
  }

  @Test func `does not wait for a client that does not read`() throws {
    let large = [UInt8](repeating: 120, count: 20_000_000)
    try withServer({ _ in Response(body: large) }) { server in
      let lazy = try (0..<5).map { _ in try #require(Client(port: server.port)) }
      for client in lazy { client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      #expect(try #require(Client(port: server.port)).ask("/").body.utf8.count == large.count)
      #expect(lazy[0].answer().body.utf8.count == large.count)
    }
  }

  @Test func `closes the oldest connections when there are too many`() throws {
    try withServer { server in
      let clients = try (0..<300).map { _ in try #require(Client(port: server.port)) }
      for client in clients.suffix(20) { #expect(client.ask("/a").body == "/a") }
      #expect(clients[0].ask("/a").head.isEmpty)
    }
  }

  @Test func `sends messages to open pages`() throws {
    try withServer { server in
      let pages = try (0..<3).map { _ in try #require(Client(port: server.port)) }
      for page in pages {
        page.send("GET /.garland/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(page.read(until: "retry: 500\n\n").contains("Content-Type: text/event-stream\r\n"))
      }
      server.broadcast("reload")
      server.broadcast("two\nlines")
      for page in pages {
        #expect(page.read(until: "\n\n") == "data: reload\n\n")
        #expect(page.read(until: "\n\n") == "data: two\ndata: lines\n\n")
      }
    }
  }

  @Test func `is not blocked by pages that do not read or are closed`() throws {
    try withServer { server in
      let ask = "GET /.garland/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let deaf = try #require(Client(port: server.port))
      deaf.send(ask)
      for _ in 0..<3 { Client(port: server.port)?.send(ask) }
      let page = try #require(Client(port: server.port))
      page.send(ask)
      _ = page.read(until: "retry: 500\n\n")
      let message = String(repeating: "x", count: 10_000)
      // The messages have more bytes than the system buffers for a connection.
      for _ in 0..<1_500 {
        server.broadcast(message)
        #expect(page.read(until: "\n\n").utf8.count == message.utf8.count + 8)
      }
      // The page that did not read was disconnected, so it received only a part.
      #expect(deaf.readToEnd().utf8.count < 1_500 * 10_000)
    }
  }

  @Test func `stops and frees its port`() throws {
    var port: UInt16 = 0
    try withServer { server in
      port = server.port
      _ = try #require(Client(port: port)).ask("/")
    }
    #expect(Client(port: port) == nil)
    let again = try Server(port: port) { _ in Response(status: 200, text: "") }
    again.stop()
    again.run()
  }

  @Test func `throws if the port is in use`() throws {
    try withServer { server in
      let error = #expect(throws: (any Error).self) { try Server(port: server.port) { _ in Response(body: []) } }
      #expect("\(error.map { "\($0)" } ?? "")" == "portTaken")
    }
  }

  @Test func `leaves out headers with line breaks`() throws {
    try withServer({ _ in
      Response(headers: [("A", "b\r\nEvil: yes"), ("Cache-Control", "max-age=1"), ("Good", "c")], body: [])
    }) { server in
      let head = try #require(Client(port: server.port)).ask("/").head
      #expect(head == "HTTP/1.1 200 OK\r\nCache-Control: max-age=1\r\nGood: c\r\nContent-Length: 0\r\n\r\n")
    }
  }
}
