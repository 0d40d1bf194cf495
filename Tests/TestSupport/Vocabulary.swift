public import Garland

// The views, keys and modifiers of the conformance cases.

/// A number that children carry.
public struct K: _ViewTraitKey {
  /// None was written.
  public static var defaultValue: Int { 0 }
}

/// A label that children carry.
public struct L: _ViewTraitKey {
  /// None was written.
  public static var defaultValue: String { "-" }
}

/// Two numbers in one container value.
public struct Pin: Equatable {
  /// A field of the value.
  public var x = 0
  /// A field of the value.
  public var r = 0

  /// Makes a value of two fields.
  public init(x: Int = 0, r: Int = 0) {
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
  public var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }

  /// Two numbers.
  public var pin: Pin {
    get { self[PinKey.self] }
    set { self[PinKey.self] = newValue }
  }
}

private enum LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// A number in the surroundings.
  public var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

extension View {
  /// Carries a number.
  public func trait(_ number: Int) -> some View { _trait(K.self, number) }

  /// Carries a label.
  public func label(_ label: String) -> some View { _trait(L.self, label) }

  /// An ordinary modifier, printed `pad(x)`.
  public func pad() -> some View { mark("pad") }

  /// An ordinary modifier, printed `bord(x)`.
  public func border() -> some View { mark("bord") }

  /// An ordinary modifier, printed `name(x)`.
  public func mark(_ name: String) -> some View { attribute(.class("\(name)()")) }

  /// A tree with a unary root whose body is a closure.
  public func unary<Result: View>(
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
public struct EnvText: UnaryView {
  @Environment(\.level) private var level

  /// Makes the leaf.
  public init() {}

  /// What it read.
  public var markup: some View { Text("lvl\(level)") }
}

/// A composite that reads its surroundings when its body runs.
public struct EnvLabel: View {
  @Environment(\.level) private var level

  /// Makes the composite.
  public init() {}

  /// What it read.
  public var body: some View { Text("lvl\(level)") }
}

/// A container printed `name[...]`.
public struct Box<Content: View>: UnaryView {
  let name: String
  let content: Content

  /// Holds `content`.
  public init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.data("box", name)) { content } }
}

/// A composite of two texts.
public struct Two: View {
  let a, b: String

  /// Makes two texts.
  public init(a: String = "x", b: String = "y") {
    self.a = a
    self.b = b
  }

  /// The two.
  public var body: some View {
    Text(a)
    Text(b)
  }
}

/// A composite that may be empty.
public struct Maybe: View {
  let show: Bool

  /// Shows a text or nothing.
  public init(show: Bool) {
    self.show = show
  }

  /// The text, or nothing.
  public var body: some View {
    if show { Text("m") }
  }
}

/// Something with an id.
public struct Person: Identifiable {
  /// The id.
  public let id: Int
  /// The name.
  public let name: String

  /// Makes somebody.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Pads its content.
public struct PadMod: ViewModifier {
  /// Makes the modifier.
  public init() {}

  /// The content, padded.
  public func body(content: Content) -> some View { content.pad() }
}

/// Boxes its content with a text behind it.
public struct BoxMod: ViewModifier {
  /// Makes the modifier.
  public init() {}

  /// The content and a text in a box.
  public func body(content: Content) -> some View {
    Box("m") {
      content
      Text("z")
    }
  }
}

/// Puts a text behind its content.
public struct TailMod: ViewModifier {
  /// Makes the modifier.
  public init() {}

  /// The content and a text.
  public func body(content: Content) -> some View {
    content
    Text("z")
  }
}
