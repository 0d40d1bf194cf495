public import Markup

// Global attributes for names, classes and languages.

extension Attribute {
  /// The unique id of the element.
  @inlinable @inline(__always)
  public static func id(_ id: String?) -> Self {
    switch id {
    case let id?: Self(" id=\"", .identifier(id))
    case nil: Self(" id=\"", .absent)
    }
  }

  /// The classes of the element, separated by spaces; modifiers add theirs.
  @inlinable @inline(__always)
  public static func `class`(_ names: String?) -> Self {
    switch names {
    case let names?: Self(" class=\"", .words(names))
    case nil: Self(" class=\"", .absent)
    }
  }

  /// The classes of the element; modifiers add theirs.
  @inlinable
  public static func `class`(_ names: [String]) -> Self {
    Self(" class=\"", names.isEmpty ? .absent : .words(names.joined(separator: " ")))
  }

  /// The classes of the element, if `condition` is true.
  @inlinable @inline(__always)
  public static func `class`(_ names: String, if condition: Bool) -> Self {
    Self(" class=\"", condition ? .words(names) : .absent)
  }

  /// Advisory text, usually a tooltip.
  @inlinable @inline(__always)
  public static func title(_ text: String?) -> Self { Self(" title=\"", text: text) }

  /// The language of the content, such as `de-AT`.
  @inlinable @inline(__always)
  public static func lang(_ language: String?) -> Self { Self(" lang=\"", text: language) }

  /// The direction of the text.
  @inlinable @inline(__always)
  public static func dir(_ direction: Keywords.Direction) -> Self { Self(" dir=\"", keyword: direction) }

  /// Whether translation tools translate the content.
  @inlinable @inline(__always)
  public static func translate(_ isOn: Bool) -> Self { Self(" translate=\"", text: isOn ? "yes" : "no") }

  /// The nonce that a content security policy checks.
  @inlinable @inline(__always)
  public static func nonce(_ nonce: String?) -> Self { Self(" nonce=\"", text: nonce) }
}

extension Keywords {
  /// The direction of text.
  public enum Direction: String, Sendable {
    /// Left to right.
    case ltr
    /// Right to left.
    case rtl
    /// Detected from the text.
    case auto
  }
}

// Global attributes for microdata.

extension Attribute {
  /// The element is an item; its properties are in its content.
  @inlinable @inline(__always)
  public static var itemscope: Self { Self(" itemscope=\"", true) }

  /// The element is an item, if `isPresent`; its properties are in its content.
  @inlinable @inline(__always)
  public static func itemscope(_ isPresent: Bool) -> Self { Self(" itemscope=\"", isPresent) }

  /// The URLs of the item's types, separated by spaces.
  @inlinable @inline(__always)
  public static func itemtype(_ types: String?) -> Self { Self(" itemtype=\"", text: types) }

  /// The URL that identifies the item.
  @inlinable @inline(__always)
  public static func itemid(_ url: String?) -> Self { Self(" itemid=\"", url: url) }

  /// The URL that identifies the item, which is not checked.
  @inlinable @inline(__always)
  public static func itemid(_ url: TrustedURL) -> Self { Self(" itemid=\"", url: url) }

  /// The names of the properties that the content sets, separated by spaces.
  @inlinable @inline(__always)
  public static func itemprop(_ names: String?) -> Self { Self(" itemprop=\"", text: names) }

  /// The ids of other elements with properties of the item, separated by spaces.
  @inlinable @inline(__always)
  public static func itemref(_ ids: String?) -> Self { Self(" itemref=\"", text: ids) }
}

// Attributes of custom elements and shadow trees.

extension Attribute {
  /// The name of the customized built-in element.
  @inlinable @inline(__always)
  public static func `is`(_ name: String?) -> Self { Self(" is=\"", text: name) }

  /// The slot of the host's shadow tree.
  @inlinable @inline(__always)
  public static func slot(_ name: String?) -> Self { Self(" slot=\"", text: name) }

  /// The part names for styles outside of the shadow tree, separated by spaces.
  @inlinable @inline(__always)
  public static func part(_ names: String?) -> Self { Self(" part=\"", text: names) }

  /// The part names to export from nested shadow trees, separated by commas.
  @inlinable @inline(__always)
  public static func exportparts(_ names: String?) -> Self { Self(" exportparts=\"", text: names) }
}

extension Attribute where T == Tags.template {
  /// The template is the shadow tree of its parent element.
  @inlinable @inline(__always)
  public static func shadowrootmode(_ mode: Keywords.ShadowRootMode) -> Self {
    Self(" shadowrootmode=\"", keyword: mode)
  }

  /// The host delegates the focus to its shadow tree.
  @inlinable @inline(__always)
  public static var shadowrootdelegatesfocus: Self { Self(" shadowrootdelegatesfocus=\"", true) }

  /// The host delegates the focus to its shadow tree, if `isPresent`.
  @inlinable @inline(__always)
  public static func shadowrootdelegatesfocus(_ isPresent: Bool) -> Self {
    Self(" shadowrootdelegatesfocus=\"", isPresent)
  }

  /// The shadow tree is cloned with its host.
  @inlinable @inline(__always)
  public static var shadowrootclonable: Self { Self(" shadowrootclonable=\"", true) }

  /// The shadow tree is cloned with its host, if `isPresent`.
  @inlinable @inline(__always)
  public static func shadowrootclonable(_ isPresent: Bool) -> Self { Self(" shadowrootclonable=\"", isPresent) }

  /// The shadow tree can be serialized.
  @inlinable @inline(__always)
  public static var shadowrootserializable: Self { Self(" shadowrootserializable=\"", true) }

  /// The shadow tree can be serialized, if `isPresent`.
  @inlinable @inline(__always)
  public static func shadowrootserializable(_ isPresent: Bool) -> Self { Self(" shadowrootserializable=\"", isPresent) }

  /// A script sets the custom element registry of the shadow tree later.
  @inlinable @inline(__always)
  public static var shadowrootcustomelementregistry: Self { Self(" shadowrootcustomelementregistry=\"", true) }

  /// A script sets the custom element registry of the shadow tree later, if `isPresent`.
  @inlinable @inline(__always)
  public static func shadowrootcustomelementregistry(_ isPresent: Bool) -> Self {
    Self(" shadowrootcustomelementregistry=\"", isPresent)
  }

  /// How the shadow tree assigns elements to slots.
  @inlinable @inline(__always)
  public static func shadowrootslotassignment(_ assignment: Keywords.SlotAssignment) -> Self {
    Self(" shadowrootslotassignment=\"", keyword: assignment)
  }
}

extension Keywords {
  /// Whether scripts outside can access a shadow tree.
  public enum ShadowRootMode: String, Sendable {
    /// Scripts outside can access the shadow tree.
    case open
    /// Scripts outside cannot access the shadow tree.
    case closed
  }
}

extension Keywords {
  /// How a shadow tree assigns elements to slots.
  public enum SlotAssignment: String, Sendable {
    /// The `slot` attribute of an element names its slot.
    case named
    /// A script assigns the elements.
    case manual
  }
}
