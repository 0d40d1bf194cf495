package import Garland

// The views, keys and modifiers of the conformance cases.

/// A number that children carry.
package struct K: _ViewTraitKey {
  /// None was written.
  package static var defaultValue: Int { 0 }
}

/// A label that children carry.
package struct L: _ViewTraitKey {
  /// None was written.
  package static var defaultValue: String { "-" }
}

/// Two numbers in one container value.
package struct Pin: Equatable {
  /// A field of the value.
  package var x = 0
  /// A field of the value.
  package var r = 0

  /// Makes a value of two fields.
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
  /// A number in the surroundings.
  package var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

extension View {
  /// Carries a number.
  package func trait(_ number: Int) -> some View { _trait(K.self, number) }

  /// Carries a label.
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

/// A leaf that reads its surroundings when it is rendered.
package struct EnvText: UnaryView {
  @Environment(\.level) private var level

  /// Makes the leaf.
  package init() {}

  /// What it read.
  package var markup: some View { Text("lvl\(level)") }
}

/// A composite that reads its surroundings when its body runs.
package struct EnvLabel: View {
  @Environment(\.level) private var level

  /// Makes the composite.
  package init() {}

  /// What it read.
  package var body: some View { Text("lvl\(level)") }
}

/// A container printed `name[...]`.
package struct Box<Content: View>: UnaryView {
  let name: String
  let content: Content

  /// Holds `content`.
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

  /// Makes two texts.
  package init(a: String = "x", b: String = "y") {
    self.a = a
    self.b = b
  }

  /// The two.
  package var body: some View {
    Text(a)
    Text(b)
  }
}

/// A composite that may be empty.
package struct Maybe: View {
  let show: Bool

  /// Shows a text or nothing.
  package init(show: Bool) {
    self.show = show
  }

  /// The text, or nothing.
  package var body: some View {
    if show { Text("m") }
  }
}

/// Something with an id.
package struct Person: Identifiable {
  /// The id.
  package let id: Int
  /// The name.
  package let name: String

  /// Makes somebody.
  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Pads its content.
package struct PadMod: ViewModifier {
  /// Makes the modifier.
  package init() {}

  /// The content, padded.
  package func body(content: Content) -> some View { content.pad() }
}

/// Boxes its content with a text behind it.
package struct BoxMod: ViewModifier {
  /// Makes the modifier.
  package init() {}

  /// The content and a text in a box.
  package func body(content: Content) -> some View {
    Box("m") {
      content
      Text("z")
    }
  }
}

/// Puts a text behind its content.
package struct TailMod: ViewModifier {
  /// Makes the modifier.
  package init() {}

  /// The content and a text.
  package func body(content: Content) -> some View {
    content
    Text("z")
  }
}
