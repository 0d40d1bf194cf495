import Articles
import Components
import Elements
import Views

/// A child that its container calls by a label, finds by an id and chooses by a value.
struct LabelledChild: Identifiable {
  let view: Subview
  /// What it is called.
  let label: ChildLabel?
  /// The id of its element: what the child brings along, else one made of its value if it has a label; none in a feed.
  let anchor: String?
  /// What it is chosen by: its tag, else what its label is known by, else its id.
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
  /// The children with what their container calls them.
  func labelled(in reading: Reading) -> [LabelledChild] {
    // What children bring along is theirs before any other is given one.
    if reading.hasIDs { for child in self { child.containerValues.childAnchor.map(PageIDs.reserve) } }
    return map { LabelledChild($0, hasID: reading.hasIDs) }
  }
}

/// Where and how a container is read.
struct Reading {
  @Environment(\.medium) private var medium
  @Environment(\.articleIDs) private var articleIDs

  /// Whether it is part of a page, with styles, scripts and a place to link to; elsewhere sets are their sections.
  var isPage: Bool { medium == .page }

  /// Whether elements have ids.
  var hasIDs: Bool { isPage && articleIDs != .none }
}

/// A child's label as a heading, and the child a level below it.
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

/// The children as sections one below another: what a set is where nothing can be chosen.
struct LabelledSections: View {
  let children: [LabelledChild]

  var body: some View {
    ForEach(children) { child in section { LabelledContent(child) } }
  }
}

/// A label as a heading of a level.
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
