public import Views

// Controls whose state a page cannot keep. A form of HTML sends the values of its fields to a server.

/// Unavailable: a page keeps no state.
@available(
  *, unavailable,
  message: "a page keeps no state: write label { input(.type(.checkbox), .name(\"…\")); Text(…) }"
)
public struct Toggle<Label: View>: View {
  /// Unavailable.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}

  /// Unavailable.
  public init(_ title: String, isOn: Binding<Bool>) where Label == Text {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page keeps no state.
@available(*, unavailable, message: "a page keeps no state: write input(.type(.range), .name(\"…\")) in a form")
public struct Slider: View {
  /// Unavailable.
  public init(value: Binding<Double>, in range: ClosedRange<Double> = 0...1, step: Double = 1) {}

  /// Unavailable.
  public init(value: Binding<Double>, in range: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page keeps no state.
@available(*, unavailable, message: "a page keeps no state: write input(.type(.number), .name(\"…\")) in a form")
public struct Stepper<Label: View>: View {
  /// Unavailable.
  public init(_ title: String, value: Binding<Int>, in range: ClosedRange<Int> = 0...1, step: Int = 1)
  where Label == Text {}

  /// Unavailable.
  public init(value: Binding<Int>, in range: ClosedRange<Int> = 0...1, @ViewBuilder label: () -> Label) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page keeps no state.
@available(*, unavailable, message: "a page keeps no state: write input(.type(.date), .name(\"…\")) in a form")
public struct DatePicker: View {
  /// Unavailable.
  public init(_ title: String, selection: Binding<some Any>) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page keeps no state.
@available(*, unavailable, message: "a page keeps no state: write input(.type(.color), .name(\"…\")) in a form")
public struct ColorPicker: View {
  /// Unavailable.
  public init(_ title: String, selection: Binding<some Any>) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page keeps no state.
@available(*, unavailable, message: "write input(.type(.password), .name(\"…\")) in a form")
public struct SecureField: View {
  /// Unavailable.
  public init(_ title: String, text: Binding<String>) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page keeps no state.
@available(*, unavailable, message: "write textarea(.name(\"…\")) { Text(…) } in a form")
public struct TextEditor: View {
  /// Unavailable.
  public init(text: Binding<String>) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page has no menus.
@available(*, unavailable, message: "write DisclosureGroup(…) { … } with links")
public struct Menu<Label: View, Content: View>: View {
  /// Unavailable.
  public init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {}

  /// Unavailable.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page waits for nothing.
@available(
  *, unavailable,
  message: "a page waits for nothing: write progress(.value(…), .max(…)) { }, or show the result"
)
public struct ProgressView: View {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(_ title: String) {}

  /// Unavailable.
  public init(value: Double?, total: Double = 1) {}

  /// Unavailable.
  public init(_ title: String, value: Double?, total: Double = 1) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: the browser loads images.
@available(*, unavailable, message: "the browser loads images by itself: write Image(\"/cat.png\", alt: \"A cat\")")
public struct AsyncImage<Content: View>: View {
  /// Unavailable.
  public init(url: (some Any)?) where Content == EmptyView {}

  /// Unavailable.
  public init(url: (some Any)?, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> some View) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}
