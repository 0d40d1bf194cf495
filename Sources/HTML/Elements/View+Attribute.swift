public import Views

extension View {
  /// Lands `attribute` on the element of every child of this view: its own, or one that is made for it.
  ///
  /// Classes and styles join those that an element has; any other attribute takes the place of the element's own.
  ///
  /// ```swift
  /// Group {
  ///   p { Text("one") }
  ///   Text("two")
  /// }
  /// .attribute(.class("note"))  // <p class="note">one</p><span class="note">two</span>
  /// ```
  @inlinable @inline(__always)
  public func attribute(_ attribute: Attribute<Tags.any>) -> ModifiedContent<Self, AttributeModifier> {
    ModifiedContent(content: self, modifier: AttributeModifier(attribute.markup))
  }
}
