import Addresses
package import Articles
import Diagnostics
package import Parsing

/// The value of `social`: links to profiles, and invalid values.
package struct SocialLinks: Sendable {
  /// The key in the front matter of authors.
  package static let key = SiteKey.social.name
  package static let expectation =
    "a web address without a password, such as `https://github.com/ada`, an email address or a name such as `@ada@mastodon.example`"

  /// What `social` can be.
  package static let form = FieldForm.either([
    .type(.text), .list(.either([.type(.text), .entries(.type(.text))])), .entries(.type(.text)),
  ])

  package private(set) var links: [SocialLink] = []
  /// The values that are not links.
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

extension SocialLinks {
  /// Reads `social`: the profiles of the site.
  static func read(from fields: inout FieldReader, _ key: FieldDescription) -> [SocialLink]? {
    guard let node = fields.value(key.name) else { return nil }
    let read = SocialLinks(node)
    for node in read.invalid {
      let problem = SettingsProblem.wrong(key.name, node.textual ?? "", expectation, known: [])
      fields.report(problem.diagnostic(at: fields.range(of: node)))
    }
    return read.links
  }
}
