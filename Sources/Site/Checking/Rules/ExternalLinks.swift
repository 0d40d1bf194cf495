import Diagnostics
import Planning
import Sites

/// The rule that finds broken links to other sites.
struct ExternalLinks {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  /// The addresses of other sites, without duplicates and without the addresses that the settings ignore.
  ///
  /// The theme's links to share, edit and discuss each page are not included, unless an article contains them, too.
  var addresses: [String] {
    let ignored = site.survey.settings.check.ignored
    var all: Set<String> = []
    for page in site.pages {
      for link in page.links {
        guard let address = link.target.externalAddress, !all.contains(address) else { continue }
        if !site.survey.isReaderAction(address) || !site.locator.ranges(of: link.recorded).isEmpty {
          all.insert(address)
        }
      }
    }
    return all.filter { address in !ignored.contains(where: address.hasPrefix) }.sorted()
  }

  func findings(_ responses: [String: ExternalResponse]) -> [CheckFinding] {
    guard !responses.isEmpty else { return [] }
    var problems = LinkProblems()
    for page in site.pages {
      for link in page.links {
        guard let address = link.target.externalAddress, let response = responses[address] else { continue }
        problems.add(link.recorded, link.target, on: page.place) {
          response.problem.map { CheckProblem(.externalLink, "`\(address)` \($0)") }
        }
      }
    }
    return problems.findings(site.locator)
  }
}

/// The response of another site to a request.
package enum ExternalResponse: Sendable, Equatable {
  /// An HTTP status, after redirects.
  case status(Int)
  /// No response, and the reason.
  case failure(String)

  /// Whether a reader would get a page.
  package var isSuccess: Bool { problem == nil }

  /// The text after the address in the message, such as `answers with status 404`; nil if a reader would get a page.
  ///
  /// Some sites refuse programs but not readers, with the statuses 401, 403, 405, 429 and 999.
  var problem: String? {
    switch self {
    case .failure(let reason): "does not answer: \(reason)"
    case .status(let status) where status < 400 || [401, 403, 405, 429, 999].contains(status): nil
    case .status(let status): "answers with status \(status)"
    }
  }
}

extension LinkTarget {
  fileprivate var externalAddress: String? { if case .external(let address) = self { address } else { nil } }
}
