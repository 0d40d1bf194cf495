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

  /// How many are asked at a time, and how many in one go.
  private static let (atOnce, inOneGo) = (8, 64)
  /// For how many seconds one may think, and for how many all may take together.
  private static let (patience, limit) = (20, 300)

  /// What came of each address; those for which there was no time are said to be left out.
  func answers(_ addresses: [String]) -> [String: ExternalAnswer] {
    var answers: [String: ExternalAnswer] = [:]
    for address in addresses where PrivateHost.isNamed(in: address) {
      answers[address] = .silence("no reader can reach that host")
    }
    let known = memory.answers(at: now)
    for address in addresses where answers[address] == nil { answers[address] = known[address] }
    let unknown = addresses.filter { answers[$0] == nil }
    guard !unknown.isEmpty else { return answers }
    guard let program = Programs.find("curl") else {
      Streams.error("garland: links to other sites are not checked: the program `curl` is not there\n")
      return answers
    }
    let deadline = ContinuousClock.now + .seconds(Self.limit)
    var waiting = Self.mixed(unknown)[...]
    while !waiting.isEmpty, ContinuousClock.now < deadline {
      let some = Array(waiting.prefix(Self.inOneGo))
      waiting = waiting.dropFirst(Self.inOneGo)
      var found = ask(some, with: program, asking: ["--head"])
      // Some know no question but for the whole; of it, the first byte is enough.
      let again = some.filter { found[$0]?.isGood != true }
      found.merge(ask(again, with: program, asking: ["--range", "0-0"])) { _, later in later }
      answers.merge(found) { _, later in later }
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
    let hosts = Dictionary(grouping: addresses) { $0.split(separator: "/").dropFirst().first ?? "" }
    let places = hosts.values.flatMap { $0.enumerated() }
    return places.sorted { ($0.offset, $0.element) < ($1.offset, $1.element) }.map(\.element)
  }

  private func ask(_ addresses: [String], with program: String, asking: [String]) -> [String: ExternalAnswer] {
    guard !addresses.isEmpty else { return [:] }
    let fixed = [
      "--disable", "--silent", "--globoff", "--location", "--max-redirs", "10", "--max-time", "\(Self.patience)",
      "--proto", "=http,https", "--proto-redir", "=http,https", "--parallel", "--parallel-max", "\(Self.atOnce)",
      "--user-agent", "garland/\(Help.version)", "--write-out", "%{urlnum} %{http_code} %{errormsg}\n",
    ]
    let curl = Subprocess(
      program, fixed + asking + addresses.flatMap { ["--output", "/dev/null", "--url", $0] },
      environment: Self.environment)
    guard let bytes = try? curl.output().bytes else { return [:] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 2)
    }
    return lines.reduce(into: [:]) { answers, line in
      guard line.count >= 2, let number = Int(line[0]), addresses.indices.contains(number), let status = Int(line[1])
      else { return }
      let reason = line.count == 3 ? String(line[2]) : "it says nothing"
      answers[addresses[number]] = status > 0 ? .status(status) : .silence(reason)
    }
  }

  /// What the program is told of its surroundings: how it gets out, and whom it may trust.
  private static var environment: [String] {
    let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY"]
    return (names + ["SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE"]).compactMap { name in
      Programs.variable(name).map { "\(name)=\($0)" }
    }
  }
}
