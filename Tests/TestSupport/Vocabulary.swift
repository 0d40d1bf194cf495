package import Garland

// The views, keys and modifiers of the conformance cases.

/// A trait with a number.
package struct K: _ViewTraitKey {
  /// The default.
  package static var defaultValue: Int { 0 }
}

/// A trait with a label.
package struct L: _ViewTraitKey {
  /// The default.
  package static var defaultValue: String { "-" }
}

/// Two numbers in one container value.
package struct Pin: Equatable {
  /// A field of the value.
  package var x = 0
  /// A field of the value.
  package var r = 0

  /// Creates a value.
  package init(x: Int = 0, r: Int = 0) {
    self.x = x
    self.r = r
  }
}

private enum RankKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

private enum PinKey: ContainerValueKey {
  static var defaultValue: Pin { Pin() }
}

extension ContainerValues {
  /// A number.
  package var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }

  /// Two numbers.
  package var pin: Pin {
    get { self[PinKey.self] }
    set { self[PinKey.self] = newValue }
  }
}

private enum LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// A number in the environment.
  package var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

extension View {
  /// Sets the number of each child.
  package func trait(_ number: Int) -> some View { _trait(K.self, number) }

  /// Sets the label of each child.
  package func label(_ label: String) -> some View { _trait(L.self, label) }

  /// An ordinary modifier, printed `pad(x)`.
  package func pad() -> some View { mark("pad") }

  /// An ordinary modifier, printed `bord(x)`.
  package func border() -> some View { mark("bord") }

  /// An ordinary modifier, printed `name(x)`.
  package func mark(_ name: String) -> some View { attribute(.class("\(name)()")) }

  /// A tree with a unary root whose body is a closure.
  package func unary<Result: View>(
    @ViewBuilder process: @escaping (_VariadicView.Children) -> Result
  ) -> some View {
    _VariadicView.Tree(UnaryClosureRoot(process: process)) { self }
  }
}

private struct UnaryClosureRoot<Result: View>: _VariadicView.UnaryViewRoot {
  let process: (_VariadicView.Children) -> Result

  func body(children: _VariadicView.Children) -> Result { process(children) }
}

/// A leaf that reads the environment when it is rendered.
package struct EnvText: UnaryView {
  @Environment(\.level) private var level

  /// Creates the leaf.
  package init() {}

  /// The number in the environment.
  package var markup: some View { Text("lvl\(level)") }
}

/// A composite that reads the environment when its body runs.
package struct EnvLabel: View {
  @Environment(\.level) private var level

  /// Creates the composite.
  package init() {}

  /// The number in the environment.
  package var body: some View { Text("lvl\(level)") }
}

/// A container printed `name[...]`.
package struct Box<Content: View>: UnaryView {
  let name: String
  let content: Content

  /// Creates a container with `content`.
  package init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// The element.
  package var markup: some View { div(.data("box", name)) { content } }
}

/// A composite of two texts.
package struct Two: View {
  let a, b: String

  /// Creates two texts.
  package init(a: String = "x", b: String = "y") {
    self.a = a
    self.b = b
  }

  /// The two texts.
  package var body: some View {
    Text(a)
    Text(b)
  }
}

/// A composite that may be empty.
package struct Maybe: View {
  let show: Bool

  /// Creates a composite with a text or without children.
  package init(show: Bool) {
    self.show = show
  }

  /// The text, if it is shown.
  package var body: some View {
    if show { Text("m") }
  }
}

/// An identifiable value.
package struct Person: Identifiable {
  /// The id.
  package let id: Int
  /// The name.
  package let name: String

  /// Creates a person.
  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// A modifier that pads its content.
package struct PadMod: ViewModifier {
  /// Creates the modifier.
  package init() {}

  /// The padded content.
  package func body(content: Content) -> some View { content.pad() }
}

/// A modifier that puts its content and a text in a box.
package struct BoxMod: ViewModifier {
  /// Creates the modifier.
  package init() {}

  /// The content and a text in a box.
  package func body(content: Content) -> some View {
    Box("m") {
      content
      Text("z")
    }
  }
}

/// A modifier that adds a text after its content.
package struct TailMod: ViewModifier {
  /// Creates the modifier.
  package init() {}

  /// The content and a text.
  package func body(content: Content) -> some View {
    content
    Text("z")
  }
}
