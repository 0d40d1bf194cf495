import Diagnostics
import Sites

/// Addresses of other sites, and whether somebody answers there.
struct ExternalLinks {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  /// The addresses, each once.
  var addresses: [String] {
    let ignored = site.survey.settings.check.ignored
    let all = Set(site.pages.flatMap(\.targets).compactMap(\.externalAddress))
    return all.filter { address in !ignored.contains(where: address.hasPrefix) }.sorted()
  }

  func findings(_ answers: [String: ExternalAnswer]) -> [Finding] {
    guard !answers.isEmpty else { return [] }
    var complaints = Complaints()
    for page in site.pages {
      for (link, target) in zip(page.scan.links, page.targets) {
        guard let address = target.externalAddress, let answer = answers[address] else { continue }
        complaints.add(link, target, on: page) { answer.problem.map { .externalLink(address, $0) } }
      }
    }
    return complaints.findings(in: site)
  }
}

extension LinkTarget {
  fileprivate var externalAddress: String? { if case .external(let address) = self { address } else { nil } }
}

/// What came of asking for an address of another site.
public enum ExternalAnswer: Sendable, Equatable {
  /// A status of HTTP, the last one where one led to another.
  case status(Int)
  /// Nobody answered, and why.
  case silence(String)

  /// Whether a reader would get there.
  public var isGood: Bool { problem == nil }

  /// What is wrong, to be read after the address; nothing where a reader would get there.
  ///
  /// Whoever refuses programs (401, 403, 405, 429 and 999) may well show a reader something.
  var problem: String? {
    switch self {
    case .silence(let reason): "does not answer: \(reason)"
    case .status(let status) where status < 400 || [401, 403, 405, 429, 999].contains(status): nil
    case .status(let status): "answers with status \(status)"
    }
  }
}
