import Articles
import Components
import Elements
import Views

/// A child of a container with its label, its id and its value.
struct LabelledChild: Identifiable {
  let view: Subview
  let label: ChildLabel?
  /// The id of the child's element: its own id, else an id made from its tag or label.
  ///
  /// A child without a label gets no new id. In media without ids, such as feeds, this is `nil`.
  let anchor: String?
  /// The value by which the child is selected: its tag, else the slug of its label, else its id.
  let value: String?

  var id: Subview.ID { view.id }

  init(_ child: Subview, hasID: Bool) {
    let values = child.containerValues
    let names = [values.tagText, values.childLabel.map { Slug.key(of: $0.text) }]
    let name = names.lazy.compactMap(\.self).first { !$0.isEmpty }
    view = child
    label = values.childLabel
    if hasID, label != nil, values.childAnchor == nil {
      let slug = Slug.of(name ?? "")
      anchor = PageIDs.claim(slug.isEmpty ? "section" : slug)
    } else {
      anchor = hasID ? values.childAnchor : nil
    }
    value = name ?? anchor
  }
}

extension SubviewsCollection {
  /// Returns the children with their labels, ids and values.
  func labelled(in reading: Reading) -> [LabelledChild] {
    // Reserve the children's own ids before `LabelledChild` creates new ids.
    if reading.hasIDs { for child in self { child.containerValues.childAnchor.map(PageIDs.reserve) } }
    return map { LabelledChild($0, hasID: reading.hasIDs) }
  }
}

/// The environment of a container: the medium, and the form of ids.
struct Reading {
  @Environment(\.medium) private var medium
  @Environment(\.articleIDs) private var articleIDs

  /// Whether the container is in a page.
  ///
  /// Feeds and plain texts have no styles and scripts. There, containers such as tabs show their children as sections.
  var isPage: Bool { medium == .page }

  /// Whether elements have ids.
  var hasIDs: Bool { isPage && articleIDs != .none }
}

/// A child with its label as a heading above it.
///
/// Headings in the child are one level deeper than the label.
struct LabelledContent: View {
  @Environment(\.headingLevel) private var level

  let label: ChildLabel?
  let content: Subview

  init(_ child: LabelledChild) {
    label = child.label
    content = child.view
  }

  var body: some View {
    if let label {
      LabelHeading(label: label, level: level)
      content.environment(\.headingLevel, level + 1)
    } else {
      content
    }
  }
}

/// Children as sections one below another, for media where readers cannot select a child.
struct LabelledSections: View {
  let children: [LabelledChild]

  var body: some View {
    ForEach(children) { child in section { LabelledContent(child) } }
  }
}

/// A label as a heading.
private struct LabelHeading: View {
  let label: ChildLabel
  let level: Int

  var body: some View {
    switch level {
    case ...2: h2 { label.view }
    case 3: h3 { label.view }
    case 4: h4 { label.view }
    case 5: h5 { label.view }
    default: h6 { label.view }
    }
  }
}
