import Articles
import Checking
import Files

/// Asks other sites whether there is something at an address, with the program `curl`: a few at a time, none for long, and none
/// again that answered within a week.
struct ExternalSites {
  private let memory: AnswerMemory
  private let now = Machine.secondsSince1970

  /// Remembers answers in the folder of a cache, if there is to be one.
  init(rememberingIn folder: String?) {
    memory = AnswerMemory(in: folder)
  }

  /// How many are asked in one go, and for how many seconds all may take together before no other is asked.
  private static let (inOneGo, limit) = (16, 300)
  /// How many times one may lead to another.
  private static let redirectLimit = 10

  /// What came of each address; those for which there was no time, or no answer, are said to be left out.
  func answers(_ addresses: [String]) -> [String: ExternalAnswer] {
    let known = memory.answers(at: now)
    let wanted = Set(addresses)
    var answers = known.filter { wanted.contains($0.key) }
    for address in addresses where PrivateHost.isNamed(in: address) {
      answers[address] = .silence("no reader can reach that host")
    }
    let unknown = addresses.filter { answers[$0] == nil }
    guard !unknown.isEmpty else { return answers }
    guard let program = Programs.find("curl") else {
      Streams.error("garland: links to other sites are not checked: the program `curl` is not there\n")
      return answers
    }
    let curl = Curl(program)
    let deadline = ContinuousClock.now + .seconds(Self.limit)
    var waiting = Self.mixed(unknown)[...]
    var silent = 0
    while !waiting.isEmpty, ContinuousClock.now < deadline {
      let some = Array(waiting.prefix(Self.inOneGo))
      waiting = waiting.dropFirst(Self.inOneGo)
      var found = follow(some, asking: curl, for: .head)
      // Some know no question but for the whole; of it, the first byte is enough.
      found.merge(follow(some.filter { found[$0]?.isGood != true }, asking: curl, for: .firstByte)) { _, later in later
      }
      silent += some.count - found.count
      answers.merge(found) { _, later in later }
    }
    if silent > 0 {
      Streams.error(
        "garland: `\(program)` said nothing of \(silent) addresses of other sites; it must be 7.75 or newer\n")
    }
    if !waiting.isEmpty {
      Streams.error(
        "garland: there was no time to ask for \(waiting.count) addresses of other sites; the next check goes on\n")
    }
    memory.keep(answers.filter { $0.value.isGood && known[$0.key] == nil }, besides: known, at: now)
    return answers
  }

  /// Addresses so that those of one host stand apart.
  private static func mixed(_ addresses: [String]) -> [String] {
    let hosts = Dictionary(grouping: addresses) { PrivateHost.host(of: $0) ?? "" }
    let places = hosts.values.flatMap { $0.enumerated() }
    return places.sorted { ($0.offset, $0.element) < ($1.offset, $1.element) }.map(\.element)
  }

  /// Asks for addresses, and for those that they lead to, which may be of no host nearby either.
  private func follow(_ addresses: [String], asking curl: Curl, for part: Curl.Part) -> [String: ExternalAnswer] {
    var answers: [String: ExternalAnswer] = [:]
    var targets = Dictionary(addresses.map { ($0, $0) }) { first, _ in first }
    for _ in 0...Self.redirectLimit where !targets.isEmpty {
      let replies = curl.replies(of: Set(targets.values).sorted(), for: part)
      for (address, target) in targets {
        targets[address] = nil
        switch replies[target] {
        case .answer(let answer)?: answers[address] = answer
        case .redirect(let next)? where PrivateHost.isNamed(in: next):
          answers[address] = .silence("it leads on to a host that no reader can reach")
        case .redirect(let next)?: targets[address] = next
        case nil: break
        }
      }
    }
    for address in targets.keys { answers[address] = .silence("it leads on and on") }
    return answers
  }
}
