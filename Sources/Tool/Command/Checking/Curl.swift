import Articles
import Checking
import Files

/// The program `curl`, asked for addresses.
struct Curl {
  private let program: String

  /// Takes the whole path of the program.
  init(_ program: String) {
    self.program = program
  }

  /// What is asked for of each address.
  enum Part {
    case head, firstByte
  }

  /// What came of an address.
  enum Reply {
    case answer(ExternalAnswer)
    /// There is something to be had at another address.
    case redirect(String)
  }

  /// How many are asked at a time, and for how many seconds one may think.
  private static let (atOnce, patience) = (8, 20)

  /// Asks for addresses; of one of which it says nothing, there is no reply.
  func replies(of addresses: [String], for part: Part) -> [String: Reply] {
    guard !addresses.isEmpty else { return [:] }
    let fixed = [
      "--disable", "--silent", "--globoff", "--max-time", "\(Self.patience)", "--proto", "=http,https",
      "--parallel", "--parallel-max", "\(Self.atOnce)", "--user-agent", "garland/\(Help.version)",
      "--write-out", "%{urlnum}\t%{http_code}\t%{redirect_url}\t%{errormsg}\n",
    ]
    let asking = part == .head ? ["--head"] : ["--range", "0-0"]
    let each = addresses.flatMap { ["--output", "/dev/null", "--url", Self.asked($0)] }
    let curl = Subprocess(program, fixed + asking + each, environment: Self.environment)
    let bytes = (try? curl.output().bytes) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").reduce(into: [:]) { replies, line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 4, let number = Int(parts[0]), addresses.indices.contains(number),
        let status = Int(parts[1])
      else { return }
      replies[addresses[number]] = Self.reply(status, leadingTo: String(parts[2]), because: String(parts[3]))
    }
  }

  private static func reply(_ status: Int, leadingTo target: String, because reason: String) -> Reply {
    if status == 0 { return .answer(.silence(reason.isEmpty ? "it says nothing" : reason)) }
    return (300..<400).contains(status) && !target.isEmpty ? .redirect(target) : .answer(.status(status))
  }

  /// An address as the program takes it: a host may be in any letters, and in no others than its own.
  private static func asked(_ address: String) -> String {
    guard let authority = PrivateHost.authority(of: address) else { return address }
    return address[..<authority.startIndex] + SitePath.decoded(String(authority)) + address[authority.endIndex...]
  }

  /// What the program is told of its surroundings: how it gets out, whom it may trust, and that names of hosts are UTF-8.
  private static var environment: [String] {
    let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY"]
    return ["LC_ALL=C.UTF-8"]
      + (names + ["SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE"]).compactMap { name in
        Programs.variable(name).map { "\(name)=\($0)" }
      }
  }
}
