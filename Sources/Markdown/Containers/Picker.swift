package import Articles
public import Components
import Elements
public import Views

/// A choice of one child: a set of radio buttons, each with its child beside it.
///
/// ```markdown
/// :::picker[Which one do you use?]{sync=manager selected=yarn}
/// :::item[npm]
/// It comes with Node.
/// :::
/// :::item[yarn]
/// It came first with a lock file.
/// :::
/// :::
/// ```
///
/// A picker reads the `childLabel` (a button's text), the `childAnchor` and the tag (for the selection) of each child.
/// Children without a label have no button. With JavaScript, tab bars with the same `sync` key follow the selection.
public struct Picker<Selection: Hashable, Content: View>: UnaryView {
  let title: ChildLabel?
  let selection: Selection?
  let sync: String?
  let name: String?
  let content: Content

  /// Creates a picker with an initial selection.
  ///
  /// - Parameters:
  ///   - title: The title of the set.
  ///   - selection: The tag of the child that is selected initially; by default, the first child.
  ///   - sync: A key; tab bars with the same key follow the selection.
  ///   - name: The `name` of the radio buttons in a form; by default, the first child's id.
  ///   - content: The children.
  public init(
    _ title: ChildLabel? = nil, selection: Selection?, sync: String? = nil, name: String? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.selection = selection
    self.sync = sync
    self.name = name
    self.content = content()
  }

  /// The buttons and the children.
  public var markup: some View {
    let reading = Reading()
    Group {
      if reading.hasIDs {
        fieldset(.class("picker"), .data("sync", sync)) {
          if let title { legend { title.view } }
          Group(subviews: content) { children in
            let options = children.labelled(in: reading)
            let choices = options.filter { $0.label != nil }
            let selected = choices.first { isSelected($0.view) } ?? choices.first
            ForEach(options) { option in
              PickerOption(child: option, name: name ?? choices.first?.anchor, isSelected: option.id == selected?.id)
            }
            .shownWidth(.inset(.rem(1.5) + .pixels(2)))
          }
        }
        .needs(.module("/containers/picker.js"), if: sync != nil).needs(.choices, if: sync != nil)
      } else {
        div(.class("picker")) {
          if let title { p { title.view } }
          Group(subviews: content) { LabelledSections(children: $0.labelled(in: reading)) }
        }
      }
    }
    .styled(as: "picker")
  }

  private func isSelected(_ child: Subview) -> Bool {
    guard let selection else { return false }
    return child.containerValues.hasTag(selection)
  }
}

extension Picker where Selection == String {
  /// Creates a picker with the first child selected.
  public init(
    _ title: ChildLabel? = nil, sync: String? = nil, name: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(title, selection: nil, sync: sync, name: name, content: content)
  }
}

extension Picker {
  /// Unavailable: a page keeps no state.
  @available(
    *, unavailable,
    message:
      "a page keeps no state: write select(.name(\"…\")) { option { Text(…) } } in a form, or a value instead of $"
  )
  public init(_ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(ChildLabel(title), selection: selection.wrappedValue, content: content)
  }
}

/// A radio button with its child, or a child without a label.
private struct PickerOption: View {
  let child: LabelledChild
  let name: String?
  let isSelected: Bool

  var body: some View {
    if let label = child.label {
      div(.class("option"), .id(child.anchor)) {
        Elements.label {
          input(.type(.radio), .name(name), .value(child.value), .checked(isSelected))
          Text(" ")
          label.unlinked
        }
        child.view.shownWidth(.inset(.rem(3) + .pixels(2)))
      }
    } else {
      div { child.view }
    }
  }
}

extension Container {
  /// `:::picker[Install with]{sync=manager selected=yarn}`.
  package static let picker = Container(
    "picker", summary: "a choice of one, by radio buttons",
    attributes: [sync.declaration, selected.declaration], labels: .required,
    rendersLabelsAsHeadings: false
  ) { use in
    Picker(use.label, selection: use[selected]?.text, sync: use[sync]) { use.content }
  }

  private static let sync = ContainerAttribute<String?>("sync", default: nil)
  private static let selected = ContainerAttribute<ChildTag?>("selected", default: nil)
}
