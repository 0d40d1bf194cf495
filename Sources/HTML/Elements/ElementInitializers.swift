public import Views

// There is one initializer per number of attributes, because an array would cost an allocation per element. The content
// has a default instead of initializers without it: they would make the compiler blame the closure for errors in it.

extension Element where Attributes == NoAttributes {
  /// Creates an element with no attributes.
  @inlinable @inline(__always)
  public init(@ViewBuilder content: () -> Content = { EmptyView() }) {
    self.init(NoAttributes(), content())
  }
}

extension Element where Attributes == OneAttribute {
  /// Creates an element with one attribute.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, @ViewBuilder content: () -> Content = { EmptyView() }) {
    self.init(OneAttribute(a1.markup), content())
  }
}

extension Element where Attributes == TwoAttributes {
  /// Creates an element with two attributes.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>, @ViewBuilder content: () -> Content = { EmptyView() }) {
    self.init(TwoAttributes(a1.markup, a2.markup), content())
  }
}

extension Element where Attributes == ThreeAttributes {
  /// Creates an element with three attributes.
  @inlinable @inline(__always)
  public init(
    _ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.init(ThreeAttributes(a1.markup, a2.markup, a3.markup), content())
  }
}

extension Element where Attributes == FourAttributes {
  /// Creates an element with four attributes.
  @inlinable @inline(__always)
  public init(
    _ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.init(FourAttributes(a1.markup, a2.markup, a3.markup, a4.markup), content())
  }
}

extension Element where Attributes == ManyAttributes {
  /// Creates an element with five attributes or more.
  @inlinable @inline(__always)
  public init(
    _ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>, _ a5: Attribute<T>,
    _ more: Attribute<T>..., @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.init(ManyAttributes([a1.markup, a2.markup, a3.markup, a4.markup, a5.markup] + more.map(\.markup)), content())
  }
}

extension VoidElement where Attributes == NoAttributes {
  /// Creates an element with no attributes.
  @inlinable @inline(__always)
  public init() {
    self.init(NoAttributes())
  }
}

extension VoidElement where Attributes == OneAttribute {
  /// Creates an element with one attribute.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>) {
    self.init(OneAttribute(a1.markup))
  }
}

extension VoidElement where Attributes == TwoAttributes {
  /// Creates an element with two attributes.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>) {
    self.init(TwoAttributes(a1.markup, a2.markup))
  }
}

extension VoidElement where Attributes == ThreeAttributes {
  /// Creates an element with three attributes.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>) {
    self.init(ThreeAttributes(a1.markup, a2.markup, a3.markup))
  }
}

extension VoidElement where Attributes == FourAttributes {
  /// Creates an element with four attributes.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>) {
    self.init(FourAttributes(a1.markup, a2.markup, a3.markup, a4.markup))
  }
}

extension VoidElement where Attributes == ManyAttributes {
  /// Creates an element with five attributes or more.
  @inlinable @inline(__always)
  public init(
    _ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>, _ a5: Attribute<T>,
    _ more: Attribute<T>...
  ) {
    self.init(ManyAttributes([a1.markup, a2.markup, a3.markup, a4.markup, a5.markup] + more.map(\.markup)))
  }
}
