package import Articles
import Components
import Elements
public import Views

/// Tabs: links to sections, which a script turns into a tab bar that shows one section at a time.
///
/// ```markdown
/// :::tabs[Install]{sync=manager}
/// ### npm
/// `npm install garland`
///
/// ### yarn
/// `yarn add garland`
/// :::
/// ```
///
/// Each child's `childLabel` is the title of its tab. The bar also reads `childAnchor` and the tag. A child without a
/// label is always shown. Bars with the same `sync` key select the tab with the same tag. Without JavaScript, in print
/// and in feeds, all sections are shown.
public struct TabBar<Content: View>: UnaryView {
  let title: String?
  let sync: String?
  let content: Content

  /// Creates a tab bar.
  ///
  /// - Parameters:
  ///   - title: The name of the choice, for screen readers.
  ///   - sync: A key; bars with the same key select the same tab, on this page and on others.
  ///   - content: The sections.
  public init(_ title: String? = nil, sync: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.sync = sync
    self.content = content()
  }

  /// The links and the sections.
  public var markup: some View {
    let reading = Reading()
    div(.class("tabs"), .data("sync", sync)) {
      Group(subviews: content) { children in
        let panels = children.labelled(in: reading)
        if reading.hasIDs {
          TabLinks(title: title, panels: panels.filter { $0.label != nil })
          ForEach(panels) { TabPanel(child: $0) }
        } else {
          LabelledSections(children: panels)
        }
      }
    }
    .needs(.module("/containers/tabs.js"), if: reading.hasIDs).needs(.choices, if: reading.hasIDs).styled(as: "tabs")
  }
}

/// The links to the sections; the script turns them into tabs.
private struct TabLinks: View {
  let title: String?
  let panels: [LabelledChild]

  var body: some View {
    if !panels.isEmpty {
      ul(.ariaLabel(title)) {
        ForEach(panels) { panel in
          li { a(.href("#\(panel.anchor ?? "")"), .data("value", panel.value)) { panel.label?.unlinked } }
        }
      }
    }
  }
}

/// A section of a tab, or a child without a label, which is always shown.
private struct TabPanel: View {
  let child: LabelledChild

  var body: some View {
    if child.label == nil {
      div { child.view }
    } else {
      section(.id(child.anchor), .data("value", child.value)) { LabelledContent(child) }
    }
  }
}

extension Container {
  /// `:::tabs[Install]{sync=manager}`.
  package static let tabs = Container(
    "tabs", summary: "one at a time, behind a tab each", attributes: [sync.declaration], labels: .required
  ) { use in
    TabBar(use.label?.text, sync: use[sync]) { use.content }
  }

  private static let sync = ContainerAttribute<String?>("sync", default: nil)
}
