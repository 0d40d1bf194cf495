import Articles
package import Parsing

/// The large start of a page: the key `hero` in its front matter.
///
/// ```yaml
/// hero: true
/// hero: {title: Bread, text: A loaf a week., image: loaf.jpg, alt: A loaf, actions: [{title: Read, url: /posts/}]}
/// ```
package struct Hero {
  package static let key = "hero"

  package var title: String?
  package var text: String?
  package var image: String?
  package var alt = ""
  /// The links below the text, each a map of a title and an address.
  package var actions: [DataNode] = []

  /// Returns the hero of an article; `nil` without one, or if the value is not valid.
  package init?(of entry: Entry) {
    guard let node = entry.metadata.parameters[Self.key] else { return nil }
    if case .bool(true) = node.value { return }
    guard let map = node.map else { return nil }
    (title, text, image) = (map["title"]?.textual, map["text"]?.textual, map["image"]?.textual)
    alt = map["alt"]?.textual ?? ""
    actions = map["actions"]?.list ?? []
  }
}
