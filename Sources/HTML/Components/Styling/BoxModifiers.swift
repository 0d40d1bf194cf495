public import Views

// These modifiers add classes of the theme to each child. A length that the theme does not know is a custom property.
extension View {
  /// Adds padding on some edges, with the usual length of the theme unless a length in points is given.
  ///
  /// ```swift
  /// Text("Hello").padding()
  /// Text("Hello").padding(.horizontal, 8)
  /// ```
  ///
  /// The last length for an edge wins; two paddings do not add up.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let sides = edges == .all ? [""] : edges.edges.map { "-\($0.rawValue)" }
    let properties =
      length.map { length in sides.compactMap { CustomProperty("--padding\($0)", length: length) } } ?? []
    let classes = sides.map { "padding\($0)" + (properties.isEmpty ? "" : "-length") }
    return themed(classes.joined(separator: " "), properties)
  }

  /// Adds padding of a length in points on all edges.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds padding of lengths in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    padding(.top, insets.top).padding(.leading, insets.leading).padding(.bottom, insets.bottom)
      .padding(.trailing, insets.trailing)
  }

  /// Adds a border, with a width in points.
  public func border(_ color: Color, width: Double = 1) -> some View {
    let property = width == 1 ? nil : CustomProperty("--border", length: width)
    let classes =
      [
        "border", property.map { _ in "border-length" }, "border-\(color.name)",
        color.share.map { _ in "border-share" },
      ]
    return themed(classes.compactMap(\.self).joined(separator: " "), [property, color.property("--border-color")])
  }

  /// Sets the background color.
  public func background(_ color: Color) -> some View {
    themed(
      "background-\(color.name)" + (color.share == nil ? "" : " background-share"),
      [color.share.map { CustomProperty("--share", $0) }])
  }

  /// Sets the background color of a shape around the view.
  public func background(_ color: Color, in shape: some Shape) -> some View {
    background(color).themed(shape.clip.name, [shape.clip.property])
  }

  /// Cuts off what is outside of a shape around the view.
  ///
  /// ```swift
  /// Image("/ada.jpg", alt: "Ada").frame(width: 48, height: 48).clipShape(Circle())
  /// ```
  public func clipShape(_ shape: some Shape) -> some View {
    themed("clipped " + shape.clip.name, [shape.clip.property])
  }

  /// Cuts off what is outside of the box.
  public func clipped() -> some View { themed("clipped") }

  /// Adds a shadow, with lengths in points.
  public func shadow(color: Color? = nil, radius: Double, x: Double = 0, y: Double = 0) -> some View {
    let color = color.map { CustomProperty("--shadow-color", $0.mixture ?? $0.value) }
    let lengths = [("radius", radius), ("x", x), ("y", y)].map { CustomProperty("--shadow-\($0)", length: $1) }
    return themed("shadow", lengths + [color])
  }

  /// Rounds the corners of the box, as far as the theme does.
  public func cornerRadius() -> some View { themed("rounded") }

  /// Rounds the corners of the box, with a radius in points.
  public func cornerRadius(_ radius: Double) -> some View {
    let property = CustomProperty("--radius", length: radius)
    return themed(property == nil ? "rounded" : "rounded-length", [property].compactMap(\.self))
  }

  /// Makes the view as wide as its container.
  public func fullWidth() -> some View { themed("full-width") }
}

extension View {
  /// Sets the size of the box in points, and the position of the content in it.
  ///
  /// ```swift
  /// Circle().frame(width: 12, height: 12)
  /// Text("Hello").frame(width: 200, alignment: .trailing)
  /// ```
  ///
  /// Without an alignment, the content begins at the top of the leading edge.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment? = nil) -> some View {
    framed([("width", width), ("height", height)], alignment)
  }

  /// Limits the size of the box in points, and sets the position of the content in it; `.infinity` fills the container.
  ///
  /// ```swift
  /// VStack { … }.frame(maxWidth: .infinity, alignment: .leading)
  /// ```
  @_disfavoredOverload
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment? = nil
  ) -> some View {
    framed(
      [("min-width", minWidth), ("max-width", maxWidth), ("min-height", minHeight), ("max-height", maxHeight)],
      alignment)
  }

  private func framed(_ lengths: [(name: String, length: Double?)], _ alignment: Alignment?) -> some View {
    var classes = ["frame"]
    var properties: [CustomProperty] = []
    for (name, length) in lengths {
      guard let length, let property = CustomProperty("--\(name)", length: length) else { continue }
      classes.append(name == "max-width" && length == .infinity ? "full-width" : "frame-\(name)")
      properties.append(property)
    }
    if let alignment { classes.append(alignment.placement) }
    let widths = lengths.compactMap { name, length in ["width", "max-width"].contains(name) ? length : nil }
    return themed(classes.joined(separator: " "), properties.filter { $0.name != "--max-width" || $0.value != "100%" })
      .modifier(ShownWidthModifier(widths.filter(\.isFinite).map { .limit(.rem(max(0, $0) / 16)) }))
  }
}
