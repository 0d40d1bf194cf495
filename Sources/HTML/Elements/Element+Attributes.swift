public import Views

// One initializer per number of attributes: a list of them would cost an allocation per element.

extension Element where Attributes == NoAttributes {
  /// An element with no attributes.
  @inlinable @inline(__always)
  public init(@ViewBuilder content: () -> Content) {
    self.init(NoAttributes(), content())
  }
}

extension Element where Attributes == NoAttributes, Content == EmptyView {
  /// An element with no attributes that holds nothing.
  @inlinable @inline(__always)
  public init() {
    self.init(NoAttributes(), EmptyView())
  }
}

extension Element where Attributes == OneAttribute {
  /// An element with one attribute.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, @ViewBuilder content: () -> Content) {
    self.init(OneAttribute(a1.markup), content())
  }
}

extension Element where Attributes == OneAttribute, Content == EmptyView {
  /// An element with one attribute that holds nothing.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>) {
    self.init(OneAttribute(a1.markup), EmptyView())
  }
}

extension Element where Attributes == TwoAttributes {
  /// An element with two attributes.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>, @ViewBuilder content: () -> Content) {
    self.init(TwoAttributes(a1.markup, a2.markup), content())
  }
}

extension Element where Attributes == TwoAttributes, Content == EmptyView {
  /// An element with two attributes that holds nothing.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>) {
    self.init(TwoAttributes(a1.markup, a2.markup), EmptyView())
  }
}

extension Element where Attributes == ThreeAttributes {
  /// An element with three attributes.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, @ViewBuilder content: () -> Content) {
    self.init(ThreeAttributes(a1.markup, a2.markup, a3.markup), content())
  }
}

extension Element where Attributes == ThreeAttributes, Content == EmptyView {
  /// An element with three attributes that holds nothing.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>) {
    self.init(ThreeAttributes(a1.markup, a2.markup, a3.markup), EmptyView())
  }
}

extension Element where Attributes == FourAttributes {
  /// An element with four attributes.
  @inlinable @inline(__always)
  public init(
    _ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>, @ViewBuilder content: () -> Content
  ) {
    self.init(FourAttributes(a1.markup, a2.markup, a3.markup, a4.markup), content())
  }
}

extension Element where Attributes == FourAttributes, Content == EmptyView {
  /// An element with four attributes that holds nothing.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>) {
    self.init(FourAttributes(a1.markup, a2.markup, a3.markup, a4.markup), EmptyView())
  }
}

extension Element where Attributes == ManyAttributes {
  /// An element with five attributes or more.
  @inlinable @inline(__always)
  public init(
    _ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>, _ a5: Attribute<T>,
    _ more: Attribute<T>..., @ViewBuilder content: () -> Content
  ) {
    self.init(ManyAttributes([a1.markup, a2.markup, a3.markup, a4.markup, a5.markup] + more.map(\.markup)), content())
  }
}

extension Element where Attributes == ManyAttributes, Content == EmptyView {
  /// An element with five attributes or more that holds nothing.
  @inlinable @inline(__always)
  public init(
    _ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>, _ a5: Attribute<T>,
    _ more: Attribute<T>...
  ) {
    self.init(
      ManyAttributes([a1.markup, a2.markup, a3.markup, a4.markup, a5.markup] + more.map(\.markup)), EmptyView())
  }
}
