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
