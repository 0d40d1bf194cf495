public import Markup

extension RenderContext {
  /// Whether nothing is pending for the next child, so that an element can be written in place.
  @inlinable @inline(__always)
  public var isPlain: Bool { layers == nil }

  /// Whether something lands on the next child, so that it must be an element.
  public var isLanding: Bool {
    layers?.attributes.contains { $0.value != .absent } ?? false
  }

  /// Whether an attribute lands on the next child.
  var isLandingAttribute: Bool {
    layers?.attributes.contains(where: \.isWritten) ?? false
  }

  /// Writes an element from its constant markup, `"<a></a>"`, with its own attributes and those landing on it.
  ///
  /// This is the careful way, for elements that something lands on.
  public mutating func writeElement(
    _ markup: StaticString, _ own: [MarkupAttribute], _ content: (inout RenderContext) -> Void
  ) {
    let outer = layers
    layers = nil
    output.appendOpening(markup)
    writeAttributes(own, landing: outer)
    content(&self)
    output.appendEnd(markup)
    layers = outer
  }

  /// Writes an element that cannot hold content, `"<br>"`, with its own attributes and those landing on it.
  public mutating func writeVoidElement(_ markup: StaticString, _ own: [MarkupAttribute]) {
    output.append(markup, 0..<markup.voidNameLength + 1)
    writeAttributes(own, landing: layers)
  }

  /// Writes one attribute of an element, and reports what a page would want to know of it.
  @inlinable @inline(__always)
  public mutating func write(_ attribute: MarkupAttribute) {
    if case .identifier(let identifier) = attribute.value { reportIdentifier(identifier) }
    if !output.append(attribute) { reportRefused(attribute) }
  }

  @usableFromInline @inline(never)
  func reportIdentifier(_ identifier: String) {
    box.report(.identifier(identifier))
  }

  @usableFromInline @inline(never)
  func reportRefused(_ attribute: MarkupAttribute) {
    if case .refused(let reason) = attribute.value {
      box.report(.diagnostic(.refusedAttribute(reason)))
    } else {
      box.report(.diagnostic(.refusedURL(attribute)))
    }
  }

  private mutating func writeAttributes(_ own: [MarkupAttribute], landing layers: Layers?) {
    for attribute in MarkupAttribute.merged(own + (layers?.attributes ?? [])) {
      write(attribute)
    }
    output.append(byte: UInt8(ascii: ">"))
  }
}
