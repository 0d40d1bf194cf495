public import Articles
import Components
import Elements
public import Views

/// Children of which a reader wants one at a time: links, and a labelled section for each.
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
/// It reads `childLabel`, a tab's title (a child without one is always shown), the tag, which bars of one `sync` key agree
/// upon, and `childAnchor`. Without script, in print and in feeds it is its sections.
public struct TabBar<Content: View>: UnaryView {
  let title: String?
  let sync: String?
  let content: Content

  /// Makes a bar; `title` tells what is chosen, and bars of one `sync` key show the same, here and on other pages.
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

/// A link to each section; the script makes tabs of them.
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

/// A labelled section, or a child that nothing calls by name and that is always there.
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
  public static let tabs = Container(
    "tabs", summary: "one at a time, behind a tab each", attributes: [sync.declaration], labels: .required
  ) { use in
    TabBar(use.label?.text, sync: use[sync]) { use.content }
  }

  private static let sync = ContainerAttribute<String?>("sync", default: nil)
}
