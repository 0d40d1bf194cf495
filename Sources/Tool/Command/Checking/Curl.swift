import Articles
import Checking
import Files

/// Sends HTTP requests with the program `curl`.
struct Curl {
  private let program: String

  /// Creates a client that runs the program at a path.
  init(_ program: String) {
    self.program = program
  }

  enum Method {
    case head
    /// `GET` for the first byte only.
    case getFirstByte
  }

  enum Reply {
    case response(ExternalResponse)
    case redirect(to: String)
  }

  private static let (parallelRequests, timeoutInSeconds) = (8, 20)

  /// Sends requests and returns the replies; an address has no reply if `curl` prints no line for that address.
  func replies(from addresses: [String], to method: Method) -> [String: Reply] {
    guard !addresses.isEmpty else { return [:] }
    let options = [
      "--disable", "--silent", "--globoff", "--max-time", "\(Self.timeoutInSeconds)", "--proto", "=http,https",
      "--parallel", "--parallel-max", "\(Self.parallelRequests)", "--user-agent", "garland/\(Project.version)",
      "--write-out", "%{urlnum}\t%{http_code}\t%{redirect_url}\t%{errormsg}\n",
    ]
    let methodOptions = method == .head ? ["--head"] : ["--range", "0-0"]
    let urlOptions = addresses.flatMap { ["--output", "/dev/null", "--url", Self.withPlainHost($0)] }
    let curl = Subprocess(program, options + methodOptions + urlOptions, environment: Self.environment)
    let bytes = (try? curl.output().bytes) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").reduce(into: [:]) { replies, line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let index = Int(fields[0]), addresses.indices.contains(index),
        let status = Int(fields[1])
      else { return }
      replies[addresses[index]] = Self.reply(status, redirect: String(fields[2]), error: String(fields[3]))
    }
  }

  private static func reply(_ status: Int, redirect: String, error: String) -> Reply {
    if status == 0 { return .response(.failure(error.isEmpty ? "no response" : error)) }
    return (300..<400).contains(status) && !redirect.isEmpty ? .redirect(to: redirect) : .response(.status(status))
  }

  /// Returns an address with a decoded host, which `curl` needs if the host has non-ASCII letters.
  private static func withPlainHost(_ address: String) -> String {
    guard let authority = PrivateHost.authority(of: address) else { return address }
    return address[..<authority.startIndex] + SitePath.decoded(String(authority)) + address[authority.endIndex...]
  }

  /// The environment: proxies, certificates, and UTF-8 for the names of hosts.
  private static var environment: [String] {
    let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY"]
    return ["LC_ALL=C.UTF-8"]
      + (names + ["SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE"]).compactMap { name in
        Programs.variable(name).map { "\(name)=\($0)" }
      }
  }
}
