// One initializer per number of attributes: a list of them would cost an allocation per element.

extension VoidElement where Attributes == NoAttributes {
  /// An element with no attributes.
  @inlinable @inline(__always)
  public init() {
    self.init(NoAttributes())
  }
}

extension VoidElement where Attributes == OneAttribute {
  /// An element with one attribute.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>) {
    self.init(OneAttribute(a1.markup))
  }
}

extension VoidElement where Attributes == TwoAttributes {
  /// An element with two attributes.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>) {
    self.init(TwoAttributes(a1.markup, a2.markup))
  }
}

extension VoidElement where Attributes == ThreeAttributes {
  /// An element with three attributes.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>) {
    self.init(ThreeAttributes(a1.markup, a2.markup, a3.markup))
  }
}

extension VoidElement where Attributes == FourAttributes {
  /// An element with four attributes.
  @inlinable @inline(__always)
  public init(_ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>) {
    self.init(FourAttributes(a1.markup, a2.markup, a3.markup, a4.markup))
  }
}

extension VoidElement where Attributes == ManyAttributes {
  /// An element with five attributes or more.
  @inlinable @inline(__always)
  public init(
    _ a1: Attribute<T>, _ a2: Attribute<T>, _ a3: Attribute<T>, _ a4: Attribute<T>, _ a5: Attribute<T>,
    _ more: Attribute<T>...
  ) {
    self.init(ManyAttributes([a1.markup, a2.markup, a3.markup, a4.markup, a5.markup] + more.map(\.markup)))
  }
}
