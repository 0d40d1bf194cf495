public import Articles
public import Components
import Elements
public import Views

/// What a callout is for.
public enum CalloutKind: String, CaseIterable, Sendable {
  /// Worth knowing.
  case note
  /// Makes things easier.
  case tip
  /// Must be known.
  case important
  /// Something may go wrong.
  case warning
  /// Something will go wrong.
  case caution
  /// Background.
  case info
  /// Something will be lost.
  case danger
}

/// Something set apart from the text: a note, a warning.
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
/// It reads no traits.
public struct Callout<Content: View>: UnaryView {
  @Environment(\.containerWords) private var words

  let kind: CalloutKind
  let title: ChildLabel?
  let content: Content

  /// Sets `content` apart, under a title of its own or its kind's.
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
    .styled(as: "callout")
  }
}

extension Container {
  /// `:::note`, `:::warning` and their kin; GitHub's alerts are the same.
  public static let callout = Container(
    "callout", aliases: CalloutKind.allCases.map(\.rawValue), summary: "set apart from the text"
  ) { use in
    Callout(CalloutKind(rawValue: use.name) ?? .note, title: use.label) { use.content }
  }
}
