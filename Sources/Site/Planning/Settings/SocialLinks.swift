import Addresses
package import Articles
import Diagnostics
package import Parsing

/// The value of `social`: links to profiles, and the values that are none.
package struct SocialLinks: Sendable {
  package static let key = "social"
  package static let expectation =
    "a web address without a password, such as `https://github.com/ada`, an email address or a name such as `@ada@mastodon.example`"

  /// What `social` can be.
  package static let form = FieldForm.either([
    .type(.text), .list(.either([.type(.text), .entries(.type(.text))])), .entries(.type(.text)),
  ])

  package private(set) var links: [SocialLink] = []
  /// The values that are no links.
  package private(set) var invalid: [DataNode] = []

  /// Reads a list or a map of links, or a single link.
  package init(_ node: DataNode) {
    for item in node.list ?? [node] {
      guard let map = item.map else {
        add(item, name: nil)
        continue
      }
      for entry in map.entries { add(entry.value, name: entry.key) }
    }
  }

  private mutating func add(_ node: DataNode, name: String?) {
    if let link = node.string.flatMap({ SocialLink($0, name: name) }) {
      links.append(link)
    } else if node.value != .null {
      invalid.append(node)
    }
  }
}

extension SiteSettings {
  /// Reads `social`: the profiles of the site.
  mutating func readSocial(from fields: inout FieldReader, in source: SourceID) {
    guard let node = fields.value(SocialLinks.key) else { return }
    let read = SocialLinks(node)
    social = read.links
    for node in read.invalid {
      let problem = SettingsProblem.wrong(SocialLinks.key, node.textual ?? "", SocialLinks.expectation, known: [])
      fields.report(problem.diagnostic(at: SourceRange(source, node.range)))
    }
  }
}
