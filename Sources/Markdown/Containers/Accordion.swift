package import Articles
import Components
import Elements
public import Views

/// Collapsible children, each under its label; one at a time is open.
///
/// ```markdown
/// :::accordion
/// ### Does it need script?
/// No.
///
/// ### Can more than one be open? {: open}
/// With `{: multiple}`, yes.
/// :::
/// ```
///
/// It reads `childLabel`, `childAnchor` and `isInitiallyOpen` (the trait `open`). A link to a child opens it.
public struct Accordion<Content: View>: UnaryView {
  let group: String?
  let isMultiple: Bool
  let content: Content

  /// Creates an accordion.
  ///
  /// - Parameters:
  ///   - group: The name of a group. In all accordions with the same group, only one child is open.
  ///   - isMultiple: Whether several children can be open at the same time.
  ///   - content: The children.
  public init(group: String? = nil, multiple isMultiple: Bool = false, @ViewBuilder content: () -> Content) {
    self.group = group
    self.isMultiple = isMultiple
    self.content = content()
  }

  /// A `<details>` per child.
  public var markup: some View {
    div(.class("accordion")) {
      Group(subviews: content) { children in
        let reading = Reading()
        let folds = children.labelled(in: reading)
        if reading.isPage {
          let name = isMultiple ? nil : group ?? folds.lazy.compactMap(\.anchor).first
          let open = folds.filter(\.view.containerValues.isInitiallyOpen)
          ForEach(folds) { fold in
            Fold(child: fold, name: name, isOpen: open.prefix(name == nil ? .max : 1).contains { $0.id == fold.id })
          }
        } else {
          LabelledSections(children: folds)
        }
      }
    }
    .styled(as: "accordion")
  }
}

/// A collapsible child with its label.
///
/// An element inside of `<details>` has the id, because browsers open `<details>` for a link to an element inside.
private struct Fold: View {
  let child: LabelledChild
  let name: String?
  let isOpen: Bool

  var body: some View {
    if let label = child.label {
      details(.name(name), .open(isOpen)) {
        summary { label.view }
        div(.id(child.anchor)) { child.view }.shownWidth(.inset(.rem(0.5)))
      }
    } else {
      div { child.view }
    }
  }
}

private enum InitiallyOpenKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether an accordion shows the child initially.
  public var isInitiallyOpen: Bool {
    get { self[InitiallyOpenKey.self] }
    set { self[InitiallyOpenKey.self] = newValue }
  }
}

extension View {
  /// Makes an accordion show these children initially.
  public func initiallyOpen(_ isOpen: Bool = true) -> some View { containerValue(\.isInitiallyOpen, isOpen) }
}

extension Container {
  /// `:::accordion{group=faq}`.
  package static let accordion = Container(
    "accordion", summary: "folded away behind their labels", attributes: [group.declaration, multiple.declaration],
    traits: [ContainerTrait("open", setting: \.isInitiallyOpen)], labels: .required, rendersLabelsAsHeadings: false,
    ownLabel: .none
  ) { use in
    Accordion(group: use[group], multiple: use[multiple]) { use.content }
  }

  private static let group = ContainerAttribute<String?>("group", default: nil)
  private static let multiple = ContainerAttribute("multiple", default: false)
}
