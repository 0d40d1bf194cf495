import Components
import Elements
import Views

/// A child as a section of its own: its id, its label as a heading, and what it is.
struct LabelledElement: View {
  let child: Subview
  let level: Int
  let classNames: String

  var body: some View {
    section(.class(classNames), .id(child.containerValues.childAnchor)) {
      if let label = child.containerValues.childLabel { LabelHeading(label: label, level: level) }
      child
    }
  }
}

/// A label as a heading of a level.
struct LabelHeading: View {
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
