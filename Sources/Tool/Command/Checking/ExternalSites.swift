import Articles
import Checking
import Files

/// Requests addresses of other sites with the program `curl`, a few at a time.
///
/// Addresses that answered within the last week are not requested again.
struct ExternalSites {
  private let cache: ResponseCache
  private let now = Machine.secondsSince1970

  /// Creates a client that caches responses in a folder; nil means no cache.
  init(cachingIn folder: String?) {
    cache = ResponseCache(in: folder)
  }

  private static let (batchSize, timeLimitInSeconds, redirectLimit) = (16, 300, 10)

  /// Returns the response from each address, and prints a message if some were not requested or got no response.
  func responses(from addresses: [String]) -> [String: ExternalResponse] {
    let cached = cache.responses(at: now)
    let current = Set(addresses)
    var responses = cached.filter { current.contains($0.key) }
    for address in addresses where PrivateHost.isNamed(in: address) {
      responses[address] = .failure("no reader can reach that host")
    }
    let unknown = addresses.filter { responses[$0] == nil }
    guard !unknown.isEmpty else { return responses }
    guard let program = Programs.find("curl") else {
      Console.error("garland: links to other sites are not checked: the program `curl` is not installed\n")
      return responses
    }
    let curl = Curl(program)
    let deadline = ContinuousClock.now + .seconds(Self.timeLimitInSeconds)
    var pending = Self.interleavedByHost(unknown)[...]
    var missing = 0
    while !pending.isEmpty, ContinuousClock.now < deadline {
      let batch = Array(pending.prefix(Self.batchSize))
      pending = pending.dropFirst(Self.batchSize)
      var received = follow(batch, with: curl, method: .head)
      // Some servers do not support HEAD.
      let failed = batch.filter { received[$0]?.isSuccess != true }
      received.merge(follow(failed, with: curl, method: .getFirstByte)) { _, later in later }
      missing += batch.count - received.count
      responses.merge(received) { _, later in later }
    }
    if missing > 0 {
      Console.error(
        "garland: `\(program)` returned no result for \(missing) addresses of other sites; version 7.75 or newer is needed\n"
      )
    }
    if !pending.isEmpty {
      Console.error(
        "garland: \(pending.count) addresses of other sites were not requested for lack of time; run the check again\n")
    }
    cache.save(responses.filter { $0.value.isSuccess && cached[$0.key] == nil }, and: cached, at: now)
    return responses
  }

  /// Returns the addresses in an order that alternates between hosts, to spread the load.
  private static func interleavedByHost(_ addresses: [String]) -> [String] {
    let hosts = Dictionary(grouping: addresses) { PrivateHost.host(of: $0) ?? "" }
    let numbered = hosts.values.flatMap { $0.enumerated() }
    return numbered.sorted { ($0.offset, $0.element) < ($1.offset, $1.element) }.map(\.element)
  }

  /// Requests addresses and follows redirects, except those to private hosts.
  private func follow(
    _ addresses: [String], with curl: Curl, method: Curl.Method
  ) -> [String: ExternalResponse] {
    var responses: [String: ExternalResponse] = [:]
    var targets = Dictionary(addresses.map { ($0, $0) }) { first, _ in first }
    for _ in 0...Self.redirectLimit where !targets.isEmpty {
      let replies = curl.replies(from: Set(targets.values).sorted(), to: method)
      for (address, target) in targets {
        targets[address] = nil
        switch replies[target] {
        case .response(let response)?: responses[address] = response
        case .redirect(let next)? where PrivateHost.isNamed(in: next):
          responses[address] = .failure("it redirects to a host that no reader can reach")
        case .redirect(let next)?: targets[address] = next
        case nil: break
        }
      }
    }
    for address in targets.keys { responses[address] = .failure("it redirects too many times") }
    return responses
  }
}
