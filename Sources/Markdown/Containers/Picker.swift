public import Articles
public import Components
import Elements
public import Views

/// One choice of many: a set of radio buttons, each with its child beside it.
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
/// It reads `childLabel`, what a button says, the tag, which it is chosen by, and `childAnchor`. It needs no script, but with one
/// the tab bars of its `sync` key follow it. Children without a label are no choices and stand between them.
public struct Picker<Selection: Hashable, Content: View>: UnaryView {
  let title: ChildLabel?
  let selection: Selection?
  let sync: String?
  let name: String?
  let content: Content

  /// Makes a choice under a title; the child tagged with `selection` is chosen at first, without one the first child.
  ///
  /// `name` is what a form sends the choice under, and else made up.
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
            let chosen = choices.first { isSelected($0.view) } ?? choices.first
            ForEach(options) { option in
              PickerOption(child: option, name: name ?? choices.first?.anchor, isChosen: option.id == chosen?.id)
            }
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
  /// Makes a choice of which the first child is chosen at first.
  public init(
    _ title: ChildLabel? = nil, sync: String? = nil, name: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(title, selection: nil, sync: sync, name: name, content: content)
  }
}

/// A button with its child, or a child that is no choice.
private struct PickerOption: View {
  let child: LabelledChild
  let name: String?
  let isChosen: Bool

  var body: some View {
    if let label = child.label {
      div(.class("option"), .id(child.anchor)) {
        HTML.label {
          input(.type(.radio), .name(name), .value(child.value), .checked(isChosen))
          Text(" ")
          label.unlinked
        }
        child.view
      }
    } else {
      div { child.view }
    }
  }
}

extension Container {
  /// `:::picker[Install with]{sync=manager selected=yarn}`.
  public static let picker = Container(
    "picker", summary: "one choice of many, by buttons beside them",
    attributes: [sync.declaration, selected.declaration], labels: .required,
    headsChildren: false
  ) { use in
    Picker(use.label, selection: use[selected]?.text, sync: use[sync]) { use.content }
  }

  private static let sync = ContainerAttribute<String?>("sync", default: nil)
  private static let selected = ContainerAttribute<ChildTag?>("selected", default: nil)
}
