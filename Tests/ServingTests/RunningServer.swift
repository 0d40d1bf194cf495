import Foundation
import TestSupport
import Testing

@testable import Serving

/// Runs a server on another thread during a test.
func withServer(
  _ respond: @escaping @Sendable (Request) -> Response = { Response(status: 200, text: $0.path) },
  idleTimeout: Duration = .seconds(60), _ body: (Server) throws -> Void
) throws {
  let server = try Server(port: 0, idleTimeout: idleTimeout, respond: respond)
  let hasStopped = DispatchSemaphore(value: 0)
  Thread {
    server.run()
    hasStopped.signal()
  }.start()
  defer {
    server.stop()
    #expect(hasStopped.wait(timeout: .now() + 60) == .success)
  }
  try body(server)
}
