package import Articles
public import Components
import Elements
public import Views

/// The kind of a callout.
public enum CalloutKind: String, CaseIterable, Sendable {
  /// Useful information.
  case note
  /// Advice for doing something more easily.
  case tip
  /// Information that readers need.
  case important
  /// A risk that something goes wrong.
  case warning
  /// A negative consequence of an action.
  case caution
  /// Background information.
  case info
  /// A risk of loss or harm.
  case danger
}

/// A box set apart from the text: a note, a tip or a warning.
///
/// ```markdown
/// > [!NOTE]
/// > As on GitHub.
///
/// :::warning[Mind the gap]
/// As a container, with a title of its own.
/// :::
/// ```
///
/// A callout reads no traits.
public struct Callout<Content: View>: UnaryView {
  @Environment(\.containerWords) private var words

  let kind: CalloutKind
  let title: ChildLabel?
  let content: Content

  /// Creates a callout with a title; by default, the title is the kind's name.
  public init(_ kind: CalloutKind = .note, title: ChildLabel? = nil, @ViewBuilder content: () -> Content) {
    self.kind = kind
    self.title = title
    self.content = content()
  }

  /// The title and the content.
  public var markup: some View {
    aside(.class("callout callout-\(kind.rawValue)"), .role(.note)) {
      p(.class("callout-title")) { title.map(\.view) ?? AnyView(Text(words.callouts[kind] ?? "")) }
      content
    }
    .shownWidth(.inset(.rem(2.8) + .pixels(1))).styled(as: "callout")
  }
}

extension Container {
  /// `:::note`, `:::warning` and the other kinds; this container also renders GitHub's alerts.
  package static let callout = Container(
    "callout", aliases: CalloutKind.allCases.map(\.rawValue), summary: "set apart from the text"
  ) { use in
    Callout(CalloutKind(rawValue: use.name) ?? .note, title: use.label) { use.content }
  }
}
