// What custom elements and shadow trees are made with.

extension Attribute {
  /// The customised element that this one is.
  @inlinable @inline(__always)
  public static func `is`(_ name: String?) -> Self { Self(" is=\"", text: name) }

  /// The place in the host's shadow tree that the element goes to.
  @inlinable @inline(__always)
  public static func slot(_ name: String?) -> Self { Self(" slot=\"", text: name) }

  /// The names that styles outside of the shadow tree know the element by, separated by spaces.
  @inlinable @inline(__always)
  public static func part(_ names: String?) -> Self { Self(" part=\"", text: names) }

  /// The parts inside that styles further out may know, separated by commas.
  @inlinable @inline(__always)
  public static func exportparts(_ names: String?) -> Self { Self(" exportparts=\"", text: names) }
}

extension Attribute where T == Tags.template {
  /// The content becomes the shadow tree of the element around.
  @inlinable @inline(__always)
  public static func shadowrootmode(_ mode: HTML.ShadowRootMode) -> Self { Self(" shadowrootmode=\"", keyword: mode) }

  /// The shadow tree hands the focus on to what can take it.
  @inlinable @inline(__always)
  public static var shadowrootdelegatesfocus: Self { Self(" shadowrootdelegatesfocus=\"", true) }

  /// The shadow tree hands the focus on to what can take it, if `isPresent`.
  @inlinable @inline(__always)
  public static func shadowrootdelegatesfocus(_ isPresent: Bool) -> Self {
    Self(" shadowrootdelegatesfocus=\"", isPresent)
  }

  /// The shadow tree is copied along with its host.
  @inlinable @inline(__always)
  public static var shadowrootclonable: Self { Self(" shadowrootclonable=\"", true) }

  /// The shadow tree is copied along with its host, if `isPresent`.
  @inlinable @inline(__always)
  public static func shadowrootclonable(_ isPresent: Bool) -> Self { Self(" shadowrootclonable=\"", isPresent) }

  /// The shadow tree can be written out as markup.
  @inlinable @inline(__always)
  public static var shadowrootserializable: Self { Self(" shadowrootserializable=\"", true) }

  /// The shadow tree can be written out as markup, if `isPresent`.
  @inlinable @inline(__always)
  public static func shadowrootserializable(_ isPresent: Bool) -> Self { Self(" shadowrootserializable=\"", isPresent) }

  /// The shadow tree gets its custom elements from a registry that is set later.
  @inlinable @inline(__always)
  public static var shadowrootcustomelementregistry: Self { Self(" shadowrootcustomelementregistry=\"", true) }

  /// The shadow tree gets its custom elements from a registry that is set later, if `isPresent`.
  @inlinable @inline(__always)
  public static func shadowrootcustomelementregistry(_ isPresent: Bool) -> Self {
    Self(" shadowrootcustomelementregistry=\"", isPresent)
  }

  /// How elements come to the slots of the shadow tree.
  @inlinable @inline(__always)
  public static func shadowrootslotassignment(_ assignment: HTML.SlotAssignment) -> Self {
    Self(" shadowrootslotassignment=\"", keyword: assignment)
  }
}

extension HTML {
  /// Whether programs outside can reach a shadow tree.
  public enum ShadowRootMode: String, Sendable {
    /// They can.
    case open
    /// They cannot.
    case closed
  }
}

extension HTML {
  /// How elements come to the slots of a shadow tree.
  public enum SlotAssignment: String, Sendable {
    /// By the name that their `slot` says.
    case named
    /// By a program.
    case manual
  }
}
