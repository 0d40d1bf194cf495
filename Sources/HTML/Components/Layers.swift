import Elements
public import Views

extension View {
  /// Draws `layer` over each child of this view.
  ///
  /// ```swift
  /// Text("Hello").padding().overlay {
  ///   RoundedRectangle(cornerRadius: 8).stroke(.gray)
  /// }
  /// ```
  ///
  /// The child and the layer get a `<div>` around them. A shape fills it.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content layer: () -> some View) -> some View {
    modifier(Layers(layer: layer(), isInFront: true, alignment: alignment))
  }

  /// Draws `layer` over each child of this view.
  public func overlay(_ layer: some View, alignment: Alignment = .center) -> some View {
    overlay(alignment: alignment) { layer }
  }

  /// Draws `layer` behind each child of this view.
  ///
  /// ```swift
  /// Text("New").padding(4).background {
  ///   Capsule().fill(.yellow)
  /// }
  /// ```
  ///
  /// The child and the layer get a `<div>` around them. A shape fills it.
  public func background(alignment: Alignment = .center, @ViewBuilder content layer: () -> some View) -> some View {
    modifier(Layers(layer: layer(), isInFront: false, alignment: alignment))
  }

  /// Draws `layer` behind each child of this view.
  @_disfavoredOverload
  public func background(_ layer: some View, alignment: Alignment = .center) -> some View {
    background(alignment: alignment) { layer }
  }
}

/// A modifier that draws a view in front of or behind each child.
private struct Layers<Layer: View>: ViewModifier {
  let layer: Layer
  let isInFront: Bool
  let alignment: Alignment

  func body(content: Content) -> some View {
    ForEach(subviews: content) { child in
      div(.class("layers")) {
        if !isInFront { div(.class("layer layer-behind \(alignment.placement)")) { layer.asElements() } }
        child.asElements()
        if isInFront { div(.class("layer \(alignment.placement)")) { layer.asElements() } }
      }
      .values(of: child)
    }
    .usingViewStyles()
  }
}
