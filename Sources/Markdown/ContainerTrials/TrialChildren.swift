import Components
import Elements
public import Views

/// The children of a container in a case, each a paragraph with a label.
public struct TrialChildren: View {
  let row: ContainerCase
  /// The container of the second child in the case `nested`.
  let nested: AnyView?

  /// The paragraphs.
  public var body: some View {
    switch row.children {
    case .none: EmptyView()
    case .one: paragraph(1)
    case .two: two
    case .hundred: ForEach(1...100, id: \.self) { paragraph($0) }
    case .nested:
      paragraph(1)
      if let nested { nested.childLabel(TrialText.label(2, in: row.form)) }
      paragraph(3)
    case .conditional:
      paragraph(1)
      if row.children != .conditional { paragraph(2) }
      paragraph(3)
    case .rows: three
    case .included: Included(content: three)
    case .only: if row.children == .only { three }
    }
  }

  private var three: some View { ForEach(1...3, id: \.self) { paragraph($0) } }

  @ViewBuilder private var two: some View {
    paragraph(1)
    paragraph(2)
  }

  private func paragraph(_ number: Int) -> some View {
    p { Text(TrialText.words(number, in: row.form)) }.childLabel(TrialText.label(number, in: row.form))
  }
}

/// A view that stands for the children in it.
private struct Included<Content: View>: View {
  let content: Content
  var body: some View { content }
}

/// The texts of children.
enum TrialText {
  /// The label of a child.
  static func label(_ number: Int, in form: ContainerCase.Form) -> String {
    form == .rightToLeft ? "عنوان \(number)" : "Label \(number)"
  }

  /// The content of a child.
  static func words(_ number: Int, in form: ContainerCase.Form) -> String {
    form == .rightToLeft ? "نص \(number)" : "Child \(number)."
  }
}
