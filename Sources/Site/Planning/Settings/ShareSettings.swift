import Articles
import Diagnostics
import Parsing
import Texts

/// A place where readers can share a post, from `share` in `site.yml`.
///
/// ```yaml
/// share: [mastodon, bluesky, email, copy]
/// ```
package enum ShareService: String, Sendable, CaseIterable {
  case mastodon, bluesky, x, linkedin, email, copy

  /// The name of the service; `nil` for a target whose name each language translates.
  package var title: String? {
    switch self {
    case .mastodon: "Mastodon"
    case .bluesky: "Bluesky"
    case .x: "X"
    case .linkedin: "LinkedIn"
    case .email, .copy: nil
    }
  }

  /// Returns the address that shares a page; `nil` if only a script can share it.
  package func address(sharing title: String, at url: String) -> String? {
    let text = "\(title) \(url)".percentEncoded(keeping: .unreserved)
    switch self {
    // A page of the Mastodon project, which asks for the reader's server. The text is not sent to it.
    case .mastodon: return "https://share.joinmastodon.org/#text=\(text)"
    case .bluesky: return "https://bsky.app/intent/compose?text=\(text)"
    case .x: return "https://x.com/intent/post?" + QueryText.joined([("text", title), ("url", url)])
    case .linkedin: return "https://www.linkedin.com/sharing/share-offsite/?" + QueryText.joined([("url", url)])
    case .email: return "mailto:?" + QueryText.joined([("subject", title), ("body", url)])
    case .copy: return nil
    }
  }
}

extension ShareService {
  /// What `share` can be.
  static let form = FieldForm.either([.choice(of: ShareService.self), .list(.choice(of: ShareService.self))])

  /// Reads `share`: a list of targets.
  static func list(from fields: inout FieldReader, _ key: FieldDescription) -> [ShareService]? {
    var targets: [ShareService] = []
    let names = allCases.map(\.rawValue)
    for item in fields.items(key.name) ?? [] {
      guard let target = ShareService(rawValue: item.text) else {
        let expectation = "a list of \(names.map { "`\($0)`" }.joined(separator: ", "))"
        fields.reject(item, .wrong(key.name, item.text, expectation, known: names))
        continue
      }
      if targets.contains(target) { fields.reject(item, .duplicateName(item.text)) } else { targets.append(target) }
    }
    return targets
  }
}

/// Text in the query or the fragment of an address.
package enum QueryText {
  /// Returns a query of names and values.
  package static func joined(_ fields: [(name: String, value: String)]) -> String {
    fields.map { "\($0.name.percentEncoded(keeping: .unreserved))=\($0.value.percentEncoded(keeping: .unreserved))" }
      .joined(separator: "&")
  }
}
