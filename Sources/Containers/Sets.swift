public import Articles
import Components
import Elements
public import Views

/// Children of which a reader wants one at a time: a list of links to them, and a labelled section for each.
///
/// It is whole without script, in feeds and in print; each label leads to its section.
public struct TabSet<Content: View>: UnaryView {
  let name: String
  let title: String?
  let sync: String?
  let level: Int
  let content: Content

  /// Makes a set; `name` is its class, `title` tells what is chosen, and sets of one `sync` key belong together.
  public init(
    _ name: String = "tabs", title: String? = nil, sync: String? = nil, headingLevel level: Int = 3,
    @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.title = title
    self.sync = sync
    self.level = level
    self.content = content()
  }

  /// The links and the sections.
  public var markup: some View {
    div(.class(name), .data("sync", sync)) {
      Group(subviews: content) { children in
        let linked = children.filter { $0.containerValues.childAnchor != nil && $0.containerValues.childLabel != nil }
        if !linked.isEmpty {
          ul(.class("\(name)-list"), .ariaLabel(title)) {
            ForEach(linked) { child in
              li {
                a(.href("#\(child.containerValues.childAnchor ?? "")")) {
                  Text(child.containerValues.childLabel?.text ?? "")
                }
              }
            }
          }
        }
        ForEach(children) { child in LabelledElement(child: child, level: level, classNames: "\(name)-panel") }
      }
    }
  }
}

/// Children that fold away behind their labels.
public struct Accordion<Content: View>: UnaryView {
  let group: String?
  let content: Content

  /// Folds `content`; of those with one `group` name, at most one is open.
  public init(group: String? = nil, @ViewBuilder content: () -> Content) {
    self.group = group
    self.content = content()
  }

  /// A disclosure per child.
  public var markup: some View {
    div(.class("accordion")) {
      ForEach(subviews: content) { child in
        details(.name(group), .id(child.containerValues.childAnchor)) {
          if let label = child.containerValues.childLabel { summary { label.view } }
          child
        }
      }
    }
  }
}

/// Children as the steps of a procedure.
public struct Steps<Content: View>: UnaryView {
  let level: Int
  let content: Content

  /// Numbers `content`.
  public init(headingLevel level: Int = 3, @ViewBuilder content: () -> Content) {
    self.level = level
    self.content = content()
  }

  /// An ordered list with an item per child.
  public var markup: some View {
    ol(.class("steps")) {
      ForEach(subviews: content) { child in
        li(.id(child.containerValues.childAnchor)) {
          if let label = child.containerValues.childLabel { LabelHeading(label: label, level: level) }
          child
        }
      }
    }
  }
}

extension Container {
  /// `:::tabs{sync=package-manager}`.
  public static let tabs = Container("tabs", attributes: [sync.declaration], labels: .required) { use in
    TabSet("tabs", title: use.label?.text, sync: use[sync], headingLevel: use.headingLevel) { use.content }
  }

  /// `:::picker{sync=package-manager}`.
  public static let picker = Container("picker", attributes: [sync.declaration], labels: .required) { use in
    TabSet("picker", title: use.label?.text, sync: use[sync], headingLevel: use.headingLevel) { use.content }
  }

  /// `:::accordion{group=faq}`.
  public static let accordion = Container("accordion", attributes: [group.declaration], labels: .required) { use in
    Accordion(group: use[group]) { use.content }
  }

  /// `:::steps`.
  public static let steps = Container("steps", labels: .optional, takesListItems: true) { use in
    Steps(headingLevel: use.headingLevel) { use.content }
  }

  private static let sync = ContainerAttribute<String?>("sync", default: nil)
  private static let group = ContainerAttribute<String?>("group", default: nil)
}
